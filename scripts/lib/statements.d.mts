export interface CollectedStatement {
  /** File and line of its `.query(…)`. */
  readonly place: string;
  readonly name?: string;
  /** Several where parts of it can turn out differently, none where it cannot be read. */
  readonly texts: readonly string[];
  /** Whether its rows are given a type. */
  readonly hasRowType: boolean;
  /** By name, those that the row type names; undefined where there is none, or it cannot be read. */
  readonly columns?: ReadonlyMap<string, NamedColumn>;
}

export interface NamedColumn {
  readonly optional: boolean;
  /** Of its values, as JavaScript has them; undefined where it may be any. */
  readonly kinds?: readonly ('string' | 'number' | 'boolean' | 'null' | 'date' | 'buffer' | 'array' | 'object')[];
}

export function collectStatements(folder: string): readonly CollectedStatement[];
