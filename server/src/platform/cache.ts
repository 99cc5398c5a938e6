import { LRUCache } from 'lru-cache';

export type Cache<Value extends object> = LRUCache<string, Value>;

type Options<Value extends object> = Pick<
  LRUCache.Options<string, Value, unknown>,
  'sizeCalculation' | 'onInsert' | 'dispose'
>;

/** An LRU cache bounded by the sizes of its values, most often bytes. With no room at all it stores nothing. */
export function createCache<Value extends object>(room: number, options: Options<Value>): Cache<Value> {
  return new LRUCache({
    ...options,
    // At least 1: lru-cache reads 0 as "no bound".
    maxSize: Math.max(1, Math.floor(room)),
    // A value of more than a quarter would push out too many others.
    maxEntrySize: Math.max(1, Math.floor(room / 4)),
  });
}
