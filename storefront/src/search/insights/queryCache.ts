import { limits, type ProductSearch } from '@trolley/contract';
import { queriesKey } from './storedInsights.ts';

/** The search that showed a product last, and where. */
export interface ShownBy {
  readonly slug: string;
  readonly queryId: string;
  readonly index: string;
  /** From 1, over all pages of the list. */
  readonly position: number;
}
/** By sku; what was shown last stands last. */
export type QueryCache = ReadonlyMap<string, ShownBy>;

/** With the results of a search; beyond the limit the oldest are dropped. */
export function withSearch(cache: QueryCache, { queryId, index, offset, results }: ProductSearch): QueryCache {
  if (queryId === undefined || index === undefined) return cache;
  const next = new Map(cache);
  for (const [place, { sku, slug }] of results.entries()) {
    next.delete(sku);
    next.set(sku, { slug, queryId, index, position: offset + place + 1 });
  }
  const trims = Math.max(0, Math.ceil((next.size - limits.queryCache) / limits.queryCacheTrim));
  return trims === 0 ? next : new Map([...next].slice(trims * limits.queryCacheTrim));
}

export function skuOf(cache: QueryCache, slug: string): string | undefined {
  for (const [sku, shown] of cache) if (shown.slug === slug) return sku;
  return undefined;
}

type CacheStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What an earlier page stored; empty where it is not readable. */
export function readCache(storage: CacheStorage): QueryCache {
  try {
    const stored: unknown = JSON.parse(storage.getItem(queriesKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.flatMap(entryOf) : []);
  } catch {
    return new Map();
  }
}

export function saveCache(storage: CacheStorage, cache: QueryCache): void {
  const rows = [...cache].map(([sku, { slug, queryId, index, position }]) => [sku, slug, queryId, index, position]);
  try {
    storage.setItem(queriesKey, JSON.stringify(rows));
  } catch {
    // Without storage the cache lasts as long as the page.
  }
}

function entryOf(row: unknown): [string, ShownBy][] {
  const [sku, slug, queryId, index, position] = Array.isArray(row) ? (row as unknown[]) : [];
  const isWhole = [sku, slug, queryId, index].every((part) => typeof part === 'string') && Number.isInteger(position);
  return isWhole ? [[sku as string, { slug, queryId, index, position } as ShownBy]] : [];
}
