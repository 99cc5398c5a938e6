import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceBetween,
  fittingView,
  mercator,
  type Point,
  panned,
  projectionOf,
  scaleBar,
  zoomed,
} from './projection.ts';

const vienna = { lat: 48.2082, lng: 16.3738 };
const graz = { lat: 47.0707, lng: 15.4395 };
const box = { width: 440, height: 360, padding: 48 };
const fitting = (positions: Parameters<typeof fittingView>[0], within: typeof box) =>
  projectionOf(fittingView(positions, within), within);
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

  test('what lies under the pointer stays there while it comes nearer, and under the finger while it is dragged', () => {
    const offsets = fc.integer({ min: 0, max: 360 });
    fc.assert(
      fc.property(offsets, offsets, fc.double({ min: 0.3, max: 3, noNaN: true }), (x, y, factor) => {
        const view = fittingView([vienna, graz], box);
        const held = projectionOf(view, box).place({ x, y });
        const after = projectionOf(zoomed(view, factor, { x, y }, box), box).project(held);
        expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(1e-3);
        const moved = projectionOf(panned(view, 30, -20), box).project(held);
        expect(Math.hypot(moved.x - x - 30, moved.y - y + 20)).toBeLessThan(1e-3);
      }),
    );
  });

  test('neither ends in a street’s dust nor in space', () => {
    let view = fittingView([vienna], box);
    for (let step = 0; step < 60; step++) view = zoomed(view, 3, { x: 0, y: 0 }, box);
    expect(box.width / projectionOf(view, box).perMetre).toBeGreaterThan(500);
    for (let step = 0; step < 60; step++) view = zoomed(view, 0.3, { x: 0, y: 0 }, box);
    expect(box.width / projectionOf(view, box).perMetre).toBeLessThan(5_000_000);
  });
});
