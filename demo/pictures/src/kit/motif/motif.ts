/** A small drawing on a square of `unit`; every id in its body is written `~a`, `~b`, … */
export interface Motif {
  readonly unit: number;
  readonly body: string;
  /** Long things lie on the ground instead of standing on it. */
  readonly lies?: boolean;
}

/** Where motifs come from: `own:apple`, `noto:cow-face`. */
export interface MotifSource {
  find(name: string): Motif | undefined;
}

export type MotifRecord = Readonly<Record<string, Motif>>;

export function motifSource(...collections: readonly MotifRecord[]): MotifSource {
  const all = new Map(collections.flatMap((collection) => Object.entries(collection)));
  return { find: (name) => all.get(name) };
}
