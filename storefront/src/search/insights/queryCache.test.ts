import type { ProductSearch } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type QueryCache, readCache, saveCache, skuOf, withSearch } from './queryCache.ts';
import { queriesKey } from './storedInsights.ts';

const search = (queryId: string | undefined, skus: readonly string[], offset = 0) =>
  ({ queryId, index: 'products', offset, results: skus.map((sku) => ({ sku, slug: `slug-${sku}` })) }) as ProductSearch;
const empty: QueryCache = new Map();
const many = (from: number, count: number) => Array.from({ length: count }, (_, n) => String(from + n));

describe('the query cache', () => {
  test('tells which search showed a product last, and at which place', () => {
    const cache = withSearch(withSearch(empty, search('q1', ['a', 'b'])), search('q2', ['b', 'c'], 48));
    expect(cache.get('a')).toEqual({ slug: 'slug-a', queryId: 'q1', index: 'products', position: 1 });
    expect(cache.get('b')).toMatchObject({ queryId: 'q2', position: 49 });
    expect(skuOf(cache, 'slug-c')).toBe('c');
    expect(skuOf(cache, 'slug-x')).toBeUndefined();
  });

  test('SEARCH-07 holds 5000, and loses the oldest 1000 at once', () => {
    const full = withSearch(empty, search('q1', many(0, 5000)));
    expect(full.size).toBe(5000);
    const trimmed = withSearch(full, search('q2', ['new']));
    expect(trimmed.size).toBe(4001);
    expect(trimmed.has('999')).toBe(false);
    expect(trimmed.has('1000')).toBe(true);
    expect(trimmed.has('new')).toBe(true);
  });

  test('a search without an id is not cached', () => expect(withSearch(empty, search(undefined, ['a']))).toBe(empty));

  test('is there again on the next page', () => {
    const items = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (k: string, v: string) => void items.set(k, v),
    };
    const cache = withSearch(empty, search('q1', ['a', 'b']));
    saveCache(shelf, cache);
    expect(readCache(shelf)).toEqual(cache);
    expect([...items.keys()]).toEqual([queriesKey]);
  });

  test.each(['{', 'null', '[1]', '[["a"]]', '[["a","b","q","i","x"]]'])('is empty where %s is stored', (stored) =>
    expect(readCache({ getItem: () => stored, setItem: () => undefined }).size).toBe(0),
  );

  test('never grows beyond 5000 and never forgets what was shown last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 8 }), (sizes) => {
        let from = 0;
        const cache = sizes.reduce((all, size, n) => {
          from += size;
          return withSearch(all, search(`q${n}`, many(from - size, size)));
        }, empty);
        expect(cache.size).toBeLessThanOrEqual(5000);
        if (from > 0) expect(cache.has(String(from - 1))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
