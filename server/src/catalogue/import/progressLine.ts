import type { ImportProgress } from './importAsk.ts';

/** Where progress is shown: a terminal, whose last line is written over, or a log, which gets a line now and then. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressLine {
  show(progress: ImportProgress): void;
  /** A line that stays; the progress goes on below it. */
  say(line: string): void;
  end(): void;
}

const number = new Intl.NumberFormat('en');
const onTerminalMs = 100;
const inLogMs = 10_000;

export function createProgressLine(
  screen: Screen,
  totalBytes: number | undefined,
  clock: () => number = () => performance.now(),
): ProgressLine {
  const isTerminal = screen.isTTY === true;
  const begun = clock();
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : begun;
  let shown = '';

  const clear = () => {
    if (shown !== '') screen.write('\r\u001b[K');
    shown = '';
  };
  return {
    show(progress) {
      const now = clock();
      if (now - shownAt < (isTerminal ? onTerminalMs : inLogMs)) return;
      shownAt = now;
      const line = describe(progress, totalBytes, (now - begun) / 1000);
      if (!isTerminal) screen.write(`${line}\n`);
      else {
        clear();
        shown = line.slice(0, (screen.columns ?? 80) - 1);
        screen.write(shown);
      }
    },
    say(line) {
      clear();
      screen.write(`${line}\n`);
    },
    end: clear,
  };
}

function describe(progress: ImportProgress, totalBytes: number | undefined, seconds: number): string {
  const time = `${Math.round(seconds)} s`;
  switch (progress.step) {
    case 'read': {
      const share = totalBytes ? `, ${Math.floor((100 * progress.bytes) / totalBytes)} %` : '';
      return `reading ${progress.file}: ${number.format(progress.rows)} rows${share}, ${time}`;
    }
    case 'check':
      return `checking what the rows point at, ${time}`;
    case 'write':
      return `writing ${progress.kind}: ${number.format(progress.done)} of ${number.format(progress.of)}, ${time}`;
  }
}
