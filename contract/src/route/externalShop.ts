import type { ClientRuntimeConfig } from '../tenant/flags.ts';

type Discovery = Pick<ClientRuntimeConfig, 'productDiscovery'>;

/** The shop that the shop-forward variant sends shoppers to; undefined in any other variant. */
export function externalShop({ productDiscovery }: Discovery): string | undefined {
  const { variant, externalShopUrl } = productDiscovery;
  return variant === 'shop-forward' ? externalShopUrl?.replace(/\/+$/, '') : undefined;
}

/** Where the shop-forward variant sends a shopper for all results of a search; undefined in any other variant. */
export function externalSearch(flags: Discovery, term: string): string | undefined {
  const shop = externalShop(flags);
  return shop && `${shop}/search/${encodeURIComponent(term)}?tab=products`;
}

/** A category of an external shop; without one, the shop itself. */
export function categoryIn(shop: string, slug: string | undefined): string {
  return slug === undefined ? shop : `${shop}/category/${encodeURIComponent(slug)}`;
}
