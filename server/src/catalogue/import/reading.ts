import type { ImportKind } from './kinds/kinds.ts';
import type { RowProblem } from './problem.ts';

/** One row of a file as it was read, not checked yet. */
export interface ReadRow {
  readonly line: number;
  readonly kind: ImportKind;
  readonly value: Readonly<Record<string, unknown>>;
  /** Fields that could not be read and are left out of the value. */
  readonly unreadable: readonly RowProblem[];
}

/** A row that could not be read at all; `ends`: nor can what follows it in the file. */
export interface UnreadRow {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
  readonly ends?: true;
}

export type Reading = ReadRow | UnreadRow;

/** No row of a catalogue is longer; a file without line ends must not fill the memory. */
export const longestRow = 1024 * 1024;
export const tooLong = 'expected a row of at most 1 MB';
export const notUtf8 =
  'expected text in UTF-8, but it has bytes of another encoding; spreadsheets often write windows-1252: repeat it with --encoding windows-1252';
