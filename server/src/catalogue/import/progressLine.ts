import type { ImportProgress } from './importAsk.ts';
import { definitionOf } from './kinds/kinds.ts';

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
/** Before that a rate says nothing yet. */
const rateAfterMs = 2000;

export function createProgressLine(
  screen: Screen,
  totalBytes: number | undefined,
  clock: () => number = () => performance.now(),
): ProgressLine {
  const isTerminal = screen.isTTY === true;
  const begun = clock();
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : begun;
  let shown = '';
  let phase: { readonly step: ImportProgress['step']; readonly begun: number } = { step: 'read', begun };

  const clear = () => {
    if (shown !== '') screen.write('\r\u001b[K');
    shown = '';
  };
  return {
    show(progress) {
      const now = clock();
      if (progress.step !== phase.step) phase = { step: progress.step, begun: now };
      if (now - shownAt < (isTerminal ? onTerminalMs : inLogMs)) return;
      shownAt = now;
      const line = `${describe(progress, totalBytes, now - phase.begun)}, ${Math.round((now - begun) / 1000)} s so far`;
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

/** The phase, what is done of it, how fast, and how long it will still take at that rate. */
function describe(progress: ImportProgress, totalBytes: number | undefined, phaseMs: number): string {
  switch (progress.step) {
    case 'read': {
      const share = totalBytes ? progress.bytes / totalBytes : Number.NaN;
      const percent = Number.isNaN(share) ? '' : `, ${Math.floor(100 * share)} %`;
      const rows = number.format(progress.rows);
      return `1/3 reading ${progress.file}: ${rows} rows${percent}${pace(progress.allRows, share, phaseMs)}`;
    }
    case 'check':
      return `2/3 checking ${definitionOf(progress.kind).plural}`;
    case 'write': {
      const { kind, done, of, allDone, allOf } = progress;
      const verb = progress.dryRun ? 'comparing' : 'writing';
      const { plural } = definitionOf(kind);
      return `3/3 ${verb} ${plural}: ${number.format(done)} of ${number.format(of)}${pace(allDone, allDone / allOf, phaseMs)}`;
    }
    case 'photos': {
      const { done, of } = progress;
      return `all rows are written, photos: ${number.format(done)} of ${number.format(of)}${pace(done, done / of, phaseMs, 'photos')}`;
    }
  }
}

/** `, 2,500 rows/s, 1:20 left`: what is done in a phase, and which share of it that is. */
function pace(done: number, share: number, phaseMs: number, unit = 'rows'): string {
  if (phaseMs < rateAfterMs) return '';
  const rate = `, ${number.format(Math.round((1000 * done) / phaseMs))} ${unit}/s`;
  if (!(share > 0 && share <= 1)) return rate;
  const left = Math.round((phaseMs * (1 - share)) / share / 1000);
  return `${rate}, ${left < 60 ? `${left} s` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} min`} left`;
}
