import { isLoyaltyScreenOn } from '@trolley/contract';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';

/** What stands below the programme's section of the profile, as its addresses say it. */
export function useLoyaltySlugs() {
  const text = useText();
  return {
    vouchers: text('loyalty.slug.vouchers'),
    collector: text('loyalty.slug.collector'),
    movements: text('loyalty.slug.movements'),
  };
}

/** The addresses of the programme's screens; undefined where this shop does not have one. */
export function useLoyaltyPaths() {
  const text = useText();
  const pathTo = usePathTo();
  const { clientRuntimeConfig: flags } = useShop().tenant;
  const home = text('profile.slug.loyalty');
  const slugs = useLoyaltySlugs();
  const below = (slug: string) => pathTo('profile', { slug: `${home}/${slug}` });
  return {
    card: pathTo('profile', { slug: home }),
    vouchers: flags.featureCartCheckout ? below(slugs.vouchers) : undefined,
    collector: flags.featureCartCheckout && isLoyaltyScreenOn('collector', flags) ? below(slugs.collector) : undefined,
    movements: below(slugs.movements),
    physicalCard: pathTo('order-physical-card'),
  };
}
