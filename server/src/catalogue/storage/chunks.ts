/** Rows that one statement carries: few enough that neither side stands still for it. */
export const rowsAtOnce = 2000;

export function* chunksOf<T>(all: readonly T[], size: number = rowsAtOnce): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** One of each, the last of those with the same key. */
export function lastOfEach<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const byKey = new Map(all.map((one) => [keyOf(one), one]));
  return byKey.size === all.length ? all : [...byKey.values()];
}
