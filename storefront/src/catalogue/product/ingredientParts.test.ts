import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ingredientParts } from './ingredientParts.ts';

test('DISC-07 what stands between double asterisks is an allergen', () => {
  expect(ingredientParts('Sugar, **milk**, **soya** lecithins')).toEqual([
    { text: 'Sugar, ', allergen: false },
    { text: 'milk', allergen: true },
    { text: ', ', allergen: false },
    { text: 'soya', allergen: true },
    { text: ' lecithins', allergen: false },
  ]);
});

test('a mark that is never closed is no mark', () => {
  expect(ingredientParts('Salt ** 2 %')).toEqual([{ text: 'Salt ** 2 %', allergen: false }]);
  expect(ingredientParts('**milk** and ** water')).toEqual([
    { text: 'milk', allergen: true },
    { text: ' and ** water', allergen: false },
  ]);
});

test('no word of a list is lost, whatever stands in it', () => {
  const words = fc.array(fc.constantFrom('**', '*', 'milk', ', ', ' '), { maxLength: 12 }).map((some) => some.join(''));
  fc.assert(
    fc.property(words, (list) => {
      const bare = (text: string) => text.replaceAll('**', '');
      const told = ingredientParts(list);
      expect(bare(told.map(({ text }) => text).join(''))).toBe(bare(list));
      expect(told.every(({ text }) => text !== '')).toBe(true);
    }),
  );
});
