import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';

const vienna = { lat: 48.2083, lng: 16.3731 };
const graz = { lat: 47.0707, lng: 15.4395 };
const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('SERV-01 distances are those of a map', () => {
  expect(distance(vienna, graz) / 1000).toBeCloseTo(144.7, 0);
  expect(distance({ lat: 0, lng: 179.99 }, { lat: 0, lng: -179.99 })).toBeLessThan(2300);
});

test('SERV-01 there and back is the same way, and never farther than half around the earth', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const metres = distance(one, other);
      expect(metres).toBeCloseTo(distance(other, one), 3);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThan(20_037_509);
      expect(distance(one, one)).toBe(0);
    }),
  );
});
