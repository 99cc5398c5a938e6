import type { Position } from '@trolley/contract';

/** Corners as [longitude, latitude]; the last one leads to the first. */
export type Polygon = readonly (readonly [lng: number, lat: number])[];

/** Whether a position lies in a polygon; its edges and corners belong to it. */
export function isInside({ lat, lng }: Position, polygon: Polygon): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (!before) return false;
    const [x1, y1] = before;
    const [x2, y2] = corner;
    if (isOnEdge(lng, lat, x1, y1, x2, y2)) return true;
    // Half open: a ray through a corner meets one of its two edges.
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    before = corner;
  }
  return inside;
}

function isOnEdge(x: number, y: number, x1: number, y1: number, x2: number, y2: number): boolean {
  const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  if (cross !== 0) return false;
  return x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
}
