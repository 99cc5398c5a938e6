import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, wordsOf } from './foldText.ts';

test.each([
  ['Käse', 'kase'],
  ['KÄSE', 'kase'],
  ['Kaese', 'kase'],
  ['Straße', 'strasse'],
  ['Oel', 'ol'],
  ['Brötchen', 'brotchen'],
  ['Broetchen', 'brotchen'],
  ['Müsli', 'musli'],
  ['Muesli', 'musli'],
  ['Crème brûlée', 'creme brulee'],
  ['Smørrebrød', 'smorrebrod'],
  ['Ka\u0308se', 'kase'],
])('SEARCH-08 %s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('words are what stands between everything else', () => {
  expect(wordsOf('Bio-Käse, 2 kg (€ 3,20)')).toEqual(['bio', 'kase', '2', 'kg', '3', '20']);
  expect(wordsOf('…')).toEqual([]);
});

test('SEARCH-08 folding twice is folding once', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  fc.assert(
    fc.property(fc.stringMatching(/^[aouäöüeEßÆœ]{0,12}$/), (text) => foldText(foldText(text)) === foldText(text)),
  );
});
