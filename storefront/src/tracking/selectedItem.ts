import {
  type Listing,
  matchRoute,
  type PagePayload,
  type Product,
  productItem,
  type Route,
  trackedTerm,
} from '@trolley/contract';
import type { Draft } from './bus.ts';
import { listOf, type Shopper } from './pageDrafts.ts';
import { rowAt } from './sightDrafts.ts';
import { rowSelector } from './watchSight.ts';

interface Pressed {
  readonly page: PagePayload;
  /** Pages that were added below the list. */
  readonly appended: readonly Listing[];
  readonly link: Element;
  /** Where it leads. */
  readonly pathname: string;
  /** The search may learn from it: then it is told which term had found the product. */
  readonly teaches: boolean;
}

/** A product of a page that was pressed, by the address its tile leads to; undefined where the link leads elsewhere. */
export function selectedItem(
  { page, appended, link, pathname, teaches }: Pressed,
  routes: readonly Route[],
  { member }: Shopper,
): Draft | undefined {
  const found = matchRoute(routes, pathname);
  const { slug } = found?.params ?? {};
  if (found?.route.name !== 'product-slug' || slug === undefined) return undefined;
  const row = link.closest(rowSelector);
  const inRow = row && rowAt(page, row);
  const index = inRow?.products.findIndex((product) => product.slug === slug) ?? -1;
  const product = inRow?.products[index];
  if (inRow && product) {
    const items = [productItem(product, { list: inRow.list, member, index })];
    return { name: 'select_item', item_list_id: inRow.list.id, items };
  }
  const ofShownList = row ? undefined : ofList(page, appended, slug, member);
  if (!ofShownList) return ofPage(page, slug, member);
  const term = teaches && page.screen === 'search-term' ? trackedTerm(page.data.term) : undefined;
  return term === undefined ? ofShownList : { ...ofShownList, search_term: term };
}

function ofList(page: PagePayload, appended: readonly Listing[], slug: string, member: boolean) {
  const list = listOf(page);
  for (const listing of list ? [list.listing, ...appended] : []) {
    const place = listing.results.findIndex((product) => product.slug === slug);
    const product = listing.results[place];
    if (!list || !product) continue;
    const queryId = page.screen === 'search-term' ? page.data.products?.queryId : undefined;
    const items = [productItem(product, { list, member, index: listing.offset + place })];
    const name = 'select_item' as const;
    return { name, item_list_id: list.id, ...(queryId !== undefined && { query_id: queryId }), items };
  }
  return undefined;
}

function ofPage(page: PagePayload, slug: string, member: boolean): Draft | undefined {
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
