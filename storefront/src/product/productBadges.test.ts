import type { Product } from '@trolley/contract';
import { expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { productBadges } from './productBadges.ts';
import { shownPrice } from './shownPrice.ts';

const offer = { value: 89, lowest30: 119, percent: 25, from: '2026-11-12' };
const badgesOf = (product: Product, home: string, isMember = false) =>
  productBadges(product, shownPrice(product.price, isMember), home);
const kinds = (given: Parameters<typeof productFixture>[0], home = 'AT') =>
  badgesOf(productFixture(given), home).map(({ kind }) => kind);

test('the most important come first, and no more than two', () => {
  const price = { regular: { value: 119 }, offer };
  expect(kinds({ price, labels: ['organic'], minAge: 16, origin: 'AT' })).toEqual(['offer', 'organic']);
  expect(kinds({ labels: ['organic'], minAge: 16, origin: 'AT' })).toEqual(['organic', 'age']);
  expect(kinds({ labels: ['regional'], origin: 'AT' })).toEqual(['regional']);
  expect(kinds({ labels: ['regional', 'organic'], origin: 'AT' })).toEqual(['organic']);
});

test('a country is named only where it is the shop’s own', () => {
  expect(kinds({ origin: 'AT' })).toEqual(['home']);
  expect(kinds({ origin: 'ES' })).toEqual([]);
  expect(kinds({ origin: 'IE' }, 'IE')).toEqual(['home']);
});

test('an offer that saves nothing against the last 30 days boasts of nothing', () => {
  expect(kinds({ price: { regular: { value: 119 }, offer: { ...offer, percent: 0 } } })).toEqual([]);
});

test('an offer tells its last day: by its weekday where that can be only one, else by its date', () => {
  const until = (from: string, last?: string) => {
    const price = { regular: { value: 119 }, offer: { ...offer, from, ...(last && { until: last }) } };
    return badgesOf(productFixture({ price }), 'AT')[0];
  };
  expect(until('2026-11-12', '2026-11-18')).toEqual({ kind: 'offer', percent: 25, until: { weekday: 3 } });
  expect(until('2026-11-11', '2026-11-18')).toMatchObject({ until: { day: 18, month: 11 } });
  expect(until('2026-11-12')).toEqual({ kind: 'offer', percent: 25 });
});

test('LOY-01 a member reads the percentage that leads to the price they pay, and the last day of the offer', () => {
  const price = {
    regular: { value: 539 },
    offer: { value: 319, lowest30: 539, percent: 40, from: '2026-11-12', until: '2026-11-18' },
    loyalty: { value: 279 },
  };
  expect(badgesOf(productFixture({ price }), 'AT', true)[0]).toEqual({
    kind: 'offer',
    percent: 48,
    until: { weekday: 3 },
  });
});
