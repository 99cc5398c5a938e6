import { expect, test } from 'vitest';
import { createSynonyms } from './synonyms.ts';

const synonyms = createSynonyms(
  [
    ['Paradeiser', 'Tomate', 'Tomaten'],
    ['Sauerrahm', 'Saure Sahne', 'Schmand'],
    ['Sahne', 'Obers'],
    ['Bier', 'beer'],
    ['', '…'],
  ],
  'de',
);

test('SEARCH-08 synonyms work both ways, in singular and plural', () => {
  expect(synonyms.instead('paradeiser')).toEqual([['tomate'], ['tomaten']]);
  expect(synonyms.instead('tomaten')).toEqual([['paradeiser']]);
  expect(synonyms.instead('schmand')).toEqual([['saurrahm'], ['saure', 'sahne']]);
  expect(synonyms.instead('brot')).toEqual([]);
});

test('SEARCH-08 a name of several words is found in the middle of a text', () => {
  expect(synonyms.phrases(['milde', 'saure', 'sahne'])).toEqual([
    { from: 1, length: 2, instead: [['saurrahm'], ['schmand']] },
  ]);
  expect(synonyms.phrases(['sahne', 'saure'])).toEqual([]);
});

test('SEARCH-08 a foreign word, written small, is no plural of a German one', () => {
  expect(synonyms.instead('beer')).toEqual([['bier']]);
  expect(synonyms.instead('beeren')).toEqual([]);
});

test('SEARCH-08 its words are known', () => {
  expect(synonyms.words).toEqual(expect.arrayContaining(['saure', 'sahne', 'tomate', 'paradeiser']));
  expect(synonyms.words).not.toContain('beer');
});
