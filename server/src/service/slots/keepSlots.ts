import type { Log } from '../../platform/log.ts';

const everyMs = 60 * 60_000;
const retryMs = 60_000;

export interface SlotKeeping {
  close(): Promise<void>;
}

/** Makes slots again every hour, and a minute after a failure. The process may end while it waits. */
export function keepSlots(make: () => Promise<void>, log: Log, delays = { everyMs, retryMs }): SlotKeeping {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  function wait(milliseconds: number): void {
    if (closed) return;
    timer = setTimeout(() => {
      running = make().then(
        () => wait(delays.everyMs),
        (err: unknown) => {
          log.error({ err }, 'time slots could not be made ahead; tried again soon');
          wait(delays.retryMs);
        },
      );
    }, milliseconds);
    timer.unref();
  }

  wait(delays.everyMs);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
