import { cartFailures, mostLines } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testNow } from '../../catalogue/testing.ts';
import { addLine } from './addLine.ts';
import type { CartDocument } from './document.ts';
import { emptyDocument } from './document.ts';
import { isSameContent } from './mergeDocuments.ts';
import { documentOf, done, fewProducts, fewSkus, goodsIn, minute, quantitiesOf, testProduct } from './testing.ts';

const goods = goodsIn([
  { sku: 'milk', maxQuantity: 10 },
  { sku: 'wine', minAge: 16, maxQuantity: 6 },
  { sku: 'fish', availability: 'temporarilyUnavailable' },
  { sku: 'southern', zones: ['sued'] },
]);
const add = (document: CartDocument, sku: string, quantity = 1) => addLine(document, { sku, quantity }, goods, testNow);

test('CART-05 a product is added with the minute it was added in', () => {
  expect(add(emptyDocument(), 'milk', 2)).toStrictEqual({
    document: { ...emptyDocument(), lines: [{ sku: 'milk', addedAt: minute, quantity: 2 }] },
    outcome: 'added',
  });
});

test('CART-05 adding an existing line merges quantities; its time and wishes stay', () => {
  const before = documentOf({}, { lines: [{ sku: 'milk', quantity: 3, addedAt: 5, substitution: 'none' }] });
  expect(done(add(before, 'milk', 2)).document.lines).toEqual([
    { sku: 'milk', quantity: 5, addedAt: 5, substitution: 'none' },
  ]);
});

test('CART-05 quantities are capped at maxQuantity, and a line that is there already says so', () => {
  expect(add(emptyDocument(), 'milk', 11)).toMatchObject({ outcome: 'capped', document: documentOf({ milk: 10 }) });
  expect(add(documentOf({ milk: 9 }), 'milk', 1)).toMatchObject({ outcome: 'added' });
  expect(add(documentOf({ milk: 9 }), 'milk', 2)).toMatchObject({ outcome: 'capped' });
  const full = documentOf({ milk: 10 });
  expect(add(full, 'milk')).toEqual({ document: full, outcome: 'maxquantityreached' });
});

test('CART-05 what needs an age can be added', () => {
  expect(add(emptyDocument(), 'wine')).toMatchObject({ outcome: 'added' });
});

test('CART-12 what is unknown or cannot be bought here is refused', () => {
  expect(add(emptyDocument(), 'nothing')).toEqual({ failure: cartFailures.productUnknown });
  expect(add(emptyDocument(), 'fish')).toEqual({ failure: cartFailures.productUnavailable });
  expect(add(emptyDocument(), 'southern')).toEqual({ failure: cartFailures.productUnavailable });
});

test('CART-05 a cart holds so many lines and no more, but goes on with those it has', () => {
  const full = documentOf(Object.fromEntries(Array.from({ length: mostLines }, (_, index) => [`p${index}`, 1])));
  const product = testProduct();
  const products = { product: () => product, knows: () => true };
  expect(addLine(full, { sku: 'one-more', quantity: 1 }, products, testNow)).toEqual({
    failure: cartFailures.tooManyLines,
  });
  expect(addLine(full, { sku: 'p7', quantity: 1 }, products, testNow)).toMatchObject({ outcome: 'added' });
});

test('CART-05 adds below the maximum end in the same cart in any order', () => {
  const adds = fc.array(fc.constantFrom(...fewSkus.slice(3)), { maxLength: 10 });
  const shuffled = adds.chain((skus) =>
    fc.tuple(fc.constant(skus), fc.shuffledSubarray(skus, { minLength: skus.length })),
  );
  const addAll = (skus: readonly string[]) =>
    skus.reduce(
      (document, sku) => done(addLine(document, { sku, quantity: 1 }, fewProducts, testNow)).document,
      emptyDocument(),
    );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(isSameContent(addAll(one), addAll(other))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('CART-05 whatever is added, no line ever holds more than its maximum', () => {
  const adds = fc.array(fc.record({ sku: fc.constantFrom(...fewSkus), quantity: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(adds, (wishes) => {
      const document = wishes.reduce(
        (before, wish) => done(addLine(before, wish, fewProducts, testNow)).document,
        emptyDocument(),
      );
      for (const [sku, quantity] of Object.entries(quantitiesOf(document))) {
        const wanted = wishes.filter((wish) => wish.sku === sku).reduce((sum, wish) => sum + wish.quantity, 0);
        expect(quantity).toBe(Math.min(wanted, fewProducts.product(sku)?.maxQuantity ?? 0));
      }
    }),
    { numRuns: 100 },
  );
});
