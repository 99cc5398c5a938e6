import type { Product } from '@trolley/contract';
import type { ShownPrice } from './shownPrice.ts';

export type ProductBadge =
  | { readonly kind: 'offer'; readonly percent: number; readonly until?: LastDay }
  | { readonly kind: 'organic' }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'regional' }
  | { readonly kind: 'home' };

/** The last day of an offer: its weekday (0 Sunday) where that can only be one, otherwise its date. */
export type LastDay = { readonly weekday: number } | { readonly day: number; readonly month: number };

/** More would hide the picture. */
const mostBadges = 2;

/**
 * What a picture says besides itself, the most important first. Where something comes from is news only where nothing
 * else is said, and a country only where it is the shop's own.
 */
export function productBadges(
  { labels, minAge, origin }: Pick<Product, 'labels' | 'minAge' | 'origin'>,
  { offer }: Pick<ShownPrice, 'offer'>,
  home: string | undefined,
): readonly ProductBadge[] {
  const all: (ProductBadge | false | undefined)[] = [
    offer && offer.percent > 0 && { kind: 'offer', percent: offer.percent, ...lastDay(offer) },
    labels.includes('organic') && { kind: 'organic' },
    minAge !== undefined && { kind: 'age', age: minAge },
  ];
  const badges = all.filter((badge): badge is ProductBadge => Boolean(badge)).slice(0, mostBadges);
  if (badges.length > 0) return badges;
  if (labels.includes('regional')) return [{ kind: 'regional' }];
  return origin !== undefined && origin === home ? [{ kind: 'home' }] : [];
}

const dayMs = 86_400_000;

/**
 * Without a clock, so that a page says the same whenever it is shown: within an offer of a week or less, a weekday is one
 * day and no other. Both days are those of the shop's own time zone already.
 */
function lastDay({ from, until }: NonNullable<Product['price']['offer']>): { readonly until?: LastDay } {
  if (until === undefined) return {};
  const last = new Date(`${until}T00:00:00Z`);
  const isWeek = last.getTime() - Date.parse(`${from}T00:00:00Z`) < 7 * dayMs;
  return {
    until: isWeek ? { weekday: last.getUTCDay() } : { day: last.getUTCDate(), month: last.getUTCMonth() + 1 },
  };
}
