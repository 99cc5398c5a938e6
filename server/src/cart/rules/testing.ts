import type { Product, ServiceFile } from '@trolley/contract';
import fc from 'fast-check';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import { catalogueOf, testNow } from '../../catalogue/testing.ts';
import type { CodeTerms, CurrentCode } from '../../voucher/codes.ts';
import type { Changed, Failed, Products } from './change.ts';
import { isFailed } from './change.ts';
import type { CartDocument, CartLine } from './document.ts';
import { emptyDocument } from './document.ts';
import type { Goods } from './goods.ts';
import { goodsOf } from './goods.ts';
import type { PricingInput, PricingLine } from './priceCart.ts';
import type { CartTerms, ShowInput } from './showCart.ts';
import { showCart } from './showCart.ts';

export const minute = Math.floor(testNow / 60_000);

/** The goods of a small catalogue in the zone `ost`. */
export function goodsIn(products: readonly Partial<StoredProduct>[] | Catalogue, store = '', zone = 'ost'): Goods {
  const catalogue = 'products' in products ? products : catalogueOf(products);
  return goodsOf(catalogue, shelfOf(catalogue, zone), store);
}

export function documentOf(quantities: Readonly<Record<string, number>>, more: Partial<CartDocument> = {}) {
  const lines = Object.entries(quantities).map(([sku, quantity]): CartLine => ({ sku, quantity, addedAt: minute }));
  return { ...emptyDocument(), lines, ...more };
}

export function quantitiesOf({ lines }: CartDocument): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

/** What came of a change that must not fail. */
export function done<C extends Changed>(result: C | Failed): C {
  if (isFailed(result)) throw new Error(`Unexpected failure ${result.failure}`);
  return result;
}

export function codeTerms(changes: Partial<CodeTerms> = {}): CodeTerms {
  const terms = { code: 'TEN', name: 'Ten percent', kind: 'percent' as const, value: 10, minimumOrderValue: 0 };
  return { ...terms, from: testNow - 1000, until: testNow + 1000, combinable: true, ...changes };
}

export function currentCode(changes: Partial<CurrentCode> = {}): CurrentCode {
  return { ...codeTerms(), active: true, applications: 0, usedBefore: false, ...changes };
}

const limits = { minimumOrderValue: 2000, maximumOrderValue: 50_000, maximumOrderWeight: 40_000 };

export const testTerms: CartTerms & Pick<ServiceFile, 'deliveryPhoneNumber' | 'billingFields'> = {
  distributionTypes: ['DELIVERY', 'CLICK_AND_COLLECT'],
  order: {
    DELIVERY: { ...limits, freeOfChargeThreshold: 8000 },
    CLICK_AND_COLLECT: { ...limits, minimumOrderValue: 1000 },
  },
  overAuthorizationPercentage: 15,
  crate: { deposit: 400, grams: 15_000 },
  assumedGrams: 300,
  feeVat: 'standard',
  deliveryPhoneNumber: 'Optional',
  billingFields: {},
};

const hour = 3_600_000;

export const testWindow = {
  id: 'w1',
  startsAt: testNow + 24 * hour,
  endsAt: testNow + 26 * hour,
  cutOffAt: testNow + 12 * hour,
  fee: 490,
  green: false,
};

export function shown(document: CartDocument, goods: Goods, more: Partial<ShowInput> = {}) {
  const row = { id: 'c1', revision: 1, mode: 'REGULAR', status: 'OPEN' } as const;
  return showCart({ row, document, goods, terms: testTerms, member: false, now: testNow, ...more });
}

/** Products called s1 to s9, each with a maximum of its own, all orderable. */
export const fewSkus = Array.from({ length: 9 }, (_, index) => `s${index + 1}`);
export const fewProducts: Products = goodsIn(fewSkus.map((sku, index) => ({ sku, maxQuantity: 3 * (index + 1) })));

/** A product as the shelf shows it. */
export function testProduct(changes: Partial<StoredProduct> = {}): Product {
  const product = goodsIn([changes]).product(changes.sku ?? 'p1');
  if (!product) throw new Error('It stands on no shelf');
  return product;
}

const cents = fc.integer({ min: 0, max: 20_000 });

/** Goods of any price, rate, deposit and weight. */
export const anyPricingLine: fc.Arbitrary<PricingLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    regular: cents,
    off: fc.integer({ min: 0, max: 100 }),
    memberOff: fc.integer({ min: 0, max: 100 }),
    deposit: fc.constantFrom(0, 9, 25, 300),
    vat: fc.constantFrom('food', 'wine', 'standard', 'free'),
    grams: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    weighed: fc.boolean(),
  })
  .map(({ quantity, regular, off, memberOff, deposit, vat, grams, weighed }) => {
    const price = Math.round((regular * (100 - off)) / 100);
    const memberPrice = Math.round((price * (100 - memberOff)) / 100);
    return { quantity, good: { regular, price, memberPrice, deposit, vat, grams, weighed } };
  });

const testRates: Readonly<Record<string, number>> = { food: 100, wine: 130, standard: 200, free: 0 };
export const testPermille = (vat: string): number => testRates[vat] ?? 0;

export const anyCodeTerms: fc.Arbitrary<CodeTerms> = fc
  .record({
    code: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'serviceFee' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    amount: fc.integer({ min: 0, max: 30_000 }),
    minimumOrderValue: fc.constantFrom(0, 0, 5000, 100_000),
    until: fc.constantFrom(testNow, testNow + 1, testNow + 1000),
  })
  .map(({ code, kind, percent, amount, minimumOrderValue, until }) =>
    codeTerms({ code, kind, value: kind === 'percent' ? percent : amount, minimumOrderValue, until }),
  );
export const anyCodes = fc.uniqueArray(anyCodeTerms, { maxLength: 5, selector: ({ code }) => code });

/** An empty cart's input, and what differs from it. */
export const pricingInput = (more: Partial<PricingInput>): PricingInput => ({
  lines: [],
  member: false,
  mode: 'REGULAR',
  codes: [],
  crates: false,
  payments: [],
  terms: testTerms,
  permille: testPermille,
  now: testNow,
  ...more,
});
