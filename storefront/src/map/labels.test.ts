import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coversPin, inside, readableLabels, scaleCorner } from './labels.ts';

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

test('the bar of the scale goes to the corner without a pin, and names keep clear of it and of the buttons', () => {
  expect(scaleCorner([{ x: 300, y: 250 }], box)).toBe('lower');
  const low = { x: 60, y: 480, chosen: true };
  expect(scaleCorner([low], box)).toBe('upper');
  expect(scaleCorner([low, { x: 60, y: 40 }], box)).toBeUndefined();
  const names = [label('Tirol', 70, 480), label('Bayern', 70, 40), label('Polen', 570, 60)];
  const read = (pins: Parameters<typeof readableLabels>[1]) => readableLabels(names, pins, box).map(({ text }) => text);
  expect(read([])).toEqual(['Bayern']);
  expect(read([{ ...low, x: 180 }]), 'the bar is at the top').toEqual(['Tirol']);
});

test('a name that a pin covers stands where else it may', () => {
  const town = {
    ...label('Graz', 300, 216),
    others: [
      { x: 300, y: 226 },
      { x: 344, y: 204 },
    ],
  };
  expect(readableLabels([town], [{ x: 300, y: 200 }], box)).toMatchObject([{ text: 'Graz', x: 300, y: 226 }]);
  const both = [
    { x: 300, y: 200 },
    { x: 310, y: 240 },
  ];
  expect(readableLabels([town], both, box)).toEqual([]);
});

test('no name is written over the words of a cluster', () => {
  const sea = [label('Celtic Sea', 380, 190)];
  expect(readableLabels(sea, [{ x: 300, y: 200, ids: ['a', 'b'] }], box)).toEqual([]);
  expect(readableLabels(sea, [{ x: 300, y: 200, ids: ['a'] }], box)).toEqual(sea);
});

test('the name of the chosen one is left out where it would lie on another pin', () => {
  const at = { x: 300, y: 200, chosen: true };
  expect(coversPin(at, 'Wien Neubaugasse', [at, { x: 340, y: 240 }])).toBe(true);
  expect(coversPin(at, 'Wien Neubaugasse', [at, { x: 420, y: 240 }, { x: 340, y: 330 }, { x: 340, y: 200 }])).toBe(
    false,
  );
});
