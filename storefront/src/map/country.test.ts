import { describe, expect, test } from 'vitest';
import { type CountryFile, loadCountry, pathOf, pathUnits } from './country.ts';
import { mercator } from './projection.ts';

const countries = ['AT', 'IE'] as const;
const drawingOf = async (code: string) => (await loadCountry(code)) as CountryFile;

describe.each(countries)('the drawing of %s', (code) => {
  test('takes a few kilobytes and has coast or border, waters and towns', async () => {
    const drawing = await drawingOf(code);
    expect(JSON.stringify(drawing).length).toBeLessThan(20_000);
    for (const part of ['land', 'around', 'rivers', 'lakes', 'towns'] as const)
      expect(drawing[part].length).toBeGreaterThan(0);
  });

  test('has its capital on its land, and its towns in or near it', async () => {
    const { land, towns, extent } = await drawingOf(code);
    const [west = 0, south = 0, east = 0, north = 0] = extent;
    const [, lng, lat] = towns[0] ?? ['', 0, 0];
    expect(land.some((ring) => isInside(ring, lng, lat))).toBe(true);
    const strays = towns.filter(([, x, y]) => x < west - 500 || x > east + 500 || y < south - 500 || y > north + 500);
    expect(strays).toEqual([]);
  });
});

test('a country without a drawing has none', async () => {
  expect(await loadCountry('ZZ')).toBeUndefined();
});

test('lines become paths in Mercator’s projection', () => {
  const { x, y } = mercator({ lng: 16, lat: 48 });
  const start = `M${Math.round(x * pathUnits)} ${Math.round(y * pathUnits)}`;
  expect(pathOf([16_000, 48_000, 100, 0], false).startsWith(`${start}L`)).toBe(true);
  expect(pathOf([16_000, 48_000, 100, 0], true).endsWith('Z')).toBe(true);
});

test('what is cut off around a country goes on beyond the edges', () => {
  const extent = [9520, 46_379, 17_149, 49_010];
  const { x } = mercator({ lng: 39.399, lat: 47 });
  expect(pathOf([18_000, 47_000, 1399, 0], true, extent)).toContain(`L${Math.round(x * pathUnits)} `);
  expect(pathOf([18_000, 47_000, 1000, 0], true, extent)).toBe(pathOf([18_000, 47_000, 1000, 0], true));
});

/** Whether a ring goes around a point: a ray from it crosses the ring an odd number of times. */
function isInside(ring: readonly number[], px: number, py: number): boolean {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < ring.length; at += 2) points.push([(x += ring[at] ?? 0), (y += ring[at + 1] ?? 0)]);
  return points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points.at(index - 1) ?? [ax, ay];
    return ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}
