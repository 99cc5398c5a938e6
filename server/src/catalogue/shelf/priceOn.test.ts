import type { ProductPrice } from '@trolley/contract';
import { comparableValue, currentPrice, productPrice, referenceUnits, unitContents } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceSpan } from '../catalogue.ts';
import { dayMs, daysAgo, loyaltySpan, offerSpan, regularSpan, testNow } from '../testing.ts';
import { beganAt, chargedAt, spanAt } from './charged.ts';
import type { Priced } from './priceOn.ts';
import { pricedUntil, priceOn } from './priceOn.ts';
import { tenantDays } from './tenantDays.ts';

const days = tenantDays('Europe/Vienna');
const midnight = Date.parse('2026-11-09T23:00:00Z');
const weekLater = midnight + 7 * dayMs;

const priceOf = (prices: readonly PriceSpan[], more: Partial<Priced> = {}, zone = 'ost') =>
  priceOn({ prices, selling: 'pack', ...more }, zone, testNow, days);
const inZone = (zone: string, span: PriceSpan): PriceSpan => ({ ...span, zone });

describe('the price of a product', () => {
  test('DISC-02 without an offer it is the regular one that began last', () => {
    expect(priceOf([regularSpan(199), regularSpan(219, daysAgo(10)), regularSpan(249, daysAgo(-1))])).toEqual({
      regular: { value: 219 },
    });
  });

  test('DISC-02 none, before it is sold and after it was', () => {
    expect(priceOf([])).toBeUndefined();
    expect(priceOf([regularSpan(199, daysAgo(-1)), regularSpan(199, daysAgo(20), daysAgo(10))])).toBeUndefined();
  });

  test('a zone has its own price where there is one, however old', () => {
    const spans = [inZone('sued', regularSpan(229, daysAgo(500))), regularSpan(199, daysAgo(3))];
    expect(priceOf(spans, {}, 'sued')?.regular.value).toBe(229);
    expect(priceOf(spans)?.regular.value).toBe(199);
  });

  test('an offer tells its lowest price of 30 days, what is saved from it, and its first and last day', () => {
    const spans = [regularSpan(200), offerSpan(180, daysAgo(20), daysAgo(15)), offerSpan(150, midnight, weekLater)];
    expect(priceOf(spans)).toEqual({
      regular: { value: 200 },
      offer: { value: 150, lowest30: 180, percent: 16, from: '2026-11-10', until: '2026-11-16' },
    });
  });

  test('what was charged earlier than 30 days before, or by members alone, does not count', () => {
    const spans = [
      regularSpan(200),
      offerSpan(100, daysAgo(90), Date.parse('2026-10-10T22:00:00Z')),
      loyaltySpan(90, midnight - 10 * dayMs, midnight),
      offerSpan(150, midnight),
    ];
    expect(priceOf(spans)?.offer).toEqual({ value: 150, lowest30: 200, percent: 25, from: '2026-11-10' });
  });

  test('what was charged on the first of the 30 days before counts', () => {
    const endOfFirstDay = Date.parse('2026-10-11T22:00:00Z');
    const spans = [regularSpan(200), offerSpan(160, daysAgo(90), endOfFirstDay), offerSpan(150, midnight)];
    expect(priceOf(spans)?.offer).toMatchObject({ lowest30: 160, percent: 6 });
  });

  test('what was charged again after a dearer price ended within the 30 days counts', () => {
    const dearer = regularSpan(220, midnight - 40 * dayMs, midnight - 10 * dayMs);
    const dearerAgain = regularSpan(230, midnight - 5 * dayMs);
    const spans = [regularSpan(180, daysAgo(200)), dearer, dearerAgain, offerSpan(150, midnight)];
    expect(priceOf(spans)?.offer).toMatchObject({ lowest30: 180 });
  });

  test('an offer that goes on at the same price is the same offer', () => {
    const spans = [
      regularSpan(200),
      offerSpan(150, midnight - 7 * dayMs, midnight),
      offerSpan(150, midnight, weekLater),
    ];
    expect(priceOf(spans)?.offer).toMatchObject({ lowest30: 200, from: '2026-11-03', until: '2026-11-16' });
  });

  test('and ends with the last of its dates', () => {
    const next = offerSpan(150, weekLater, weekLater + 7 * dayMs);
    const spans = [regularSpan(200), offerSpan(150, midnight, weekLater), next];
    expect(priceOf(spans)?.offer?.until).toBe('2026-11-23');
    expect(priceOf([...spans.slice(0, 2), { ...next, value: 140 }])?.offer?.until).toBe('2026-11-16');
  });

  test('what cost as little just before is its plain price, and nothing is crossed out', () => {
    const spans = [regularSpan(200), offerSpan(140, daysAgo(20), daysAgo(10)), offerSpan(150, midnight)];
    expect(priceOf(spans)).toEqual({ regular: { value: 150 } });
  });

  test('an offer above the regular price is not charged', () => {
    expect(priceOf([regularSpan(120), offerSpan(150, midnight)])).toEqual({ regular: { value: 120 } });
  });

  test('a new product is compared with its regular price', () => {
    expect(priceOf([regularSpan(200, midnight), offerSpan(150, midnight)])?.offer).toMatchObject({ lowest30: 200 });
  });

  test('DISC-02 a loyalty price is told where it is lower than what everybody pays', () => {
    expect(priceOf([regularSpan(200), loyaltySpan(180)])?.loyalty).toEqual({ value: 180 });
    const base = { quantity: 0.5, unit: 'kg' } as const;
    expect(priceOf([regularSpan(200), loyaltySpan(180)], { base })?.loyalty).toEqual({ value: 180, perUnit: 360 });
    expect(priceOf([regularSpan(200), loyaltySpan(200)])).not.toHaveProperty('loyalty');
    expect(priceOf([regularSpan(200), offerSpan(150, midnight), loyaltySpan(180)])).not.toHaveProperty('loyalty');
  });

  test('DISC-02 a deposit stands beside it', () => {
    expect(priceOf([regularSpan(99)], { deposit: 25 })?.depositPrice).toBe(25);
    expect(priceOf([regularSpan(99)], { deposit: 0 })).not.toHaveProperty('depositPrice');
  });

  test.each([
    [199, 0.5, 'kg', 398],
    [99, 0.33, 'l', 300],
    [100, 0.3, 'kg', 333],
    [199, 1.5, 'l', 133],
    [249, 2, '100g', 125],
    [599, 40, 'wash', 15],
    [5, 2, 'piece', 3],
    [199, 2, '100pieces', 100],
    [449, 16, '100sheets', 28],
    [1000, 2.5, 'm2', 400],
  ] as const)('%i cents for %d of a %s are %i for one', (value, quantity, unit, base) => {
    expect(priceOf([regularSpan(value)], { base: { quantity, unit } })?.base).toEqual({ value: base, unit });
  });

  test('DISC-08 what costs less than a cent each is told by the hundred, for members too', () => {
    const base = { quantity: 200, unit: 'piece' } as const;
    expect(priceOf([regularSpan(89)], { base })?.base).toEqual({ value: 45, unit: '100pieces' });
    expect(priceOf([regularSpan(120), loyaltySpan(80)], { base })).toMatchObject({
      base: { value: 60, unit: '100pieces' },
      loyalty: { value: 80, perUnit: 40 },
    });
  });

  test('DISC-08 what costs less than a cent in its largest unit has no base price', () => {
    expect(priceOf([regularSpan(199)], { base: { quantity: 5000, unit: 'm' } })).toEqual({ regular: { value: 199 } });
    expect(priceOf([regularSpan(1)], { base: { quantity: 30, unit: '100g' } })).toEqual({ regular: { value: 1 } });
    expect(priceOf([regularSpan(1)], { base: { quantity: 15, unit: '100ml' } })?.base).toEqual({ value: 1, unit: 'l' });
  });

  test('of weighed goods it is that of a step or an average piece, and the kilogram stands beside it', () => {
    const spans = [regularSpan(1999), offerSpan(1590, midnight, weekLater), loyaltySpan(1490)];
    const base = { quantity: 0.15, unit: 'kg' } as const;
    expect(priceOf(spans, { selling: 'step', pieceGrams: 150, base })).toEqual({
      regular: { value: 300 },
      offer: { value: 239, lowest30: 300, percent: 20, from: '2026-11-10', until: '2026-11-16' },
      loyalty: { value: 224, perUnit: 1490 },
      base: { value: 1590, unit: 'kg' },
      perKilogram: 1590,
    });
    expect(
      priceOf([regularSpan(999)], { selling: 'average', pieceGrams: 180, base: { quantity: 1.8, unit: '100g' } }),
    ).toEqual({
      regular: { value: 180 },
      base: { value: 100, unit: '100g' },
      perKilogram: 999,
    });
  });

  test('where a reduction is lost in rounding a small piece, there is none', () => {
    const spans = [regularSpan(100), offerSpan(98, midnight)];
    expect(priceOf(spans, { selling: 'step', pieceGrams: 10 })).toEqual({
      regular: { value: 1 },
      base: { value: 98, unit: 'kg' },
      perKilogram: 98,
    });
  });
});

