import { takesOff as takesOffSchema } from '@trolley/contract';
import { expect, test } from 'vitest';
import { discountsOf, type VoucherTerms } from './discountsOf.ts';
import { missingOf, type ScopedLine, scopeOf } from './scopeOf.ts';

const named = (slug: string) => ({ slug, name: slug });
const line = (sku: string, price: number, pieces: number, leaf: string, brand?: string): ScopedLine => ({
  ...{ lineItemId: sku, price, pieces },
  article: {
    sku,
    category: named(leaf),
    parentCategories: [named('food')],
    ...(brand !== undefined && { brand: named(brand) }),
  },
});
const lines = [
  line('red', 999, 1, 'wine', 'waldrand'),
  line('oats', 300, 2, 'cereals', 'kornblum'),
  line('tea', 250, 1, 'tea', 'waldrand'),
];
const percent = (more: object) => takesOffSchema.parse({ kind: 'percent', value: 20, ...more });
const linesOf = (on: object) => {
  const off = percent({ on });
  return off.kind === 'serviceFee' ? undefined : scopeOf(off, lines)?.lineItemIds;
};

test('VOU-03 a voucher is for products, for what is below a category, or for brands', () => {
  expect(linesOf({ skus: ['tea'] })).toEqual(['tea']);
  expect(linesOf({ categories: ['wine'] })).toEqual(['red']);
  expect(linesOf({ categories: ['food'] }), 'the category above').toEqual(['red', 'oats', 'tea']);
  expect(linesOf({ brands: ['waldrand'] })).toEqual(['red', 'tea']);
  expect(linesOf({ skus: ['oats'], brands: ['waldrand'] }), 'any of them').toEqual(['red', 'oats', 'tea']);
  const all = percent({});
  expect(all.kind !== 'serviceFee' && scopeOf(all, lines), 'all goods together').toBeUndefined();
});

test('a file that names no goods, or goods of a fee, is refused', () => {
  expect(takesOffSchema.safeParse({ kind: 'percent', value: 20, on: {} }).success).toBe(false);
  expect(takesOffSchema.safeParse({ kind: 'percent', value: 20, on: { skus: [] } }).success).toBe(false);
  expect(takesOffSchema.safeParse({ kind: 'serviceFee', on: { skus: ['tea'] } }).success).toBe(false);
  expect(takesOffSchema.safeParse({ kind: 'percent', value: 20, perPiece: true }).success).toBe(false);
});

test('LOY-07 what is missing: cents of all goods, cents of these goods, or pieces of them', () => {
  const missing = (more: object, minimumOrderValue = 0) =>
    missingOf({ takesOff: percent(more), minimumOrderValue }, lines);
  expect(missing({})).toBeUndefined();
  expect(missing({}, 2000)).toEqual({ cents: 451 });
  expect(missing({ on: { categories: ['wine'] }, minimumValue: 2500 })).toEqual({ cents: 1501 });
  expect(missing({ on: { categories: ['cereals'] }, minimumPieces: 2 })).toBeUndefined();
  expect(missing({ on: { categories: ['wine'] }, minimumPieces: 2 })).toEqual({ pieces: 1 });
  expect(missing({ on: { categories: ['beer'] } }), 'none of them').toEqual({ pieces: 1 });
});

test('LOY-07 who activated a voucher is told what is missing for it; nobody else is', () => {
  const wine = { id: 'wine', name: 'Wine', takesOff: percent({ on: { skus: ['red'] }, minimumValue: 2000 }) };
  const terms: VoucherTerms = { ...wine, minimumOrderValue: 0, activated: true };
  const input = { codes: [], lines, now: 0 };
  expect(discountsOf({ ...input, vouchers: [terms] }).vouchers).toEqual([
    {
      ...{ lineItemId: 'wine', name: 'Wine', discount: 0, kind: 'percent', value: 20 },
      activated: true,
      on: { lineItemIds: ['red'] },
      missing: { cents: 1001 },
    },
  ]);
  const { activated: _, ...automatic } = terms;
  expect(discountsOf({ ...input, vouchers: [automatic] }).vouchers).toEqual([]);
  const works = discountsOf({ ...input, vouchers: [{ ...terms, takesOff: percent({ on: { skus: ['red'] } }) }] });
  expect(works.vouchers).toMatchObject([{ discount: 200, goods: [{ lineItemId: 'red', discount: 200 }] }]);
});
