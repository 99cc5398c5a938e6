import { type Announcer, createAnnouncer } from './announcer.ts';
import { type Closing, createClosing } from './closing.ts';
import { StartInterrupted } from './steps.ts';
import { onStopSignal } from './stopSignals.ts';

export interface Run {
  readonly closing: Closing;
  isStopping(): boolean;
  readonly announcer: Announcer;
}

/** Opens what `open` opens and keeps it so until Ctrl-C, SIGTERM or an error, then closes it and ends the process. */
export async function runProcess(open: (run: Run) => Promise<void>): Promise<void> {
  const announcer = createAnnouncer();
  const closing = createClosing((problem) => announcer.info(problem));
  let stopping = false;
  let opened = false;

  async function end(code: number): Promise<never> {
    stopping = true;
    await closing.run();
    process.exit(code);
  }

  onStopSignal((signal) => {
    stopping = true;
    announcer.info(`${signal}: closing, press Ctrl-C again to end at once`);
    // While it opens, the next step of the start notices and everything begun so far is closed below.
    if (opened) void end(0);
  });
  process.once('uncaughtException', (error) => {
    announcer.failed(error);
    void end(1);
  });

  try {
    await open({ closing, isStopping: () => stopping, announcer });
    opened = true;
  } catch (error) {
    if (error instanceof StartInterrupted) return end(0);
    announcer.failed(error);
    return end(1);
  }
}
