import type { Article } from './article.ts';
import { dayOf } from './calendar.ts';
import { scale, shelfPrice } from './prices.ts';
import type { Rules } from './rulesSchema.ts';
import { stablePick } from './slug.ts';

export type Availability = 'available' | 'ageRestricted' | 'temporarilyUnavailable' | 'unavailable';

export function availabilityOn(today: string, article: Article, rules: Rules): Availability {
  const drawn = drawAvailability(today, rules, 'availability', article.sku);
  return drawn === 'available' && article.minAge ? 'ageRestricted' : drawn;
}

type Stock = Exclude<Availability, 'ageRestricted'>;

/** What a store has of an article that the shop as a whole has, where that is not simply `available`. */
export function stockOn(today: string, article: Pick<Article, 'sku'>, store: string, rules: Rules): Stock | undefined {
  const drawn = drawAvailability(today, rules, 'stock', store, article.sku);
  return drawn === 'available' ? undefined : drawn;
}

function drawAvailability(today: string, { availability }: Rules, ...words: readonly string[]): Stock {
  const period = Math.floor(dayOf(today) / availability.everyDays);
  const draw = stablePick(1000, ...words, period);
  if (draw < availability.unavailable) return 'unavailable';
  if (draw < availability.unavailable + availability.temporarilyUnavailable) return 'temporarilyUnavailable';
  return 'available';
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
