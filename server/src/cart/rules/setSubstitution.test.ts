import { cartFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { setCrates, setLineSubstitution, setSubstitution } from './setSubstitution.ts';
import { documentOf, done, goodsIn, shown } from './testing.ts';

const goods = goodsIn([{ sku: 'milk' }, { sku: 'bread' }]);

test('CART-18 a preference for the whole cart, another for a line, and back again', () => {
  const none = setSubstitution(documentOf({ milk: 1, bread: 1 }), 'none').document;
  const differing = done(setLineSubstitution(none, { sku: 'milk', substitution: 'similar' })).document;
  const cart = shown(differing, goods);
  expect(cart.substitution).toBe('none');
  expect(cart.productLineItems.map(({ lineItemId, substitution }) => [lineItemId, substitution])).toEqual([
    ['milk', 'similar'],
    ['bread', undefined],
  ]);
  expect(done(setLineSubstitution(differing, { sku: 'milk', substitution: null })).document).toEqual(none);
});

test('CART-18 a line that is not there has no preference', () => {
  expect(setLineSubstitution(documentOf({}), { sku: 'milk', substitution: 'none' })).toEqual({
    failure: cartFailures.lineNotFound,
  });
});

test('CART-18 what is so already changes nothing', () => {
  const document = documentOf({ milk: 1 });
  expect(setSubstitution(document, 'similar').document).toBe(document);
  expect(done(setLineSubstitution(document, { sku: 'milk', substitution: null })).document).toBe(document);
});

test('CART-11 crates can be wanted and not', () => {
  const document = documentOf({ milk: 1 });
  expect(setCrates(document, false).document).toBe(document);
  expect(shown(setCrates(document, true).document, goods).crateDepositDesired).toBe(true);
});
