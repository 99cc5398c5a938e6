import { readFile } from 'node:fs/promises';

/** Milliseconds of the processor by process. */
export type Usage = ReadonlyMap<number, number>;

/**
 * What PostgreSQL used for one database: its connections, and the processes that serve all (log writer, checkpointer).
 * Connections to the other candidates' databases are left out: an idle candidate that looks for jobs costs nobody else.
 */
export async function databaseUse(postmaster: number, database: string, all: readonly string[]): Promise<Usage> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const counted = await Promise.all(
    pids.map(async (pid): Promise<[number, number] | undefined> => {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (!servesDatabase(title, database, all)) return undefined;
      const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ');
      return [pid, Number(nanoseconds) / 1e6];
    }),
  );
  return new Map(counted.filter((one) => one !== undefined));
}

/** A connection's title names its database: `postgres: trolley: postgres peer_next [local] idle`. */
export function servesDatabase(title: string, database: string, all: readonly string[]): boolean {
  const words = title.replaceAll('\0', ' ').split(/\s+/);
  return !all.some((other) => other !== database && words.includes(other));
}

/** A connection that was opened meanwhile counts from its beginning; of one that is gone nothing is known any more. */
export function usedBetween(before: Usage, after: Usage): number {
  let sum = 0;
  for (const [pid, used] of after) sum += used - (before.get(pid) ?? 0);
  return sum;
}
