import { type Closing, createClosing } from './closing.ts';
import { StartProblem } from './startProblem.ts';
import { StartInterrupted } from './steps.ts';
import { onStopSignal } from './stopSignals.ts';

export interface Run {
  readonly closing: Closing;
  isStopping(): boolean;
}

/** Opens what `open` opens and keeps it so until Ctrl-C, SIGTERM or an error, then closes it and ends the process. */
export async function runProcess(open: (run: Run) => Promise<void>): Promise<void> {
  const closing = createClosing(report);
  let stopping = false;
  let opened = false;

  async function end(code: number): Promise<never> {
    stopping = true;
    await closing.run();
    process.exit(code);
  }

  onStopSignal((signal) => {
    stopping = true;
    report(`${signal}: closing, press Ctrl-C again to end at once`);
    // While it opens, the next step of the start notices and everything begun so far is closed below.
    if (opened) void end(0);
  });
  process.once('uncaughtException', (error) => {
    report(describe(error));
    void end(1);
  });

  try {
    await open({ closing, isStopping: () => stopping });
    opened = true;
  } catch (error) {
    if (error instanceof StartInterrupted) return end(0);
    report(describe(error));
    return end(1);
  }
}

function describe(error: unknown): string {
  if (error instanceof StartProblem) return `\n${error.message}\n`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}
