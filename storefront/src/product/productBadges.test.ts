import { expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { productBadges } from './productBadges.ts';

const offer = { value: 89, lowest30: 119, percent: 25, from: '2026-11-12' };
const kinds = (given: Parameters<typeof productFixture>[0], home = 'AT') =>
  productBadges(productFixture(given), home).map(({ kind }) => kind);

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
