import { dateOf, dayOf, weekOf, weekStart } from '../calendar.ts';
import { weeklyPrices } from '../offers.ts';
import type { Rules } from '../rulesSchema.ts';

export interface PriceStep {
  readonly from: string;
  readonly value: number;
  readonly offer: boolean;
}
export interface Offer {
  readonly value: number;
  /** Lowest price of the 30 days before the offer began: what `percent` counts from. */
  readonly lowest30: number;
  readonly percent: number;
  readonly from: string;
  /** Last day. */
  readonly until: string;
}
interface Prices {
  readonly regular: number;
  readonly offer: Offer | undefined;
  readonly loyalty: number | undefined;
  readonly history: readonly PriceStep[];
}

/** Prices of one article around a day. */
export function pricesOn(
  today: string,
  sku: string,
  listPrice: number,
  mayBeReduced: boolean,
  rules: Rules,
  months?: readonly number[],
): Prices {
  const { firstWeekday } = rules.offers;
  const { isReduced, chargedAt, pricesAt } = weeklyPrices(sku, listPrice, mayBeReduced, rules, months);
  const now = weekOf(dayOf(today), firstWeekday);
  const start = weekStart(now, firstWeekday);
  const { regular, offer, loyalty } = pricesAt(now);

  const history: PriceStep[] = [];
  const oldest = weekOf(dayOf(today) - rules.regularPrices.historyDays, firstWeekday);
  for (let week = oldest; week <= now; week++) {
    const charged = chargedAt(week);
    const last = history.at(-1);
    if (last?.value !== charged || last.offer !== isReduced(week)) {
      history.push({ from: dateOf(weekStart(week, firstWeekday)), value: charged, offer: isReduced(week) });
    }
  }
  return { regular, offer: offer && { ...offer, from: dateOf(start), until: dateOf(start + 6) }, loyalty, history };
}
