import { expect } from 'vitest';
import { spawnSource } from '../../../test/spawnSource.ts';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Runs a script in a process of its own and kills it once each of its jobs stands still or is done, which it says in a
 * line. Answers which of them had come to their end.
 */
export async function killWhenStill(
  on: Queryable,
  script: URL,
  args: readonly string[],
  jobs: number,
): Promise<ReadonlySet<number>> {
  const child = spawnSource(script, args);
  const done = new Set<number>();
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`ended by itself: ${said}`)),
    );
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > jobs) child.kill('SIGKILL');
    });
  });
  for (const [, index] of said.matchAll(/^done (\d+)$/gm)) done.add(Number(index));
  // Its transactions are undone by the database, which notices a moment later.
  const text = `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  await expect.poll(() => on.query({ text })).toHaveLength(0);
  return done;
}
