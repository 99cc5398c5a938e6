import type { Article } from './article.ts';
import { dayOf } from './calendar.ts';
import { scale, shelfPrice } from './prices.ts';
import type { Rules } from './rulesSchema.ts';
import { stablePick } from './slug.ts';

export type Availability = 'available' | 'ageRestricted' | 'temporarilyUnavailable' | 'unavailable';

export function availabilityOn(today: string, article: Article, { availability }: Rules): Availability {
  const period = Math.floor(dayOf(today) / availability.everyDays);
  const draw = stablePick(1000, 'availability', article.sku, period);
  if (draw < availability.unavailable) return 'unavailable';
  if (draw < availability.unavailable + availability.temporarilyUnavailable) return 'temporarilyUnavailable';
  return article.minAge ? 'ageRestricted' : 'available';
}

/** Zones whose stores carry it; undefined means all. */
export function zonesOf({ good }: Article, rules: Rules): readonly string[] | undefined {
  return rules.onlyIn.find(({ goods }) => goods.includes(good.id))?.zones;
}

/** List prices of zones where it costs something else. */
export function zonePricesOf(article: Article, rules: Rules): Readonly<Record<string, number>> {
  const prices: Record<string, number> = {};
  for (const { zone, categories, share, percent } of rules.zonePrices) {
    const inside = [article.category.slug, ...article.category.parents].some((slug) => categories.includes(slug));
    if (!inside || stablePick(1000, 'zone', zone, article.sku) >= share) continue;
    const price = shelfPrice(scale(article.listPrice, 100 + percent));
    if (price !== article.listPrice) prices[zone] = price;
  }
  return prices;
}
