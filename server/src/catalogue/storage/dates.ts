import type { PriceSpan, VatRate } from '../catalogue.ts';

/** Moments at which prices and rates begin or end, each once. */
export interface Dates {
  addPrices(prices: readonly PriceSpan[]): Dates;
  addRates(rates: readonly VatRate[]): Dates;
  addAll(moments: readonly number[]): Dates;
  inOrder(): readonly number[];
}

/** Collects moments after `now`; what lies behind changes nothing any more. */
export function datesAfter(now: number): Dates {
  const moments = new Set<number>();
  const add = (moment: number | undefined) => {
    if (moment !== undefined && moment > now) moments.add(moment);
  };
  const dates: Dates = {
    addPrices(prices) {
      for (const { from, until } of prices) {
        add(from);
        add(until);
      }
      return dates;
    },
    addRates(rates) {
      for (const { from } of rates) add(from);
      return dates;
    },
    addAll(given) {
      given.forEach(add);
      return dates;
    },
    inOrder: () => [...moments].sort((one, other) => one - other),
  };
  return dates;
}
