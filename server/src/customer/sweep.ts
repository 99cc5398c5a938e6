import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';

/** What is over counts for nothing any more; it only takes room. Tries count for an hour at most. */
const over = [
  'delete from session where expires_at < now()',
  'delete from mail_token where expires_at < now()',
  `delete from tries where window_start < now() - interval '1 day'`,
  'delete from used_proof where expires_at < now()',
];

export async function sweep(database: Pick<Database, 'query'>): Promise<void> {
  for (const text of over) await database.query({ text });
}

const everyMs = 60 * 60_000;

/** Every hour, at another moment in every process. */
export function keepSweeping(database: Database, log: Log): { close(): Promise<void> } {
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(
    () => {
      sweeping = sweep(database).catch((err: unknown) => log.error({ err }, 'what is over could not be swept away'));
    },
    everyMs * (0.9 + Math.random() * 0.2),
  );
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
