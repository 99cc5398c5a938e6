import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../foldText.ts';
import { createCompounds } from './compounds.ts';
import { stem } from './stem.ts';

const words =
  'Vollkorn Brot Hafer Milch Apfel Saft Kürbis Kerne Öl Beeren Huhn Schnitzel Zitronen Kuchen Tomate Ei Eier Aufstrich';
const german = createCompounds('de');
for (const word of words.split(' ')) german.learn(foldText(word));

const headsOf = (word: string) =>
  german
    .partsOf(foldText(word))
    .filter((part) => part.head)
    .map((part) => part.word);
const allOf = (word: string) => german.partsOf(foldText(word)).map((part) => part.word);

test.each([
  ['Vollkornbrot', 'brot', 'vollkorn'],
  ['Hafermilch', 'milch', 'hafer'],
  ['Apfelsaft', 'saft', 'apfel'],
  ['Hühnerschnitzel', 'schnitzel', 'huhn'],
  ['Zitronenkuchen', 'kuchen', 'zitronen'],
  ['Tomatensaft', 'saft', 'tomate'],
  ['Eiaufstrich', 'aufstrich', 'ei'],
])('SEARCH-08 %s is some %s, made with %s', (word, head, before) => {
  expect(headsOf(word)).toContain(head);
  expect(allOf(word).map((part) => stem(part, 'de'))).toContain(stem(before, 'de'));
});

test('SEARCH-08 three words in one are found one by one', () => {
  expect(headsOf('Kürbiskernöl')).toEqual(['ol']);
  expect(allOf('Kürbiskernöl')).toEqual(expect.arrayContaining(['ol', 'kern', 'kurbis']));
});

test('SEARCH-08 the head is enough, where the rest is a word of its own nowhere', () => {
  expect(headsOf('Himbeeren')).toEqual(['beeren']);
});

test('SEARCH-08 a simple word stays whole', () => {
  expect(german.partsOf('brot')).toEqual([]);
  expect(german.partsOf('marmelade')).toEqual([]);
});

test('SEARCH-08 what is typed as one word is taken apart only into known words', () => {
  expect(german.split('haferbrot')).toEqual(['hafer', 'brot']);
  expect(german.split('himbeeren')).toEqual([]);
  const english = createCompounds('en');
  for (const word of ['peanut', 'butter']) english.learn(word);
  expect(english.split('peanutbutter')).toEqual(['peanut', 'butter']);
});

test('SEARCH-08 any word can be taken apart, and no part is longer than it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('brot', 'milch', 'ol', 'ei', 's', 'en', 'x', 'é', '7')), (pieces) => {
      const word = pieces.join('');
      for (const part of german.partsOf(word)) expect(part.word.length).toBeLessThan(word.length);
      expect(german.split(word).every((part) => word.includes(part))).toBe(true);
    }),
  );
});
