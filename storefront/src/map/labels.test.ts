import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inside, readableLabels } from './labels.ts';

const box = { width: 600, height: 500 };
const label = (text: string, x: number, y: number, rank = 1) => ({ text, x, y, rank });

test('of two names on each other the larger town’s is written, and none under a pin', () => {
  const shown = readableLabels(
    [label('Mödling', 300, 200, 3), label('Wien', 305, 205), label('Graz', 300, 400)],
    [{ x: 300, y: 405 }],
    box,
  );
  expect(shown.map(({ text }) => text)).toEqual(['Wien']);
});

test('no two names overlap, whatever the towns', () => {
  const towns = fc.array(
    fc.tuple(fc.constantFrom('Graz', 'Innsbruck'), fc.integer({ max: 600, min: 0 }), fc.integer({ max: 500, min: 0 })),
  );
  fc.assert(
    fc.property(towns, (given) => {
      const shown = readableLabels(
        given.map(([text, x, y]) => label(text, x, y)),
        [],
        box,
      );
      shown.forEach((one, index) => {
        for (const other of shown.slice(index + 1)) {
          const apart = ((one.text.length + other.text.length) * 7) / 2;
          expect(Math.abs(one.x - other.x) > apart || Math.abs(one.y - other.y) > 16).toBe(true);
        }
      });
    }),
  );
});

test('a name near the edge moves inwards as far as it needs, and no further', () => {
  expect(inside({ x: 200 }, 100, 400)).toBe(0);
  expect(inside({ x: 20 }, 100, 400)).toBe(36);
  expect(inside({ x: 390 }, 100, 400)).toBe(-46);
  expect(inside({ x: 10 }, 500, 400), 'wider than the map: in its middle').toBe(190);
});
