import type { DistributionAddress } from '@trolley/contract';
import { mostLines } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartDocument } from './document.ts';
import { readDocument, writeDocument } from './document.ts';
import { isSameContent, mergeDocuments } from './mergeDocuments.ts';
import { anyCodes, codeTerms, documentOf, fewProducts, fewSkus, quantitiesOf, testWindow } from './testing.ts';

const merge = (own: CartDocument, from: CartDocument, fromId = 'guest') =>
  mergeDocuments(own, { from, fromId }, fewProducts);
const wien: DistributionAddress = { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien' };
const graz: DistributionAddress = { distributionType: 'CLICK_AND_COLLECT', storeId: 'graz' };

const anyCart: fc.Arbitrary<CartDocument> = fc
  .record({
    quantities: fc.dictionary(fc.constantFrom(...fewSkus), fc.integer({ min: 1, max: 9 }), { maxKeys: 6 }),
    codes: anyCodes,
    crates: fc.boolean(),
  })
  .map(({ quantities, codes, crates }) =>
    documentOf(
      Object.fromEntries(
        Object.entries(quantities).map(([sku, many]) => [
          sku,
          Math.min(many, fewProducts.product(sku)?.maxQuantity ?? 0),
        ]),
      ),
      { codes, crates },
    ),
  );

describe('merging', () => {
  test('CART-10 quantities are added up to the maximum of the product', () => {
    const { document } = merge(documentOf({ s1: 2, s2: 5 }), documentOf({ s1: 2, s3: 1 }));
    expect(quantitiesOf(document)).toEqual({ s1: 3, s2: 5, s3: 1 });
  });

  test("CART-10 a line both have keeps the customer's time and wish", () => {
    const own = { sku: 's2', quantity: 1, addedAt: 5 };
    const guest = { sku: 's2', quantity: 1, addedAt: 9, substitution: 'none' as const };
    const lines = (a: typeof own, b: typeof own) =>
      merge(documentOf({}, { lines: [a] }), documentOf({}, { lines: [b] })).document.lines;
    expect(lines(own, guest)).toEqual([{ sku: 's2', quantity: 2, addedAt: 5, substitution: 'none' }]);
    expect(lines({ ...guest, addedAt: 3 }, own)).toEqual([
      { sku: 's2', quantity: 2, addedAt: 3, substitution: 'none' },
    ]);
  });

  test('CART-10 merging the same cart again changes nothing, also after it was stored', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (own, guest, other) => {
        const once = merge(own, guest).document;
        const stored = readDocument(writeDocument(once));
        expect(merge(stored, guest).document).toBe(stored);
        expect(merge(merge(stored, other, 'other').document, guest).document).toEqual(
          merge(stored, other, 'other').document,
        );
      }),
      { numRuns: 50 },
    );
  });

  test('CART-10 nothing of either cart is lost, and no line exceeds its maximum', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (own, guest) => {
        const [mine, theirs] = [quantitiesOf(own), quantitiesOf(guest)];
        const both = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((sku) => {
          const most = fewProducts.product(sku)?.maxQuantity ?? 0;
          return [sku, Math.min((mine[sku] ?? 0) + (theirs[sku] ?? 0), most)];
        });
        expect(quantitiesOf(merge(own, guest).document)).toEqual(Object.fromEntries(both));
      }),
      { numRuns: 50 },
    );
  });

  test('CART-10 what is sold nowhere now is kept as well', () => {
    expect(quantitiesOf(merge(documentOf({ gone: 2 }), documentOf({ gone: 3 })).document)).toEqual({ gone: 5 });
  });

  test('CART-13 a code that does not go together with the customer’s own is left', () => {
    const alone = (code: string) => documentOf({ s1: 1 }, { codes: [codeTerms({ code, combinable: undefined })] });
    expect(merge(alone('A'), alone('B')).document.codes.map(({ code }) => code)).toEqual(['A']);
  });

  test('CART-10 codes and the wish for crates are united', () => {
    const own = documentOf({ s1: 1 }, { codes: [codeTerms({ code: 'A' }), codeTerms({ code: 'B' })] });
    const guest = documentOf(
      { s1: 1 },
      { codes: [codeTerms({ code: 'B', value: 99 }), codeTerms({ code: 'C' })], crates: true },
    );
    const { document } = merge(own, guest);
    expect(document.codes.map(({ code, value }) => [code, value])).toEqual([
      ['A', 10],
      ['B', 10],
      ['C', 10],
    ]);
    expect(document.crates).toBe(true);
  });

  test("CART-10 the customer's address is kept, otherwise the visitor's is taken, with a slot that fits it", () => {
    const guest = documentOf({ s1: 1 }, { address: wien, window: testWindow, billing: { email: 'a@b.at' } });
    expect(merge(documentOf({}), guest)).toMatchObject({
      windowTaken: true,
      document: { address: wien, window: testWindow, billing: { email: 'a@b.at' } },
    });
    expect(merge(documentOf({}, { address: { ...wien, city: 'Wien' } }), guest)).toMatchObject({ windowTaken: true });
    const elsewhere = merge(documentOf({}, { address: graz }), guest);
    expect(elsewhere.windowTaken).toBe(false);
    expect(elsewhere.document.address).toEqual(graz);
    expect(elsewhere.document.window).toBeUndefined();
    const own = documentOf({}, { address: wien, window: { ...testWindow, id: 'mine' } });
    expect(merge(own, guest)).toMatchObject({ windowTaken: false, document: { window: { id: 'mine' } } });
  });

  test('CART-10 lines there is no room for are told', () => {
    const many = (prefix: string, count: number) =>
      documentOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 1])));
    const { document, left } = merge(many('a', mostLines - 1), many('b', 3));
    expect(document.lines).toHaveLength(mostLines);
    expect(left.map(({ sku }) => sku)).toEqual(['b1', 'b2']);
  });
});

test('CART-09 carts are identical when they hold as many of the same products', () => {
  const cart = documentOf({ a: 1, b: 2 });
  expect(isSameContent(cart, documentOf({ b: 2, a: 1 }))).toBe(true);
  expect(isSameContent(cart, documentOf({ a: 1, b: 3 }))).toBe(false);
  expect(isSameContent(cart, documentOf({ a: 1 }))).toBe(false);
  expect(isSameContent(cart, documentOf({ a: 1, c: 2 }))).toBe(false);
});
