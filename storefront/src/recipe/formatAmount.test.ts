import { describe, expect, test } from 'vitest';
import { formatAmount, ingredientFor, thingWord } from './formatAmount.ts';

const words: Readonly<Record<string, string>> = { 'recipe.unit.tbsp': 'EL', 'recipe.unit.tsp': 'TL' };
const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
  key === 'recipe.unit.clove' ? (values?.count === 1 ? 'Zehe' : 'Zehen') : (words[key] ?? key);
const egg = { one: 'Ei', many: 'Eier' };

describe('an amount', () => {
  test.each([
    [{ amount: 500, unit: 'g' }, '500 g'],
    [{ amount: 1250, unit: 'g' }, '1,25 kg'],
    [{ amount: 1000, unit: 'ml' }, '1 l'],
    [{ amount: 2.5, unit: 'g' }, '2,5 g'],
    [{ amount: 1.5, unit: 'tbsp' }, '1½ EL'],
    [{ amount: 0.25, unit: 'tsp' }, '¼ TL'],
    [{ amount: 1, unit: 'clove' }, '1 Zehe'],
    [{ amount: 2, unit: 'clove' }, '2 Zehen'],
    [{ amount: 0.5, unit: 'piece' }, '½'],
    [{ amount: 12, unit: 'piece' }, '12'],
    [{ amount: 0.4, unit: 'bunch' }, '0,4 recipe.unit.bunch'],
  ] as const)('%j is written as %s', (amount, written) => {
    expect(formatAmount(amount, ',', text).replaceAll('\u00a0', ' ')).toBe(written);
  });
});

test('up to one piece the word stands for one, and without an amount for many', () => {
  expect(thingWord(egg, { amount: 0.5, unit: 'piece' })).toBe('Ei');
  expect(thingWord(egg, { amount: 2, unit: 'piece' })).toBe('Eier');
  expect(thingWord(egg, { amount: 80, unit: 'g' })).toBe('Eier');
  expect(thingWord(egg, undefined)).toBe('Eier');
});

test('REC-01 half an egg is told to be one', () => {
  const ingredient = { name: egg, amount: 1, unit: 'piece' as const };
  expect(ingredientFor(ingredient, 0.5, ',', text)).toEqual({ amount: '½', name: 'Ei', split: true });
  expect(ingredientFor(ingredient, 2, ',', text)).toEqual({ amount: '2', name: 'Eier', split: false });
  expect(ingredientFor({ name: egg }, 2, ',', text)).toEqual({ amount: '', name: 'Eier', split: false });
});
