import { matchRoute, type PagePayload, type Product, productItem, type Route } from '@trolley/contract';
import type { Draft } from './bus.ts';
import { listOf, type Shopper } from './pageDrafts.ts';

/** A product of a page that was pressed, by the address its tile leads to; undefined where the link leads elsewhere. */
export function selectedItem(
  page: PagePayload,
  pathname: string,
  routes: readonly Route[],
  { member }: Shopper,
): Draft | undefined {
  const found = matchRoute(routes, pathname);
  const { slug } = found?.params ?? {};
  if (found?.route.name !== 'product-slug' || slug === undefined) return undefined;
  const list = listOf(page);
  const place = list?.listing.results.findIndex((product) => product.slug === slug) ?? -1;
  if (list && place >= 0) {
    const product = list.listing.results[place] as Product;
    const queryId = page.screen === 'search-term' ? page.data.products?.queryId : undefined;
    const items = [productItem(product, { list, member, index: list.listing.offset + place })];
    return { name: 'select_item', item_list_id: list.id, ...(queryId !== undefined && { query_id: queryId }), items };
  }
  const product = productIn(page.data, slug);
  return product && { name: 'select_item', items: [productItem(product, { member })] };
}

/** Rows of products stand anywhere in a page's data. */
function productIn(value: unknown, slug: string): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('sku' in value && 'productId' in value && 'slug' in value && value.slug === slug) return value as Product;
  for (const inner of Object.values(value)) {
    const found = productIn(inner, slug);
    if (found) return found;
  }
  return undefined;
}
