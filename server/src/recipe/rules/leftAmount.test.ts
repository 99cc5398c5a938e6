import { expect, test } from 'vitest';
import { testThing } from '../testing.ts';
import { leftAmount } from './leftAmount.ts';

const egg = testThing('egg', { grams: { piece: 60 } });
const milk = testThing('milk', { grams: { ml: 1.03, tbsp: 15 } });
const garlic = testThing('garlic', { grams: { clove: 4, piece: 50 } });

test('REC-01 what is left is counted where the recipe counts, poured where it is poured, else weighed', () => {
  expect(leftAmount(egg, 7 * 60, 600, 'piece')).toEqual({ amount: 7, unit: 'piece' });
  expect(leftAmount(milk, 309, 515, 'ml')).toEqual({ amount: 300, unit: 'ml' });
  expect(leftAmount(milk, 485, 515, 'tbsp')).toEqual({ amount: 470, unit: 'ml' });
  expect(leftAmount(milk, 485, 515, 'g')).toEqual({ amount: 480, unit: 'g' });
  expect(leftAmount(garlic, 140, 150, 'clove')).toEqual({ amount: 2, unit: 'piece' });
  expect(leftAmount(egg, 30, 60, 'piece')).toEqual({ amount: 30, unit: 'g' });
});

test('a rest that nobody would keep is none, and none is told larger than it is', () => {
  expect(leftAmount(milk, 20, 515, 'ml')).toBeUndefined();
  expect(leftAmount(testThing('salt'), 0.4, 1, 'g')).toBeUndefined();
  expect(leftAmount(testThing('mustard'), 195, 200, 'g')).toEqual({ amount: 190, unit: 'g' });
});
