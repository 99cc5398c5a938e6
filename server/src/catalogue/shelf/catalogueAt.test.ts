import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueOf, dayMs, offerSpan, regularSpan, testNow } from '../testing.ts';
import { catalogueAt } from './catalogueAt.ts';
import { shelfOf } from './shelfOf.ts';

const inDays = (days: number) => testNow + days * dayMs;
const goods = catalogueOf([
  { sku: 'bread', prices: [regularSpan(320), offerSpan(250, inDays(10), inDays(20))] },
  { sku: 'milk', prices: [regularSpan(150, 0, inDays(30)), regularSpan(165, inDays(30))] },
  { sku: 'salt', prices: [regularSpan(90)] },
]);

test('an offer is there from its first moment until just before its last, a new price from its day on', () => {
  shelfOf(goods, '').tree();
  const at = (moment: number) => {
    const shelf = shelfOf(catalogueAt(goods, moment).catalogue, '');
    return [shelf.product('bread')?.price.offer?.value, shelf.product('milk')?.price.regular.value];
  };
  expect(at(inDays(10) - 1)).toEqual([undefined, 150]);
  expect(at(inDays(10))).toEqual([250, 150]);
  expect(at(inDays(20) - 1)).toEqual([250, 150]);
  expect(at(inDays(20))).toEqual([undefined, 150]);
  expect(at(inDays(30))).toEqual([undefined, 165]);
});

test('the shop of now is not touched, and says which products differ', () => {
  const shelf = shelfOf(goods, '');
  const { catalogue, changed } = catalogueAt(goods, inDays(12));
  expect(
    shelfOf(catalogue, '')
      .offers(5)
      .map(({ sku }) => sku),
  ).toEqual(['bread']);
  expect(changed).toContain('bread');
  expect(changed).not.toContain('salt');
  expect(shelfOf(goods, '')).toBe(shelf);
  expect(shelf.offers(5)).toEqual([]);
});

test('a moment that has passed is now', () => {
  expect(catalogueAt(goods, testNow - 1)).toEqual({ catalogue: goods, changed: [] });
});

test('what is carried over from now is what would be made for that moment alone', () => {
  const span = fc.tuple(
    fc.integer({ min: -20, max: 40 }),
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 300 }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(span, { maxLength: 2 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 60 }),
      (all, days) => {
        const products = all.map((spans, index) => ({
          sku: `p${index}`,
          slug: `p${index}`,
          prices: [
            regularSpan(400),
            ...spans.map(([from, length, value]) => offerSpan(value, inDays(from), inDays(from + length))),
          ],
        }));
        const base = catalogueOf(products);
        shelfOf(base, '').tree();
        const later = shelfOf(catalogueAt(base, inDays(days)).catalogue, '');
        const alone = shelfOf({ ...catalogueOf(products), now: inDays(days) }, '');
        for (const { sku } of products) expect(later.product(sku)).toEqual(alone.product(sku));
        expect(later.offers(10)).toEqual(alone.offers(10));
      },
    ),
  );
});
