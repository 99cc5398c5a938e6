import { expect, test } from 'vitest';
import { floorsOf, percentile, slopeOf } from './statistics.ts';

test('a percentile is a value that was measured, whatever their order', () => {
  const values = [40, 10, 30, 20];
  expect(percentile(values, 50)).toBe(20);
  expect(percentile(values, 95)).toBe(40);
  expect(percentile(values, 1)).toBe(10);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 50)).toBeUndefined();
});

test('a slope is that of the line, in spite of teeth and of one wild sample', () => {
  const line = Array.from({ length: 60 }, (_, x) => ({ x, y: 200 + 3 * x }));
  expect(slopeOf(line)).toBeCloseTo(3);
  const saw = line.map(({ x, y }) => ({ x, y: y + (x % 5) }));
  expect(slopeOf(saw)).toBeCloseTo(3, 1);
  const wild = line.map((point, at) => (at === 30 ? { ...point, y: 9000 } : point));
  expect(slopeOf(wild)).toBeCloseTo(3, 1);
});

test('what neither grows nor shrinks has no slope; of one point nobody knows', () => {
  expect(slopeOf([1, 2, 3].map((x) => ({ x, y: 5 })))).toBe(0);
  expect(slopeOf([{ x: 1, y: 5 }])).toBeUndefined();
});

test('thousands of points are thinned out, not cut off', () => {
  const bent = Array.from({ length: 4000 }, (_, x) => ({ x, y: x < 1000 ? 0 : x - 1000 }));
  expect(slopeOf(bent)).toBeGreaterThan(0.8);
});

test('a floor is the lowest of its stretch', () => {
  const points = [
    ...[
      { x: 0, y: 9 },
      { x: 20, y: 4 },
      { x: 59, y: 8 },
    ],
    ...[
      { x: 60, y: 7 },
      { x: 100, y: 5 },
    ],
  ];
  expect(floorsOf(points, 60)).toEqual([
    { x: 20, y: 4 },
    { x: 100, y: 5 },
  ]);
});
