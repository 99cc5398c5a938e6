import { createInterface } from 'node:readline';
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
  await nothingUnderWay(on);
  return done;
}

/**
 * A script in a process of its own that is given its jobs one by one, for those that wait for each other. Of one that
 * stands still the connections are cut, which is all that the database sees of a kill; its code never goes on.
 */
export function cutOffWhenStill(on: Queryable, script: URL, args: readonly string[]) {
  const child = spawnSource(script, args);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** Whether it had come to its end. */
    async isDone(job: object): Promise<boolean> {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      const said = await lines.next();
      if (said.done) throw new Error('ended by itself');
      await expect.poll(() => on.query({ text: `select pg_terminate_backend(pid) ${underWay}` })).toHaveLength(0);
      return said.value.startsWith('done');
    },
    end: () => child.kill('SIGKILL'),
  };
}

/** Also where the database still works at the statement before the one that is not sent. */
const underWay = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
                    and pid <> pg_backend_pid() and state <> 'idle'`;

/** Transactions of whoever is gone are undone by the database, which notices a moment later. */
function nothingUnderWay(on: Queryable): Promise<void> {
  return expect.poll(() => on.query({ text: `select ${underWay}` })).toHaveLength(0);
}
