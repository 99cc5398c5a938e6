/** What is wrong with a field of a row, wherever the row stands. */
export interface RowProblem {
  readonly field: string;
  readonly reason: string;
  /** What stands there. */
  readonly value?: string;
}

/** Something that keeps a row out: where it stands, and what would have been right. */
export interface Problem {
  readonly file: string;
  /** From 1, as editors count; 0 for the file as a whole. */
  readonly line: number;
  /** Empty when it is the row as a whole. */
  readonly field: string;
  readonly reason: string;
  /** What stands there, where it is known; long ones are cut. */
  readonly value?: string;
  /** It is bad only because another row is. */
  readonly follows?: true;
}

export function describeProblem({ field, reason, ...place }: Problem): string {
  return field === '' ? `${placeIn(place)}: ${reason}` : `${placeIn(place)}: ${field}: ${reason}`;
}

export function placeIn({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line > 0 ? `${file}:${line}` : file;
}

const longestShown = 40;

/** A value of a row as problems show it. */
export function shownValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  // A terminal must not be told what to do by a file.
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{C}/gu, '\uFFFD');
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
}
