import type { Listing, ListingFilter, ListingSort } from '@trolley/contract';
import { listingPageSize, writeListing } from '@trolley/contract';
import type { Cache } from '../../platform/cache.ts';
import { countryName } from './countryName.ts';
import { type ListingCaches, listIn, type Narrowed } from './listingCaches.ts';
import { groupOf, listKey } from './listOf.ts';
import { narrow } from './narrow.ts';
import { orderFor } from './order.ts';
import type { ListingAsk } from './shelf.ts';
import type { Shelved } from './shelved.ts';
import { isLiked, shopWindow } from './shopWindow.ts';
import { showProduct } from './showProduct.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';

/** One page of a list, narrowed and sorted. */
export function showListing(stock: Stock, zoneStock: ZoneStock, ask: ListingAsk): Listing {
  const list = listKey(ask.of);
  const key = list === undefined ? undefined : listIn(zoneStock.zone, list);
  const { filter, page, pageSize = listingPageSize } = ask;
  const caches = cachesFor(stock, ask.of);
  return cached(caches.listings, key, `${pageSize}${writeListing({ filter, page })}`, () =>
    pageOf(stock, zoneStock, ask, key),
  );
}

function pageOf(stock: Stock, zoneStock: ZoneStock, ask: ListingAsk, key: string | undefined): Listing {
  const { of, filter, page, pageSize = listingPageSize } = ask;
  const caches = cachesFor(stock, of);
  const { sort: asked, ...choice } = filter;
  const sort = sortOf(asked, of.kind === 'ranked');
  const narrowed = cached(caches.narrowed, key, addressOf(choice), () => narrowedOf(stock, zoneStock, ask));
  const sorted = inGivenOrder(sort, of.kind === 'ranked')
    ? isUnknown(of, narrowed.group)
      ? cached(caches.sorted, key, addressOf(filter), () => windowFirst(narrowed.group, of.slug, stock))
      : narrowed.group
    : cached(caches.sorted, key, addressOf(filter), () => sortedBy(sort, narrowed.group, stock));
  const total = sorted.length;
  const offset = (page - 1) * pageSize;
  const results = sorted.slice(offset, offset + pageSize).map((shelved) => showProduct(stock, shelved));
  return {
    count: results.length,
    offset,
    total,
    results,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    pageSize,
    sort,
    facets: [...narrowed.facets],
  };
}

function cachesFor({ caches, rankedCaches }: Stock, { kind }: ListingAsk['of']): ListingCaches {
  return kind === 'ranked' ? rankedCaches : caches;
}

function narrowedOf(stock: Stock, zoneStock: ZoneStock, { of, filter }: ListingAsk): Narrowed {
  const { tree, catalogue } = stock;
  return narrow(groupOf(stock, zoneStock, of), filter, {
    brand: (slug) => tree.brand(slug).name,
    country: (code) => countryName(code, catalogue.locale),
  });
}

/** Only what was ranked has a relevance. */
function sortOf(asked: ListingSort | undefined, isRanked: boolean): ListingSort {
  if (isRanked) return asked ?? 'relevance';
  return asked === undefined || asked === 'relevance' ? 'popularity' : asked;
}

function inGivenOrder(sort: ListingSort, isRanked: boolean): boolean {
  return sort === (isRanked ? 'relevance' : 'popularity');
}

/** A category of which nobody knows what people like. */
function isUnknown(of: ListingAsk['of'], [first]: Group): of is Extract<ListingAsk['of'], { kind: 'category' }> {
  return of.kind === 'category' && first !== undefined && !isLiked(first);
}

const inWindow = 24;

/** What is typical of its categories in turn, then the rest as it is. */
function windowFirst(group: Group, slug: string, { tree }: Stock): Group {
  const byCategory = new Map<string, Shelved[]>();
  for (const one of group) {
    const beside = byCategory.get(one.product.category);
    if (beside) beside.push(one);
    else byCategory.set(one.product.category, [one]);
  }
  const groups = tree.below(slug).flatMap((below) => {
    const found = byCategory.get(below);
    return found ? [found] : [];
  });
  return [...new Set([...shopWindow([groups], inWindow), ...group])];
}

function sortedBy(sort: ListingSort, group: Group, { orders }: Stock): Group {
  const order = orderFor(sort, orders, group);
  return order ? group.toSorted(order) : group;
}

function addressOf(filter: ListingFilter): string {
  return writeListing({ filter, page: 1 });
}

function cached<E extends object>(cache: Cache<E>, list: string | undefined, address: string, make: () => E): E {
  if (list === undefined) return make();
  const key = `${list}\n${address}`;
  let entry = cache.get(key);
  if (entry === undefined) {
    entry = make();
    cache.set(key, entry);
  }
  return entry;
}
