import { localMidnight, type PriceRow, type Steps } from '@trolley/server/demo';
import type { Article } from './article.ts';
import { zonePricesOf } from './availability.ts';
import { seasonOf } from './offers.ts';
import { blockStart, type DaySpan, priceSpans } from './priceSpans.ts';
import type { Rules } from './rulesSchema.ts';

/** Prices of all articles in the blocks from the first up to, not including, the last; each begins and ends at midnight. */
export function* pricingDemo(
  articles: readonly Article[],
  [first, last]: readonly [number, number],
  { rules, timeZone }: { readonly rules: Rules; readonly timeZone: string },
): Steps<readonly PriceRow[]> {
  const midnight = localMidnight(timeZone);
  const rows: PriceRow[] = [];
  for (const article of articles) {
    const { sku, listPrice, good } = article;
    const row = (zone: string, { kind, value, from, until }: DaySpan): PriceRow => ({
      sku,
      zone,
      kind,
      value,
      from: midnight(from),
      until: midnight(until),
    });
    const reducible = { mayBeReduced: !good.noOffers, months: seasonOf(good.id, rules) };
    for (const span of priceSpans({ sku, listPrice, ...reducible }, first, last, rules)) {
      rows.push(row('', span));
    }
    for (const [zone, value] of Object.entries(zonePricesOf(article, rules))) {
      for (let block = first; block < last; block++) {
        const [from, until] = [blockStart(block, rules), blockStart(block + 1, rules)];
        rows.push(row(zone, { kind: 'regular', value, from, until }));
      }
    }
    yield;
  }
  return rows;
}
