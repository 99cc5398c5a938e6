export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The value that so many of a hundred do not exceed; undefined of nothing. */
export function percentile(values: readonly number[], hundredths: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)];
}

/** Pairs grow with the square of their points; so many tell the slope as well. */
const enoughPoints = 400;

/**
 * How much y grows with x, as the median of all pairs of points (Theil and Sen): memory goes up and down with every
 * garbage collection, and neither a tooth of that saw nor one wild sample may tilt the line.
 */
export function slopeOf(points: readonly Point[]): number | undefined {
  const step = Math.ceil(points.length / enoughPoints);
  const some = points.filter((_, at) => at % step === 0);
  const slopes = some.flatMap((one, at) =>
    some.slice(at + 1).flatMap((other) => (other.x === one.x ? [] : [(other.y - one.y) / (other.x - one.x)])),
  );
  return percentile(slopes, 50);
}

/** The lowest of every stretch of x: what is left of memory after garbage was collected. */
export function floorsOf(points: readonly Point[], width: number): readonly Point[] {
  const lowest = new Map<number, Point>();
  for (const point of points) {
    const stretch = Math.floor(point.x / width);
    if (point.y < (lowest.get(stretch)?.y ?? Number.POSITIVE_INFINITY)) lowest.set(stretch, point);
  }
  return [...lowest.values()];
}
