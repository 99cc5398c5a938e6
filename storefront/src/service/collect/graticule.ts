import type { Box, Projection } from './projection.ts';

/** The smallest distance between two lines of the graticule. */
const closest = 56;
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** The net of meridians and parallels that lies on the drawing, as lines of a path. */
export function graticule({ place, project }: Projection, { width, height }: Omit<Box, 'padding'>): readonly string[] {
  const corner = place({ x: 0, y: 0 });
  const opposite = place({ x: width, y: height });
  const perDegree = width / Math.max(opposite.lng - corner.lng, 1e-9);
  const step = steps.find((degrees) => degrees * perDegree >= closest) ?? 30;
  const meridians = multiples(corner.lng, opposite.lng, step).map((lng) => project({ lat: corner.lat, lng }).x);
  const parallels = multiples(opposite.lat, corner.lat, step).map((lat) => project({ lat, lng: corner.lng }).y);
  return [
    ...meridians.map((x) => `M${x.toFixed(1)} 0V${height}`),
    ...parallels.map((y) => `M0 ${y.toFixed(1)}H${width}`),
  ];
}

function multiples(from: number, until: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(until / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
