import { weekOf, weekStart } from './calendar.ts';
import { type WeekPrices, weeklyPrices } from './offers.ts';
import type { Rules } from './rulesSchema.ts';

/** A price from one day to the day it is no longer charged, as days since 1970. */
export interface DaySpan {
  readonly kind: 'regular' | 'offer' | 'loyalty';
  readonly value: number;
  readonly from: number;
  readonly until: number;
}

/** Weeks of prices that are written at once. Spans end with their block, so a later block changes no earlier one. */
export const weeksInBlock = 8;

/** The block that holds a day. */
export function blockOf(day: number, { offers }: Pick<Rules, 'offers'>): number {
  return Math.floor(weekOf(day, offers.firstWeekday) / weeksInBlock);
}

/** The first day of a block; the block before ends with it. */
export function blockStart(block: number, { offers }: Pick<Rules, 'offers'>): number {
  return weekStart(block * weeksInBlock, offers.firstWeekday);
}

interface Priced {
  readonly sku: string;
  readonly listPrice: number;
  readonly mayBeReduced: boolean;
  /** In which months alone it may be. */
  readonly months?: readonly number[] | undefined;
}

/** All prices of an article in the blocks from the first up to, not including, the last: what `testing/pricesOn` says of every day. */
export function priceSpans(article: Priced, first: number, last: number, rules: Rules): readonly DaySpan[] {
  const { pricesAt } = weeklyPrices(article.sku, article.listPrice, article.mayBeReduced, rules, article.months);
  const spans: DaySpan[] = [];
  for (let block = first; block < last; block++) {
    const weeks = Array.from({ length: weeksInBlock }, (_, n) => block * weeksInBlock + n);
    const prices = weeks.map((week) => ({ from: weekStart(week, rules.offers.firstWeekday), ...pricesAt(week) }));
    spans.push(
      ...runs('regular', prices, ({ regular }) => regular),
      ...runs('offer', prices, ({ offer }) => offer?.value),
      ...runs('loyalty', prices, ({ loyalty }) => loyalty),
    );
  }
  return spans;
}

type Week = WeekPrices & { readonly from: number };

/** Neighbouring weeks at the same price as one span; offers of two weeks in a row stay two. */
function runs(kind: DaySpan['kind'], weeks: readonly Week[], valueOf: (week: Week) => number | undefined): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const week of weeks) {
    const value = valueOf(week);
    if (value === undefined) continue;
    const last = spans.at(-1);
    if (kind !== 'offer' && last?.until === week.from && last.value === value) {
      spans[spans.length - 1] = { ...last, until: week.from + 7 };
    } else {
      spans.push({ kind, value, from: week.from, until: week.from + 7 });
    }
  }
  return spans;
}
