import { expect, test } from 'vitest';
import { bannedWordsIn, isBanned, pinsFor } from './taughtWords.ts';

const pinned = {
  searchPins: [
    { query: 'Käse', skus: ['c1', 'c2'] },
    { query: 'frische  Milch', skus: ['m1'] },
  ],
};
const banned = { bannedWords: ['Waffe', 'Crystal Meth', '…'] };

test.each([
  ['käse', ['c1', 'c2']],
  ['KAESE ', ['c1', 'c2']],
  ['frische milch', ['m1']],
  ['milch', []],
  ['käsekuchen', []],
  ['käse gouda', []],
])('the query %s has the pins %j', (term, skus) => expect(pinsFor(pinned, term)).toEqual(skus));

test.each([
  ['waffe', ['waffe']],
  ['eine WAFFE kaufen', ['waffe']],
  ['crystal-meth', ['crystal meth']],
  ['waffeln', []],
  ['meth crystal', []],
  ['', []],
])('the text %s has the banned words %j', (text, words) => {
  expect(bannedWordsIn(banned, text)).toEqual(words);
  expect(isBanned(banned, text)).toBe(words.length > 0);
});
