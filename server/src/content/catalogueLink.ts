import type { Route } from '@trolley/contract';
import { matchRoute } from '@trolley/contract';

/** A link to something of the catalogue, which may be gone when the page is made. */
export interface CatalogueLink {
  readonly href: string;
  readonly to: 'category' | 'brand' | 'product';
  readonly slug: string;
}

const kinds: Readonly<Record<string, CatalogueLink['to']>> = {
  'products-slug': 'category',
  'brand-slug': 'brand',
  'product-slug': 'product',
};

/** Those among the addresses that need the catalogue to lead anywhere. */
export function catalogueLinks(
  routes: readonly Route[],
  addresses: Iterable<string | undefined>,
): readonly CatalogueLink[] {
  return [...new Set(addresses)].flatMap((href) => {
    if (!href?.startsWith('/')) return [];
    const found = matchRoute(routes, new URL(href, 'http://shop').pathname);
    const to = kinds[found?.route.name ?? ''];
    const slug = found?.params['slug'];
    return to && slug ? [{ href, to, slug }] : [];
  });
}
