import type { Log } from '../log.ts';

export interface Repeated {
  /** Now, or as soon as what is under way is done. */
  hint(): void;
  /** Nothing begins after it; what is under way comes to its end. */
  close(): Promise<void>;
}

/** Does its work at once and then again and again, one at a time; a failure is told and waits for the next time. */
export function repeated(work: () => Promise<void>, everyMs: number, log: Log, failed: string): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let known: string | undefined;

  /** Once, however often it happens in a row. */
  function tell(err: unknown): void {
    const problem = String(err);
    if (problem !== known) log.warn({ err }, failed);
    known = problem;
  }

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await work();
        known = undefined;
      } catch (err) {
        tell(err);
      }
    } while (again && !closed);
  }

  function hint(): void {
    if (closed) return;
    clearTimeout(timer);
    again = true;
    running ??= run().finally(() => {
      running = undefined;
      if (closed) return;
      timer = setTimeout(hint, everyMs);
      timer.unref();
    });
  }

  hint();
  return {
    hint,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