describe('whatever the prices were', () => {
  const hour = 3_600_000;
  const moment = fc.integer({ min: -60 * 24, max: 40 * 24 }).map((hours) => testNow + hours * hour);
  const span = fc
    .record({
      kind: fc.constantFrom('regular' as const, 'offer' as const, 'loyalty' as const),
      zone: fc.option(fc.constantFrom('ost', 'sued'), { nil: undefined }),
      value: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
      from: moment,
      until: fc.option(moment, { nil: undefined }),
    })
    .map(({ until, ...rest }): PriceSpan => (until !== undefined && until > rest.from ? { ...rest, until } : rest));
  const priced: fc.Arbitrary<Priced> = fc.record(
    {
      prices: fc.array(span, { maxLength: 8 }),
      selling: fc.constantFrom('pack' as const, 'step' as const, 'average' as const),
      pieceGrams: fc.integer({ min: 1, max: 5000 }),
      base: fc.record({
        quantity: fc.integer({ min: 1, max: 100_000 }).map((grams) => grams / 1000),
        unit: fc.constantFrom(...referenceUnits),
      }),
      deposit: fc.integer({ min: 0, max: 500 }),
    },
    { requiredKeys: ['prices', 'selling', 'pieceGrams'] },
  );
  const expectAlways = (check: (price: ProductPrice, product: Priced) => void) =>
    fc.assert(
      fc.property(priced, (product) => {
        const price = priceOn(product, 'ost', testNow, days);
        if (price) check(price, product);
        else expect(chargedAt(product.prices, 'ost', testNow)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  const piece = ({ selling, pieceGrams = 0 }: Priced, value: number) =>
    selling === 'pack' ? value : Number((BigInt(value) * BigInt(pieceGrams) * 2n + 1000n) / 2000n);

  test('DISC-03 every amount is a whole number of cents and never negative', () =>
    expectAlways((price) => expect(() => productPrice.parse(price)).not.toThrow()));

  test('everybody pays what the spans charge at that moment', () =>
    expectAlways((price, product) =>
      expect(currentPrice(price)).toBe(piece(product, chargedAt(product.prices, 'ost', testNow) ?? -1)),
    ));

  test('an offer is lower than the regular price and than the lowest of 30 days, a loyalty price lower than both', () =>
    expectAlways((price) => {
      const { offer, loyalty, regular } = price;
      if (offer) {
        expect(offer.value).toBeLessThan(regular.value);
        expect(offer.value).toBeLessThan(offer.lowest30);
        expect(offer.percent).toBeGreaterThan(0);
        expect(offer.percent).toBeLessThanOrEqual(100);
      }
      if (loyalty) expect(loyalty.value).toBeLessThan(currentPrice(price));
    }));

  test('the lowest price of 30 days is charged in no hour of them for less', () =>
    expectAlways(({ offer }, product) => {
      if (!offer) return;
      const began = beganAt(product.prices, spanAt(product.prices, 'offer', 'ost', testNow) ?? offerSpan(0, 0));
      const start = days.daysBefore(began, 30);
      for (let hourOf = start; hourOf < began; hourOf += hour) {
        const charged = chargedAt(product.prices, 'ost', hourOf);
        if (charged !== undefined) expect(offer.lowest30).toBeLessThanOrEqual(piece(product, charged));
      }
    }));

  test('a base price times its quantity is the price, but for rounding', () =>
    expectAlways((price, product) => {
      if (!price.base || !product.base || product.selling !== 'pack') return;
      // Told by the hundred, what is told in single pieces.
      const units = unitContents[product.base.unit].quantity / unitContents[price.base.unit].quantity;
      const quantity = product.base.quantity * units;
      const error = Math.abs(price.base.value * quantity - currentPrice(price));
      expect(error).toBeLessThanOrEqual(quantity / 2 + 1e-6 * currentPrice(price));
    }));

  test('DISC-08 what has a content has a base price in its measure, and none is nothing while the price is something', () =>
    expectAlways((price, product) => {
      if (!product.base) return;
      const { quantity, unit } = product.base;
      const inLargestUnit = comparableValue({ value: currentPrice(price) / quantity, unit });
      if (!price.base) return expect(inLargestUnit).toBeLessThan(0.501);
      expect(unitContents[price.base.unit].measure).toBe(unitContents[unit].measure);
      expect(price.base.value).toBeGreaterThan(0);
    }));

  test('it stays the same until the moment told', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(priced, share, (product, part) => {
        const until = Math.min(pricedUntil(product, testNow), testNow + 50 * dayMs);
        const later = Math.floor(testNow + (until - 1 - testNow) * part);
        expect(priceOn(product, 'ost', later, days)).toEqual(priceOn(product, 'ost', testNow, days));
      }),
    );
  });
});
