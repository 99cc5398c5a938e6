import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDictionary } from './dictionary.ts';
import { editDistance } from './editDistance.ts';

const word = fc.stringMatching(/^[a-d1é]{1,7}$/);
const filled = (words: readonly string[]) => {
  const dictionary = createDictionary();
  for (const [index, one] of words.entries()) {
    dictionary.add(one);
    if (index % 3 === 0) dictionary.settle();
  }
  return dictionary;
};

test('SEARCH-08 a word keeps its number', () => {
  const dictionary = filled(['milch', 'brot', 'milch']);
  expect(dictionary.size).toBe(2);
  expect(dictionary.wordOf(dictionary.idOf('brot') ?? -1)).toBe('brot');
  expect(dictionary.idOf('käse')).toBeUndefined();
});

test('SEARCH-08 all words that begin so are found, in alphabetical order', () => {
  fc.assert(
    fc.property(fc.array(word), fc.stringMatching(/^[a-d1é]{0,3}$/), (words, start) => {
      const dictionary = filled(words);
      const found: string[] = [];
      dictionary.startingWith(start, (id) => found.push(dictionary.wordOf(id)));
      expect(found).toEqual([...new Set(words)].filter((one) => one.startsWith(start)).sort());
    }),
  );
});

test('SEARCH-08 all words within so many edits are found, and no others', () => {
  fc.assert(
    fc.property(fc.array(word), word, fc.integer({ min: 0, max: 2 }), fc.boolean(), (words, typed, edits, asPrefix) => {
      const dictionary = filled(words);
      const found: string[] = [];
      dictionary.resembling(typed, edits, asPrefix, (id) => found.push(dictionary.wordOf(id)));
      const near = [...new Set(words)].filter((one) => editDistance(typed, one, edits, asPrefix) <= edits);
      expect(found.sort()).toEqual(near.sort());
    }),
  );
});
