import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeUnits } from './recipeFile.ts';
import { scaleAmount } from './scaleAmount.ts';

test('REC-01 amounts follow the servings in steps that a kitchen can measure', () => {
  expect(scaleAmount(500, 'g', 0.75)).toEqual({ amount: 380, unit: 'g', split: false });
  expect(scaleAmount(125, 'ml', 0.5)).toEqual({ amount: 65, unit: 'ml', split: false });
  expect(scaleAmount(1.2, 'g', 2)).toMatchObject({ amount: 2.5 });
  expect(scaleAmount(900, 'g', 1.5)).toMatchObject({ amount: 1350 });
  expect(scaleAmount(3, 'clove', 1.5)).toMatchObject({ amount: 4.5 });
  expect(scaleAmount(1, 'pinch', 0.25)).toMatchObject({ amount: 1, unit: 'pinch' });
});

test('REC-01 half an egg is told, and nobody halves the sixth', () => {
  expect(scaleAmount(1, 'piece', 0.5)).toEqual({ amount: 0.5, unit: 'piece', split: true });
  expect(scaleAmount(3, 'piece', 0.5)).toEqual({ amount: 1.5, unit: 'piece', split: true });
  expect(scaleAmount(2, 'piece', 2)).toMatchObject({ amount: 4, split: false });
  expect(scaleAmount(4, 'piece', 1.4)).toMatchObject({ amount: 6, split: false });
});

test('REC-01 spoons become the other kind where that reads better', () => {
  expect(scaleAmount(1, 'tbsp', 0.25)).toMatchObject({ amount: 0.75, unit: 'tsp' });
  expect(scaleAmount(2, 'tsp', 3)).toMatchObject({ amount: 2, unit: 'tbsp' });
  expect(scaleAmount(1, 'tbsp', 0.5)).toMatchObject({ amount: 0.5, unit: 'tbsp' });
});

test('at the recipe’s own servings an amount stays as it was written, and none ever vanishes or runs away', () => {
  const amounts = fc.integer({ min: 1, max: 8000 }).map((number) => number / 4);
  fc.assert(
    fc.property(amounts, fc.constantFrom(...recipeUnits), fc.integer({ min: 1, max: 40 }), (amount, unit, quarters) => {
      expect(scaleAmount(amount, unit, 1)).toMatchObject({ amount, unit });
      const factor = quarters / 4;
      const scaled = scaleAmount(amount, unit, factor);
      expect(scaled.amount).toBeGreaterThan(0);
      const inSameUnit =
        scaled.unit === unit ? scaled.amount : scaled.unit === 'tsp' ? scaled.amount / 3 : scaled.amount * 3;
      expect(Math.abs(inSameUnit - amount * factor)).toBeLessThanOrEqual(Math.max(1, 0.3 * amount * factor));
    }),
  );
});
