import type { ShownText } from '@trolley/contract';
import { expect, test } from 'vitest';
import { filterTexts, textNow } from './textList.ts';

const text = (key: string, original: string, more: Partial<ShownText> = {}): ShownText => ({
  ...{ key, original, revision: 0, places: [] },
  ...more,
});
const all = [
  text('cart.title', 'Your cart', { places: ['cart', 'everywhere'] }),
  text('cart.empty', 'Nothing in it', { text: 'Your basket is empty', revision: 1 }),
  text('search.title', 'Results for {term}', { text: 'Found: {term}', revision: 2, formerOriginal: 'Found' }),
  text('slot.left', '{count} left', { text: 'Few left', revision: 1, unfit: true }),
];
const found = (search: string, place = '', state: 'all' | 'changed' | 'toCheck' = 'all') =>
  filterTexts(all, { search, place, state }).map(({ key }) => key);

test('texts are found by key, by what the shop says and by the original, all words together', () => {
  expect(found('cart.')).toEqual(['cart.title', 'cart.empty']);
  expect(found('BASKET')).toEqual(['cart.empty']);
  expect(found('nothing it')).toEqual(['cart.empty']);
  expect(found('results found')).toEqual(['search.title']);
  expect(found('no such')).toEqual([]);
});

test('and by where they stand, and whether anybody changed them', () => {
  expect(found('', 'cart')).toEqual(['cart.title']);
  expect(found('', '', 'changed')).toEqual(['cart.empty', 'search.title', 'slot.left']);
  expect(found('', '', 'toCheck')).toEqual(['search.title', 'slot.left']);
});

test('what does not fit any more is not what shoppers read', () => {
  expect(all.map(textNow)).toEqual(['Your cart', 'Your basket is empty', 'Found: {term}', '{count} left']);
});
