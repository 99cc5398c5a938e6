import { dateOf, weekStart } from './calendar.ts';
import { scale, shelfPrice } from './prices.ts';
import type { Rules } from './rulesSchema.ts';
import { stablePick } from './slug.ts';

/** What everybody pays, members pay and is crossed out in one week. */
export interface WeekPrices {
  readonly regular: number;
  readonly offer:
    | {
        readonly value: number;
        /** Lowest price of the 30 days before the offer began: what `percent` counts from. */
        readonly lowest30: number;
        readonly percent: number;
      }
    | undefined;
  readonly loyalty: number | undefined;
}

interface Weeks {
  isReduced(week: number): boolean;
  chargedAt(week: number): number;
  pricesAt(week: number): WeekPrices;
}

/** Prices of one article by week. Everything repeats in weeks, so no week is the last one with offers. */
export function weeklyPrices(
  sku: string,
  listPrice: number,
  mayBeReduced: boolean,
  rules: Rules,
  months?: readonly number[],
): Weeks {
  const { everyWeeks, depths, lowestPrice, firstWeekday } = rules.offers;
  const phase = stablePick(everyWeeks, 'offer', sku);
  const isReduced = (week: number) =>
    mayBeReduced &&
    listPrice >= lowestPrice &&
    (week + phase) % everyWeeks === 0 &&
    isInSeason(weekStart(week, firstWeekday), months);
  const driftAt = driftOf(sku, rules);
  const listAt = (week: number) => shelfPrice(scale(listPrice, 100 + driftAt(week)));
  // A price that is crossed out was charged before: a new list price waits until the offer is over.
  const regularAt = (week: number) => listAt(isReduced(week) ? week - 1 : week);
  const chargedAt = (week: number) => {
    if (!isReduced(week)) return regularAt(week);
    const depth = depths[stablePick(depths.length, 'depth', sku, week)] ?? 20;
    return shelfPrice(scale(regularAt(week), 100 - depth));
  };
  const offerAt = (week: number) => {
    if (!isReduced(week)) return undefined;
    const value = chargedAt(week);
    const lowest30 = Math.min(...[1, 2, 3, 4, 5].map((back) => chargedAt(week - back)));
    const percent = Math.floor(((lowest30 - value) * 100) / lowest30);
    return percent > 0 ? { value, lowest30, percent } : undefined;
  };
  const pricesAt = (week: number) => ({
    regular: regularAt(week),
    offer: offerAt(week),
    loyalty: mayBeReduced ? loyaltyPrice(sku, week, chargedAt(week), rules) : undefined,
  });
  return { isReduced, chargedAt, pricesAt };
}

/** The months in which a good may be reduced; undefined where the season is no matter. */
export function seasonOf(good: string, { offers }: Rules): readonly number[] | undefined {
  return offers.seasons?.find(({ goods }) => goods.includes(good))?.months;
}

/** So many months of a year at most: what is hardly asked for in the others. */
const shortSeason = 5;

/** Strawberries in November: there are some, but nobody's usual shop and no picture of the menu shows them. */
export function isOutOfSeason(good: string, rules: Rules, date: string): boolean {
  const months = seasonOf(good, rules);
  return months !== undefined && months.length <= shortSeason && !months.includes(Number(date.slice(5, 7)));
}

/** The whole week lies in the season. */
function isInSeason(firstDay: number, months: readonly number[] | undefined): boolean {
  const monthOf = (day: number) => Number(dateOf(day).slice(5, 7));
  return months === undefined || [firstDay, firstDay + 6].every((day) => months.includes(monthOf(day)));
}

/** Percent by which the list price of a week differs: some articles move a little, there and back. */
function driftOf(sku: string, { regularPrices: { everyWeeks, share, percent } }: Rules): (week: number) => number {
  if (stablePick(1000, 'drift', sku) >= share) return () => 0;
  const phase = stablePick(everyWeeks * 2, 'drift phase', sku);
  const [least, most] = percent;
  const up = least + stablePick(most - least + 1, 'drift percent', sku);
  return (week) => (Math.floor((week + phase) / everyWeeks) % 2 === 0 ? up : 0);
}

function loyaltyPrice(sku: string, week: number, current: number, { loyalty }: Rules): number | undefined {
  const season = Math.floor(week / loyalty.everyWeeks);
  if (current < loyalty.lowestPrice || stablePick(1000, 'loyalty', sku, season) >= loyalty.share) return undefined;
  const [least, most] = loyalty.percent;
  const percent = least + stablePick(most - least + 1, 'loyalty percent', sku, season);
  const price = shelfPrice(scale(current, 100 - percent));
  return price < current ? price : undefined;
}
