import type { Polygon } from '../../../../../server/src/service/areas/isInside.ts';

type Corner = Polygon[number];
type Edge = readonly [from: Corner, to: Corner];

export function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.flatMap((corner, index) => {
    const next = polygon[(index + 1) % polygon.length];
    return next ? [[corner, next] as const] : [];
  });
}

/** On which side of an edge a corner lies; exactly 0 at its ends. */
function side([[x1, y1], [x2, y2]]: Edge, [x, y]: Corner): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}

/** Edges that only share an end or lie along each other, as neighbours' do, do not cross. */
export function crosses(one: Edge, other: Edge): boolean {
  return (
    side(one, other[0]) * side(one, other[1]) < 0 && // the other's ends lie on both sides of the one
    side(other, one[0]) * side(other, one[1]) < 0
  );
}

/** Whether its outline meets itself nowhere. */
export function isSimple(polygon: Polygon): boolean {
  const edges = edgesOf(polygon);
  const corners = new Set(polygon.map(String));
  return (
    corners.size === polygon.length &&
    edges.every((one, at) => edges.slice(at + 1).every((other) => !crosses(one, other)))
  );
}

/** A corner of one that is none of the other's own: what is shared lies on both outlines and in neither. */
export function ownCorners(polygon: Polygon, other: Polygon): readonly Corner[] {
  const shared = new Set(other.map(String));
  return polygon.filter((corner) => !shared.has(String(corner)));
}
