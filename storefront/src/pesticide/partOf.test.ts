import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from './partOf.ts';

const valueOf = (part: string): number => {
  const [above = 0, below = 1] = part.split('/').map(Number);
  return (above / below) * 100;
};

test('a part in words is never far from the figure', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.75, max: 87.5, noNaN: true }), (share) => {
      const told = valueOf(partOf(share));
      expect(told / share).toBeGreaterThan(0.7);
      expect(told / share).toBeLessThan(1.42);
    }),
  );
});

test('only what is unlawful is called more than is allowed', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (share) => {
      expect(['over', 'double'].includes(partOf(share))).toBe(share > 100);
    }),
  );
});

test('some parts', () => {
  expect([0.3, 1, 9, 12, 33, 41, 52, 95, 130, 240].map(partOf)).toEqual([
    'trace',
    '1/100',
    '1/10',
    '1/8',
    '1/3',
    '2/5',
    '1/2',
    'most',
    'over',
    'double',
  ]);
});
