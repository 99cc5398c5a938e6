import type { Product } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { type LastDay, type ProductBadge, productBadges } from './productBadges.ts';
import { useShownPrice } from './useShownPrice.ts';

const tones = { offer: 'promo', organic: 'brand', age: 'plain', regional: 'plain', home: 'plain' } as const;

/** In the corner of a product's picture. */
export function ProductBadges({ product }: { readonly product: Product }) {
  const text = useText();
  const { locale, countryName } = useShop().tenant;
  const badges = productBadges(product, useShownPrice(product.price), locale.split('-')[1]);
  if (badges.length === 0) return null;
  const wordsOf = (badge: ProductBadge) => {
    switch (badge.kind) {
      case 'offer':
        return text('catalogue.badge.offer', { percent: badge.percent });
      case 'organic':
        return text('catalogue.badge.organic');
      case 'age':
        return text('catalogue.badge.age', { age: badge.age });
      case 'regional':
        return text('catalogue.badge.regional');
      case 'home':
        return text('catalogue.badge.home', { country: countryName });
    }
  };
  const untilWords = (until: LastDay) =>
    'weekday' in until
      ? text('catalogue.badge.untilWeekday', { weekday: String(until.weekday) })
      : text('catalogue.badge.untilDay', until);
  return (
    <p className="product-badges">
      {badges.map((badge) => (
        <Badge key={badge.kind} tone={tones[badge.kind]}>
          {wordsOf(badge)}
          {badge.kind === 'offer' && badge.until && <small>{untilWords(badge.until)}</small>}
        </Badge>
      ))}
    </p>
  );
}
