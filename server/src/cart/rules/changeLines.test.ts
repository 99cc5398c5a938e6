import { cartFailures } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testNow } from '../../catalogue/testing.ts';
import { changeLines } from './changeLines.ts';
import { emptyDocument } from './document.ts';
import { documentOf, fewProducts, fewSkus, goodsIn, quantitiesOf } from './testing.ts';

const goods = goodsIn([
  { sku: 'milk', maxQuantity: 10 },
  { sku: 'bread' },
  { sku: 'fish', availability: 'unavailable' },
]);

test('CART-04 several products are added at once, and what could not be is told with its reason', () => {
  const { document, notDone } = changeLines(
    documentOf({ milk: 8 }),
    [
      { sku: 'milk', quantity: 5 },
      { sku: 'bread', quantity: 2 },
      { sku: 'fish', quantity: 1 },
      { sku: 'nothing', quantity: 4 },
      { sku: 'milk', quantity: 1 },
    ],
    goods,
    testNow,
  );
  expect(quantitiesOf(document)).toEqual({ milk: 10, bread: 2 });
  expect(notDone).toEqual([
    { sku: 'milk', quantity: 3, reason: 'capped' },
    { sku: 'fish', quantity: 1, reason: cartFailures.productUnavailable },
    { sku: 'nothing', quantity: 4, reason: cartFailures.productUnknown },
    { sku: 'milk', quantity: 1, reason: 'maxquantityreached' },
  ]);
});

test('CART-04 absolute quantities are set, of new products too; none of what is not there is no failure', () => {
  const { document, notDone } = changeLines(
    documentOf({ milk: 8, fish: 3 }),
    [
      { sku: 'milk', quantity: 2, absolute: true },
      { sku: 'bread', quantity: 4, absolute: true },
      { sku: 'fish', quantity: 0, absolute: true },
      { sku: 'nothing', quantity: 0, absolute: true },
      { sku: 'bread', quantity: 0 },
    ],
    goods,
    testNow,
  );
  expect(quantitiesOf(document)).toEqual({ milk: 2, bread: 4 });
  expect(notDone).toEqual([]);
});

test('CART-04 absolute wishes sent twice end as sent once', () => {
  const wish = fc.record({
    sku: fc.constantFrom(...fewSkus, 'nothing'),
    quantity: fc.nat(40),
    absolute: fc.constant(true),
  });
  const wishes = fc.uniqueArray(wish, { maxLength: 9, selector: ({ sku }) => sku });
  fc.assert(
    fc.property(wishes, (all) => {
      const once = changeLines(emptyDocument(), all, fewProducts, testNow).document;
      expect(changeLines(once, all, fewProducts, testNow).document).toEqual(once);
    }),
    { numRuns: 100 },
  );
});

test('REC-01 what was added in one go is taken off again, whatever was added or taken meanwhile', () => {
  const { document, notDone } = changeLines(
    documentOf({ milk: 5, bread: 1, fish: 2 }),
    [
      { sku: 'milk', quantity: 3, take: true },
      { sku: 'bread', quantity: 4, take: true },
      { sku: 'fish', quantity: 1, take: true },
      { sku: 'nothing', quantity: 1, take: true },
      { sku: 'milk', quantity: 0, take: true },
    ],
    goods,
    testNow,
  );
  expect(quantitiesOf(document)).toEqual({ milk: 2, fish: 1 });
  expect(notDone).toEqual([]);
});

test('adding and taking off again in any order leaves what was there, as long as no maximum is met', () => {
  const wish = fc.record({ sku: fc.constantFrom(...fewSkus), quantity: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.uniqueArray(wish, { maxLength: 9, selector: ({ sku }) => sku }), (all) => {
      const added = changeLines(emptyDocument(), all, fewProducts, testNow);
      const undone = changeLines(
        added.document,
        all.toReversed().map((one) => ({ ...one, take: true })),
        fewProducts,
        testNow,
      );
      expect(quantitiesOf(undone.document)).toEqual({});
      expect(undone.notDone).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
