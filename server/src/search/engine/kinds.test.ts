import { expect, test } from 'vitest';
import { aisles } from './aisles.ts';
import { kindsOf, strangeness } from './kinds.ts';

const { of, listed } = kindsOf('de');
const shelfOf = (word: string) => aisles[of(word)?.aisle ?? -1];

test.each([
  ['joghurt', 'dairy'],
  ['apfel', 'produce'],
  ['apfelsaft', 'drink'],
  ['muslirigel', undefined],
  ['musliriegel', 'sweets'],
  ['vanilleeis', 'ice'],
  ['preis', undefined],
  ['wurstsalat', 'dish'],
  ['feldsalat', 'produce'],
])('a word is known by itself or by what it ends with: %s, %s', (word, shelf) => {
  expect(shelfOf(word)).toBe(shelf);
});

test('only a word of the list is listed, in any form', () => {
  expect(listed('karotten')).toEqual(listed('karotte'));
  expect(listed('schokokarotte')).toBeUndefined();
  expect(of('schokokarotte')).toBeDefined();
});

test('a word costs more the farther its shelf is from the thing', () => {
  const lies = (shelf: (typeof aisles)[number]) => Float32Array.from(aisles, (one) => Number(one === shelf));
  const beans = of('bohnen')?.aisle ?? -1;
  const costs = (['pantry', 'tin', 'sauce', 'sweets', 'pet'] as const).map((shelf) => strangeness(beans, lies(shelf)));
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  expect(costs[0]).toBe(0);
  expect(new Set(costs).size).toBe(costs.length);
});
