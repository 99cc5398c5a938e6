import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const texts = (text: string) => tokensOf(text).map((token) => token.text);

test.each([
  ['Bio-Naturjoghurt 3,6 %', ['bio', 'naturjoghurt', '3.6']],
  ['6 × 1,5 l', ['6', '1500ml']],
  ['6x1,5l', ['6', '1500ml']],
  ['500g', ['500g']],
  ['0,5 kg', ['500g']],
  ['50cl', ['500ml']],
  ['1 litre', ['1000ml']],
  ['2 lachs', ['2', 'lachs']],
  ['Weizenmehl W480', ['weizenmehl', 'w480']],
  ['Interdentalbürsten 8er', ['interdentalbursten', '8er']],
  ['Goat’s Milk', ['goats', 'milk']],
  ['Montepulciano d’Abruzzo', ['montepulciano', 'd', 'abruzzo']],
  ['Salt & Vinegar', ['salt', 'vinegar']],
  ['…', []],
])('SEARCH-08 the words of %j are %j', (text, words) => {
  expect(texts(text)).toEqual(words);
});

test('SEARCH-08 an amount is the same in every unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (ml) => {
      expect(texts(`${ml / 1000} l`.replace('.', ','))).toEqual(texts(`${ml} ml`));
      expect(texts(`${ml / 1000}kg`)).toEqual(texts(`${ml} g`));
    }),
  );
});

test('SEARCH-08 any text has words', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tokensOf(text).every((token) => token.text !== '')));
});
