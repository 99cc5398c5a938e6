import { expect, test } from 'vitest';
import { didYouMean } from './didYouMean.ts';

const fields = ['sku', 'name', 'brand', 'category', 'pack', 'content', 'nutrition.fat'];

test.each([
  ['catgory', 'category'],
  ['Brand ', 'brand'],
  ['nmae', 'name'],
  ['nutritionFat', 'nutrition.fat'],
])('%s is taken for %s', (given, meant) => expect(didYouMean(given, fields)).toBe(`; did you mean "${meant}"?`));

test.each(['colour', 'x', ''])('%j is like none of them', (given) => expect(didYouMean(given, fields)).toBe(''));
