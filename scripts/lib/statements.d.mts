export interface CollectedStatement {
  /** File and line of its `.query(…)`. */
  readonly place: string;
  readonly name?: string;
  /** Several where parts of it can turn out differently, none where it cannot be read. */
  readonly texts: readonly string[];
}

export function collectStatements(folder: string): readonly CollectedStatement[];
