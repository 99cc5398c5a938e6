import type { StorePlace } from '../../catalogue/findStorePlaces.ts';

const names = new Intl.Collator('en', { numeric: true });

/** A line and where its goods stand; undefined where nobody told. */
export interface Stop<Line> {
  readonly line: Line;
  readonly place: StorePlace | undefined;
}

/**
 * Lines in the order of the walk through the store: by position, then by the names of aisle and shelf (2 before 10).
 * What has no place comes last, in the order of the order.
 */
export function walkOf<Line extends { readonly sku: string }>(
  lines: readonly Line[],
  places: ReadonlyMap<string, StorePlace>,
): readonly Stop<Line>[] {
  const stops = lines.map((line) => ({ line, place: places.get(line.sku) }));
  const placed = stops.flatMap((stop) => (stop.place ? [{ ...stop, place: stop.place }] : []));
  return [
    ...placed.toSorted((one, other) => comparePlaces(one.place, other.place)),
    ...stops.filter((one) => !one.place),
  ];
}

function comparePlaces(one: StorePlace, other: StorePlace): number {
  const last = Number.POSITIVE_INFINITY;
  const [first, second] = [one.position ?? last, other.position ?? last];
  if (first !== second) return first < second ? -1 : 1;
  return names.compare(one.aisle, other.aisle) || names.compare(one.shelf ?? '', other.shelf ?? '');
}
