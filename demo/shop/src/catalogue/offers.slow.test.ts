import { describe, expect, test } from 'vitest';
import { dateOf, dayOf, weekOf } from './calendar.ts';
import type { Rules } from './rulesSchema.ts';
import { pricesOn } from './testing/pricesOn.ts';

const rules = {
  offers: { firstWeekday: 4, everyWeeks: 8, depths: [15, 25, 40], lowestPrice: 49 },
  regularPrices: { everyWeeks: 13, share: 500, percent: [3, 8], historyDays: 90 },
  loyalty: { everyWeeks: 4, share: 160, percent: [8, 16], lowestPrice: 69 },
} as unknown as Rules;
const skus = Array.from({ length: 400 }, (_, i) => String(20_000_000 + i * 7919));
const days = Array.from({ length: 24 }, (_, i) => dateOf(dayOf('2026-11-14') + i * 17));

test('offer weeks begin on their weekday', () => {
  const thursday = dayOf('2026-11-12');
  expect(weekOf(thursday, 4)).toBe(weekOf(thursday + 6, 4));
  expect(weekOf(thursday - 1, 4)).toBe(weekOf(thursday, 4) - 1);
});

describe('on any day of any year', () => {
  const all = days.flatMap((day) => skus.map((sku) => ({ day, sku, prices: pricesOn(day, sku, 359, true, rules) })));
  const reduced = all.filter(({ prices }) => prices.offer);

  test('about one article in eight is reduced', () => {
    expect(reduced.length / all.length).toBeGreaterThan(0.1);
    expect(reduced.length / all.length).toBeLessThan(0.15);
  });

  test('the percentage counts from the lowest price of the 30 days before, never above the crossed-out one', () => {
    for (const { prices } of reduced) {
      const { offer, regular, history } = prices;
      if (!offer) continue;
      expect(offer.lowest30).toBeLessThanOrEqual(regular);
      expect(offer.value).toBeLessThan(offer.lowest30);
      expect(offer.percent).toBe(Math.floor(((offer.lowest30 - offer.value) * 100) / offer.lowest30));
      const start = dayOf(offer.from);
      const charged = [...Array(30).keys()].map((back) => {
        const day = start - 1 - back;
        return history.findLast((step) => dayOf(step.from) <= day)?.value;
      });
      expect(Math.min(...charged.map((value) => value ?? Number.NaN))).toBe(offer.lowest30);
    }
  });

  test('a crossed-out price was charged just before', () => {
    for (const { prices } of reduced) expect(prices.history.at(-2)?.value).toBe(prices.regular);
  });

  test('some crossed-out prices lie above the 30-day price: the list price rose lately', () => {
    expect(reduced.some(({ prices }) => (prices.offer?.lowest30 ?? 0) < prices.regular)).toBe(true);
  });

  test('members never pay more than others', () => {
    for (const { prices } of all) {
      expect(prices.loyalty ?? 0).toBeLessThan(prices.offer?.value ?? prices.regular);
    }
  });

  test('the history reaches back 90 days and ends with what is charged now', () => {
    for (const { day, prices } of all) {
      expect(dayOf(prices.history[0]?.from ?? day)).toBeLessThanOrEqual(dayOf(day) - 90);
      expect(prices.history.at(-1)?.value).toBe(prices.offer?.value ?? prices.regular);
    }
  });
});

test('what may not be advertised has neither offer nor member price', () => {
  for (const day of days) {
    for (const sku of skus.slice(0, 50)) {
      expect(pricesOn(day, sku, 1899, false, rules)).toMatchObject({ offer: undefined, loyalty: undefined });
    }
  }
});
