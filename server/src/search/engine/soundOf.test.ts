import { expect, test } from 'vitest';
import { soundOf } from './soundOf.ts';

test.each([
  ['majonese', 'mayonnese'],
  ['tschips', 'chips'],
  ['schampoo', 'shampo'],
  ['biehr', 'bier'],
  ['vodca', 'wodka'],
  ['topfn', 'topfen'],
  ['krosant', 'croissant'],
])('what is written by ear sounds like the word: %s, %s', (typed, word) => {
  expect(soundOf(typed)).toBe(soundOf(word));
});

test.each([
  ['topfen', 'topf'],
  ['reis', 'eis'],
  ['kasse', 'kuchen'],
])('other words sound otherwise: %s, %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
