import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, dayOf } from './calendar.ts';
import { blockOf, blockStart, type DaySpan, priceSpans } from './priceSpans.ts';
import type { Rules } from './rulesSchema.ts';
import { pricesOn } from './testing/pricesOn.ts';

const rules = {
  offers: { firstWeekday: 4, everyWeeks: 8, depths: [15, 25, 40], lowestPrice: 49 },
  regularPrices: { everyWeeks: 13, share: 500, percent: [3, 8], historyDays: 90 },
  loyalty: { everyWeeks: 4, share: 400, percent: [8, 16], lowestPrice: 69 },
} as unknown as Rules;

const on = (spans: readonly DaySpan[], kind: DaySpan['kind'], day: number) =>
  spans.filter((span) => span.kind === kind && span.from <= day && day < span.until);

test('on every day the spans say exactly what the rules say of that day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.integer({ min: 29, max: 5999 }),
      fc.boolean(),
      fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2031-12-31') }),
      (number, listPrice, mayBeReduced, day) => {
        const sku = String(number);
        const block = blockOf(day, rules);
        const spans = priceSpans({ sku, listPrice, mayBeReduced }, block - 1, block + 2, rules);
        for (const today of [day, day + 1, day + 9, day - 20]) {
          const said = pricesOn(dateOf(today), sku, listPrice, mayBeReduced, rules);
          expect(on(spans, 'regular', today).map(({ value }) => value)).toEqual([said.regular]);
          expect(on(spans, 'loyalty', today).map(({ value }) => value)).toEqual(said.loyalty ? [said.loyalty] : []);
          const offers = on(spans, 'offer', today).map(({ value, from, until }) => [value, dateOf(from), until - 1]);
          expect(offers).toEqual(said.offer ? [[said.offer.value, said.offer.from, dayOf(said.offer.until)]] : []);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('blocks follow each other without a gap, and a later one changes no earlier one', () => {
  const article = { sku: '66905107', listPrice: 189, mayBeReduced: true };
  const block = blockOf(dayOf('2026-11-14'), rules);
  const short = priceSpans(article, block, block + 2, rules);
  const long = priceSpans(article, block, block + 5, rules);
  expect(long.slice(0, short.length)).toEqual(short);
  const regular = long.filter(({ kind }) => kind === 'regular');
  expect(regular[0]?.from).toBe(blockStart(block, rules));
  expect(regular.at(-1)?.until).toBe(blockStart(block + 5, rules));
  regular.slice(1).forEach(({ from }, n) => expect(from).toBe(regular[n]?.until));
});
