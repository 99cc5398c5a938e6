/** Something that keeps a row out: where it stands, and what would have been right. */
export interface Problem {
  readonly file: string;
  /** From 1, as editors count; 0 for the file as a whole. */
  readonly line: number;
  /** Empty when it is the row as a whole. */
  readonly field: string;
  readonly reason: string;
}

export function describeProblem({ file, line, field, reason }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return field === '' ? `${place}: ${reason}` : `${place}: ${field}: ${reason}`;
}
