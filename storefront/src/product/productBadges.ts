import type { Product } from '@trolley/contract';

export type ProductBadge =
  | { readonly kind: 'offer'; readonly percent: number }
  | { readonly kind: 'organic' }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'regional' }
  | { readonly kind: 'home' };

/** More would hide the picture. */
const mostBadges = 2;

/**
 * What a picture says besides itself, the most important first. Where something comes from is news only where nothing
 * else is said, and a country only where it is the shop's own.
 */
export function productBadges(
  { price: { offer }, labels, minAge, origin }: Pick<Product, 'price' | 'labels' | 'minAge' | 'origin'>,
  home: string | undefined,
): readonly ProductBadge[] {
  const all: (ProductBadge | false | undefined)[] = [
    offer && offer.percent > 0 && { kind: 'offer', percent: offer.percent },
    labels.includes('organic') && { kind: 'organic' },
    minAge !== undefined && { kind: 'age', age: minAge },
  ];
  const badges = all.filter((badge): badge is ProductBadge => Boolean(badge)).slice(0, mostBadges);
  if (badges.length > 0) return badges;
  if (labels.includes('regional')) return [{ kind: 'regional' }];
  return origin !== undefined && origin === home ? [{ kind: 'home' }] : [];
}
