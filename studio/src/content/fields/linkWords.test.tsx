import { routeNames } from '@trolley/contract';
import { expect, test } from 'vitest';
import { de } from '../../places/messages.de.ts';
import { en } from '../../places/messages.en.ts';
import { placeName } from '../../places/placeName.ts';
import { fitsWords, linkDetail } from './linkWords.ts';

/** Seen by nobody but whoever builds the shop. */
const internal = ['components', 'checkout-confirmation-test'];

test('STUD-03 every page of the shop has a name in both languages', () => {
  for (const texts of [de, en]) {
    const unnamed = routeNames.filter((name) => placeName(name, texts) === name && !internal.includes(name));
    expect(unnamed).toEqual([]);
  }
});

test('a page of the shop is found by the words it is called by, in whatever order and without accents', () => {
  expect(fitsWords('', 'Cart', '/cart')).toBe(true);
  expect(fitsWords('finder STORE', 'Store finder', '/stores')).toBe(true);
  expect(fitsWords('kassa', 'Kassa', '/zur-kasse')).toBe(true);
  expect(fitsWords('markte', 'Märkte', '/filialen')).toBe(true);
  expect(fitsWords('cart x', 'Cart', '/cart')).toBe(false);
});

test('no code stands where a place should', () => {
  expect(linkDetail({ kind: 'brand', hint: 'glenbeg' })).toBe('');
  expect(linkDetail({ kind: 'category', hint: 'Fruit › Apples' })).toBe('Fruit › Apples');
});
