import type { PlanShops } from '@trolley/server/demo';
import { shareOf } from '../slots/demoSlots.ts';

/** How often something is bought, in weeks, and how many weeks ago last; what is overdue was forgotten last time. */
interface Habit {
  readonly every: number;
  readonly last: number;
}

/** The first customer shops every week and waits for an order; the others have been here a few times. */
const regulars = 8;
const seldom = 2;

/** Half of a household's goods are bought every week, the rest every few weeks. */
function habitOf(sku: string, at: number): Habit {
  if (at % 5 === 3) return { every: 1, last: 2 };
  if (at % 5 === 4) return { every: 2, last: 3 };
  return at % 2 === 0 ? { every: 1, last: 1 } : { every: 2 + Math.floor(shareOf(sku) * 2), last: 1 };
}

export const planShops: PlanShops = (goods, customer) => {
  const weeks = customer === 0 ? regulars : seldom;
  const household = goods.filter((_, at) => at % 2 === customer % 2).slice(0, 24);
  const bought = (week: number) =>
    household
      .filter((sku, at) => {
        const { every, last } = habitOf(sku, at);
        return week >= last && (week - last) % every === 0;
      })
      .map((sku) => ({ sku, quantity: 1 + Math.floor(shareOf(`${sku} ${customer}`) * 3) }));
  const past = Array.from({ length: weeks }, (_, index) => ({
    daysAgo: 7 * (index + 1) - 1,
    lines: bought(index + 1),
  }));
  const coming = { daysAgo: 0, lines: household.slice(0, 14).map((sku) => ({ sku, quantity: 2 })) };
  return customer === 0 ? [...past, coming] : past;
};
