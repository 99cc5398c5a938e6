import { addedKey } from './storedInsights.ts';

/** Products that were put into the cart after a search had shown them, by sku: the search an order owes them to. */
export type AddedCache = ReadonlyMap<string, AddedAfter>;

export interface AddedAfter {
  readonly queryId: string;
  readonly index: string;
}

/** More than a cart can hold. */
const most = 500;

type AddedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** With a product; beyond the limit the oldest is dropped. */
export function withAdded(cache: AddedCache, sku: string, added: AddedAfter): AddedCache {
  const next = new Map(cache);
  next.delete(sku);
  next.set(sku, added);
  return next.size <= most ? next : new Map([...next].slice(-most));
}

/** What an earlier page stored; empty where it is not readable. */
export function readAdded(storage: AddedStorage): AddedCache {
  try {
    const stored: unknown = JSON.parse(storage.getItem(addedKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.flatMap(entryOf) : []);
  } catch {
    return new Map();
  }
}

export function saveAdded(storage: AddedStorage, cache: AddedCache): void {
  try {
    storage.setItem(addedKey, JSON.stringify([...cache].map(([sku, { queryId, index }]) => [sku, queryId, index])));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function entryOf(row: unknown): [string, AddedAfter][] {
  const [sku, queryId, index] = Array.isArray(row) ? (row as unknown[]) : [];
  return [sku, queryId, index].every((part) => typeof part === 'string')
    ? [[sku as string, { queryId, index } as AddedAfter]]
    : [];
}
