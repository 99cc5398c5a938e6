import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storeFixture } from '../testing/fixtures.ts';
import { cityLabels } from './cityLabels.ts';
import { graticule } from './graticule.ts';
import { mapSection } from './mapSection.ts';
import { distanceBetween, fitting, mercator, type Point, scaleBar } from './projection.ts';

const vienna = { lat: 48.2082, lng: 16.3738 };
const graz = { lat: 47.0707, lng: 15.4395 };
const box = { width: 440, height: 360, padding: 48 };
const places = fc.array(
  fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('the store map', () => {
  test('is Mercator’s: the equator in the middle, north above', () => {
    expect(mercator({ lat: 0, lng: 0 }).y).toBeCloseTo(0);
    expect(mercator({ lat: 0, lng: 180 }).x).toBeCloseTo(Math.PI);
    expect(mercator({ lat: 45, lng: 0 }).y).toBeCloseTo(-0.8814, 4);
    expect(mercator(vienna).y).toBeLessThan(mercator(graz).y);
    expect(Number.isFinite(mercator({ lat: 90, lng: 0 }).y)).toBe(true);
  });

  test('shows every place inside its box, and east on the right', () => {
    fc.assert(
      fc.property(places, (given) => {
        const { project } = fitting(given, box);
        const slack = 1e-6 - box.padding;
        const isOutside = ({ x, y }: Point) =>
          x < -slack || y < -slack || x > box.width + slack || y > box.height + slack;
        expect(given.map(project).filter(isOutside)).toEqual([]);
      }),
      { numRuns: 50 },
    );
    const { project } = fitting([vienna, graz], box);
    expect(project(vienna).x).toBeGreaterThan(project(graz).x);
    expect(project(vienna).y).toBeLessThan(project(graz).y);
  });

  test('leads back from a point to its place', () => {
    fc.assert(
      fc.property(places, (given) => {
        const { project, place } = fitting(given, box);
        const [first = vienna] = given;
        const back = place(project(first));
        expect(Math.max(Math.abs(back.lat - first.lat), Math.abs(back.lng - first.lng))).toBeLessThan(1e-6);
      }),
      { numRuns: 50 },
    );
  });

  test('has a net of round degrees, never too narrow', () => {
    const net = graticule(fitting([vienna, graz], box), box);
    const meridians = net.filter((line) => line.includes('V')).map((line) => Number.parseFloat(line.slice(1)));
    expect(meridians.length).toBeGreaterThan(1);
    expect((meridians[1] ?? 0) - (meridians[0] ?? 0)).toBeGreaterThanOrEqual(56);
    expect(meridians.every((x) => x >= 0 && x <= box.width)).toBe(true);
    expect(net.length).toBeLessThan(30);
  });

  test('puts one place alone in the middle, from a sensible height', () => {
    const { project, perMetre } = fitting([vienna], box);
    expect(project(vienna)).toEqual({ x: 220, y: 180 });
    expect(box.height / perMetre).toBeGreaterThan(1000);
    expect(Number.isFinite(fitting([], box).perMetre)).toBe(true);
  });

  test('has a scale that agrees with the distances on it', () => {
    const near = { lat: 48.2182, lng: 16.3738 };
    const { project, perMetre } = fitting([vienna, near], box);
    const drawn = project(vienna).y - project(near).y;
    expect(drawn / perMetre / distanceBetween(vienna, near)).toBeCloseTo(1, 2);
    expect(distanceBetween(vienna, graz) / 1000).toBeCloseTo(145, 0);
  });

  test('has a round number at its scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 10, noNaN: true }), (perMetre) => {
        const { metres, length } = scaleBar(perMetre, 110);
        expect(length).toBeLessThanOrEqual(110 + 1e-6);
        expect(length).toBeGreaterThan(110 / 2.6);
        expect(['1', '2', '5']).toContain(metres.toExponential(6)[0]);
      }),
      { numRuns: 100 },
    );
  });

  test('writes each town once, above its stores, and never one on another', () => {
    const at = (city: string, lat: number, lng: number) => storeFixture({ city, position: { lat, lng } });
    const stores = [
      at('Wien', 48.2, 16.35),
      at('Wien', 48.25, 16.4),
      at('Mödling', 48.19, 16.36),
      at('Graz', 47.07, 15.44),
    ];
    const projection = fitting(
      stores.map(({ position }) => position),
      box,
    );
    const labels = cityLabels(stores, projection);
    expect(labels.map(({ city }) => city)).toEqual(['Wien', 'Graz']);
    expect(labels[0]?.y).toBeLessThan(projection.project({ lat: 48.25, lng: 16.4 }).y);
  });

  test('comes closer to the nearest stores', () => {
    const stores = [48.1, 48.2, 48.3, 49, 47, 46].map((lat) => storeFixture({ position: { lat, lng: 16 } }));
    expect(
      mapSection(stores, { lat: 48.2, lng: 16 })
        .map(({ lat }) => lat)
        .sort((a, b) => a - b),
    ).toEqual([48.1, 48.2, 48.3]);
    expect(mapSection(stores, { lat: 46.5, lng: 16 })).toHaveLength(1);
  });
});
