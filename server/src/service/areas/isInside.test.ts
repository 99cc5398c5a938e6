import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside, type Polygon } from './isInside.ts';

const square: Polygon = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
/** A horseshoe, open to the right. */
const horseshoe: Polygon = [
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 4],
  [6, 4],
  [6, 6],
  [0, 6],
];
const at = (lng: number, lat: number) => ({ lat, lng });

describe('SERV-03 a position in a polygon', () => {
  test.each([
    ['in the middle', at(2, 2), true],
    ['on a corner', at(0, 0), true],
    ['on the last corner', at(0, 4), true],
    ['on an edge', at(4, 1), true],
    ['on the edge that closes it', at(0, 2), true],
    ['on the line of an edge, but beyond it', at(5, 0), false],
    ['beside a corner, at its height', at(5, 4), false],
    ['a hair outside', at(4.000001, 2), false],
    ['a hair inside', at(3.999999, 2), true],
  ])('SERV-03 %s', (_, position, expected) => {
    expect(isInside(position, square)).toBe(expected);
  });

  test.each([
    ['in the upper arm', at(4, 5), true],
    ['in the gap', at(4, 3), false],
    ['at the bottom of the gap', at(2, 3), true],
    ['on the inner edge', at(5, 2), true],
  ])('SERV-03 of a horseshoe, %s', (_, position, expected) => {
    expect(isInside(position, horseshoe)).toBe(expected);
  });

  test('SERV-03 does not depend on the first corner or the direction', () => {
    const position = fc.record({ lng: fc.integer({ min: -1, max: 7 }), lat: fc.integer({ min: -1, max: 7 }) });
    fc.assert(
      fc.property(position, fc.nat(7), (where, turn) => {
        const turned = [...horseshoe.slice(turn), ...horseshoe.slice(0, turn)];
        expect(isInside(where, turned)).toBe(isInside(where, horseshoe));
        expect(isInside(where, [...horseshoe].reverse())).toBe(isInside(where, horseshoe));
      }),
    );
  });

  test('SERV-03 nothing lies in a polygon without corners', () => {
    expect(isInside(at(0, 0), [])).toBe(false);
  });
});
