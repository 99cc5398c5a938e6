import type { Point } from '../../kit/paper/draw.ts';
import type { Brush } from '../sheet.ts';

const DARTS = 9;

/** Evenly, never in rows: of several darts the one that hits farthest from the others counts. */
export function scattered(brush: Brush, count: number, w: number, h: number, round: boolean): Point[] {
  const hits: Point[] = [];
  const dart = (): Point => {
    if (!round) return [(brush.chance() * 2 - 1) * w, (brush.chance() * 2 - 1) * h];
    const angle = brush.chance() * 2 * Math.PI;
    const reach = Math.sqrt(brush.chance());
    return [Math.cos(angle) * reach * w, Math.sin(angle) * reach * h];
  };
  for (let index = 0; index < count; index += 1) {
    let best = dart();
    let farthest = -1;
    for (let throws = 0; throws < DARTS; throws += 1) {
      const [x, y] = dart();
      let nearest = Number.POSITIVE_INFINITY;
      for (const [hitX, hitY] of hits) nearest = Math.min(nearest, (hitX - x) ** 2 + (hitY - y) ** 2);
      if (nearest > farthest) {
        farthest = nearest;
        best = [x, y];
      }
    }
    hits.push(best);
  }
  return hits;
}
