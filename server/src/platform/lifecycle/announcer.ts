import type { Log } from '../log.ts';
import { stackOf } from '../stackOf.ts';
import { isStartProblem } from '../startProblem.ts';

/** Words for the person who started the process. Where no terminal shows them, each is a line of JSON like those of the log. */
export interface Announcer {
  /** As soon as there is a log, the lines are its own. */
  useLog(log: Log): void;
  info(text: string): void;
  /** In place of a text for people, a line for machines has facts. */
  opened(text: string, facts: object): void;
  /** Why the process ends: in words where the operator can put it right, otherwise with its stack. */
  failed(error: unknown): void;
}

interface Outputs {
  readonly isTerminal: boolean;
  out(text: string): void;
  err(text: string): void;
}

const standard: Outputs = {
  isTerminal: process.stdout.isTTY,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

export function createAnnouncer({ isTerminal, out, err }: Outputs = standard): Announcer {
  if (isTerminal)
    return {
      useLog: () => {},
      info: (text) => err(`${text}\n`),
      opened: (text) => out(text),
      failed: (error) => err(isStartProblem(error) ? `\n${error.message}\n\n` : `${describe(error)}\n`),
    };

  let log: Log | undefined;
  function line(level: 'info' | 'fatal', message: string, facts: object = {}): void {
    // A silent log must not hide why the start failed.
    if (log && (level === 'info' || log.level !== 'silent')) log[level](facts, message);
    else out(`${JSON.stringify({ level, timestamp: new Date().toISOString(), ...facts, message })}\n`);
  }
  return {
    useLog: (one) => {
      log = one;
    },
    info: (text) => line('info', text),
    opened: (_, facts) => line('info', 'Trolley is open', facts),
    failed: (error) => {
      if (isStartProblem(error)) line('fatal', error.message);
      else line('fatal', error instanceof Error ? error.message : String(error), { stack: describe(error) });
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (stackOf(error) ?? error.message) : String(error);
}
