import type { CollectStore } from '@trolley/contract';
import type { Point, Projection } from './projection.ts';

export interface CityLabel extends Point {
  readonly city: string;
}

/** Room of a letter and of a line in the drawing. */
const letter = 7;
const line = 18;
const aboveMarker = 36;

/** The names of towns above their stores; of two that would lie on each other only the first is written. */
export function cityLabels(stores: readonly CollectStore[], { project }: Pick<Projection, 'project'>): CityLabel[] {
  const byCity = new Map<string, Point[]>();
  for (const { city, position } of stores) byCity.set(city, [...(byCity.get(city) ?? []), project(position)]);
  const labels: CityLabel[] = [];
  const largestFirst = [...byCity].sort(([, a], [, b]) => b.length - a.length);
  for (const [city, points] of largestFirst) {
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const label = { city, x, y: Math.min(...points.map(({ y }) => y)) - aboveMarker };
    if (!labels.some((other) => overlap(label, other))) labels.push(label);
  }
  return labels;
}

function overlap(a: CityLabel, b: CityLabel): boolean {
  const width = ((a.city.length + b.city.length) * letter) / 2;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < line;
}
