import { expect, test } from 'vitest';
import { allergenOf, allergensIn } from './allergens.ts';
import type { Words } from './rulesSchema.ts';
import { unmarkedAllergens } from './testing/unmarkedAllergens.ts';

const words = {
  allergenWords: { weizen: 'gluten', ei: 'eggs', milch: 'milk', molke: 'milk', soja: 'soy', erdnuss: 'peanuts' },
  harmlessWords: ['buchweizen', 'kokosmilch'],
} as unknown as Words;

test('the longest stem decides', () => {
  expect(allergenOf('Weizenmehl', words)).toBe('gluten');
  expect(allergenOf('Molkeneiweiß', words)).toBe('milk');
  expect(allergenOf('Vollei', words)).toBe('eggs');
  expect(allergenOf('Zucker', words)).toBeUndefined();
});

test('allergens come from the marked words and stand in the order of the law', () => {
  expect(allergensIn('**Sojaöl**, **Vollei**, **Weizenmehl**', ['milk'], words)).toEqual([
    'gluten',
    'eggs',
    'soy',
    'milk',
  ]);
});

test('a forgotten mark is found, a harmless word is not', () => {
  expect(unmarkedAllergens('Weizenmehl, **Milch**, Kokosmilch, Buchweizenmehl', words)).toEqual(['Weizenmehl']);
});
