import { cartFailures } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartDocument } from './document.ts';
import { setLine } from './setLine.ts';
import { documentOf, done, fewProducts, fewSkus, goodsIn, quantitiesOf } from './testing.ts';

const goods = goodsIn([
  { sku: 'milk', maxQuantity: 10 },
  { sku: 'bread' },
  { sku: 'fish', availability: 'unavailable' },
]);
const set = (document: CartDocument, sku: string, quantity: number) => setLine(document, { sku, quantity }, goods);
const lines = (result: ReturnType<typeof set>) => quantitiesOf(done(result).document);

test('CART-04 the quantity is set, 0 removes the line', () => {
  const document = documentOf({ milk: 3, bread: 1 });
  expect(lines(set(document, 'milk', 7))).toEqual({ milk: 7, bread: 1 });
  expect(lines(set(document, 'milk', 0))).toEqual({ bread: 1 });
  expect(set(document, 'milk', 3)).toEqual({ document });
});

test('CART-04 a line that is not there cannot be set', () => {
  expect(set(documentOf({ milk: 1 }), 'bread', 2)).toEqual({ failure: cartFailures.lineNotFound });
  expect(set(documentOf({}), 'milk', 0)).toEqual({ failure: cartFailures.lineNotFound });
});

test('CART-05 more than the maximum is cut to it', () => {
  expect(set(documentOf({ milk: 3 }), 'milk', 99)).toMatchObject({
    outcome: 'capped',
    document: documentOf({ milk: 10 }),
  });
  expect(set(documentOf({ milk: 10 }), 'milk', 11)).toMatchObject({
    outcome: 'maxquantityreached',
    document: documentOf({ milk: 10 }),
  });
  // The maximum was lowered since.
  expect(set(documentOf({ milk: 30 }), 'milk', 20)).toMatchObject({
    outcome: 'maxquantityreached',
    document: documentOf({ milk: 10 }),
  });
});

test.each(['fish', 'gone'])('CART-12 fewer of what cannot be bought may be wanted, never more: %s', (sku) => {
  const document = documentOf({ [sku]: 3 });
  expect(lines(set(document, sku, 2))).toEqual({ [sku]: 2 });
  expect(lines(set(document, sku, 0))).toEqual({});
  expect(set(document, sku, 4)).toEqual({ failure: cartFailures.productUnavailable });
});

test('CART-04 of two quantities the last one holds', () => {
  const wish = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(fc.constantFrom(...fewSkus), wish, wish, (sku, first, last) => {
      const document = documentOf({ s1: 1, [sku]: 2 });
      const twice = done(
        setLine(
          done(setLine(document, { sku, quantity: first }, fewProducts)).document,
          { sku, quantity: last },
          fewProducts,
        ),
      );
      const once = done(setLine(document, { sku, quantity: last }, fewProducts));
      expect(twice.document).toEqual(once.document);
    }),
    { numRuns: 100 },
  );
});
