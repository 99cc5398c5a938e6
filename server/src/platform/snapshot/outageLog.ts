import type { Log } from '../log.ts';

/** Says once that something is wrong, however often it is tried again, and once that it is over. */
export function createOutageLog(log: Pick<Log, 'info' | 'warn'>) {
  let known: string | undefined;
  return {
    seen(err: unknown, version: string): void {
      const problem = err instanceof Error ? `${err.name}: ${err.message}` : String(err);
      if (problem === known) return;
      known = problem;
      log.warn({ err, version }, 'the snapshot cannot be renewed; the last one stays');
    },
    over(version: string): void {
      if (known === undefined) return;
      known = undefined;
      log.info({ version }, 'the snapshot can be renewed again');
    },
  };
}
