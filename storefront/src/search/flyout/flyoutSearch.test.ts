import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCall } from '../../shell/api/call.ts';
import { createFlyoutSearch } from './flyoutSearch.ts';
import { emptyFlyout, nothing } from './flyoutState.ts';

const types = ['products', 'categories', 'brands', 'content'] as const;
const brand = { count: 1, offset: 0, total: 1, results: [{ slug: 'cove', name: 'Cove', count: 9 }] };

/** The network: every address is answered when the test says so. */
function network() {
  const waiting = new Map<string, (response: Response) => void>();
  const asked: string[] = [];
  const call = createCall({
    fetch: (url, init) => {
      asked.push(url);
      return new Promise((resolve, reject) => {
        waiting.set(url, resolve);
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
    cookies: () => '',
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => 0,
    onUnauthorized: () => undefined,
  });
  const answer = async (url: string, body: unknown, status = 200) => {
    waiting.get(url)?.(Response.json(body, { status }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { call, asked, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('SEARCH-02 typing', () => {
  test('SEARCH-02 the search begins 500 ms after the last key', async () => {
    const { call, asked } = network();
    const search = createFlyoutSearch(call);
    search.type('m', ['brands']);
    await vi.advanceTimersByTimeAsync(499);
    search.type('mi', ['brands']);
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([
      '/api/product-discovery/brands/search/mi?pageSize=5&offset=0',
      '/api/content/search/mi/banner',
    ]);
    expect(search.get()).toMatchObject({ term: 'mi', loading: { brands: true, banner: true, products: false } });
  });

  test('SEARCH-02 a term that is empty once trimmed does nothing', async () => {
    const { call, asked } = network();
    const search = createFlyoutSearch(call);
    search.type('   ', types);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(search.get()).toBe(emptyFlyout);
  });

  test('SEARCH-02 emptying the field forgets the search that was about to begin', async () => {
    const { call, asked } = network();
    const search = createFlyoutSearch(call);
    search.type('milk', types);
    search.type('', types);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  test('the same term again fetches nothing', async () => {
    const { call, asked } = network();
    const search = createFlyoutSearch(call);
    search.type('milk', ['brands']);
    await vi.advanceTimersByTimeAsync(500);
    search.type('milk ', ['brands']);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
  });
});

describe('SEARCH-04 the calls', () => {
  test('SEARCH-04 every type is asked at its own address, the term encoded; goods as a choice, pages by their titles', async () => {
    const { call, asked } = network();
    createFlyoutSearch(call).type('käse & brot/1', types);
    await vi.advanceTimersByTimeAsync(500);
    const term = 'k%C3%A4se%20%26%20brot%2F1';
    expect(asked).toEqual([
      `/api/product-discovery/products/search/${term}?pageSize=10&varied=true`,
      `/api/product-discovery/categories/search/${term}?pageSize=5&offset=0`,
      `/api/product-discovery/brands/search/${term}?pageSize=5&offset=0`,
      `/api/content/search/${term}?pageSize=5&offset=0&titles=true`,
      `/api/content/search/${term}/banner`,
    ]);
  });

  test('SEARCH-05 a failed search is an empty result, a failed banner none, and nothing is raised', async () => {
    const { call, answer } = network();
    const search = createFlyoutSearch(call);
    search.type('milk', ['brands', 'content']);
    await vi.advanceTimersByTimeAsync(500);
    await answer('/api/product-discovery/brands/search/milk?pageSize=5&offset=0', { message: 'no' }, 500);
    await answer('/api/content/search/milk?pageSize=5&offset=0&titles=true', { message: 'no' }, 503);
    await answer('/api/content/search/milk/banner', { message: 'no' }, 500);
    const { found, banner, loading } = search.get();
    expect(found).toEqual({ brands: nothing, content: nothing });
    expect(nothing).toEqual({ count: 0, offset: 0, results: [], total: 0 });
    expect(banner).toBeNull();
    expect(Object.values(loading)).not.toContain(true);
  });
});

describe('SEARCH-03 answers', () => {
  test('SEARCH-03 come one by one and apply at once', async () => {
    const { call, answer } = network();
    const search = createFlyoutSearch(call);
    search.type('cove', types);
    await vi.advanceTimersByTimeAsync(500);
    await answer('/api/product-discovery/brands/search/cove?pageSize=5&offset=0', brand);
    expect(search.get().found.brands).toEqual(brand);
    expect(search.get().loading).toMatchObject({ brands: false, products: true, banner: true });
    await answer('/api/content/search/cove/banner', { banner: { title: 'Cove', href: '/cove' } });
    expect(search.get().banner?.title).toBe('Cove');
  });

  test('SEARCH-03 of an older term do not apply', async () => {
    const { call, answer } = network();
    const search = createFlyoutSearch(call);
    search.type('co', ['brands']);
    await vi.advanceTimersByTimeAsync(500);
    search.type('cove', ['brands']);
    await vi.advanceTimersByTimeAsync(500);
    await answer('/api/product-discovery/brands/search/co?pageSize=5&offset=0', brand);
    expect(search.get()).toMatchObject({ term: 'cove', loading: { brands: true } });
    expect(search.get().found.brands).toBeUndefined();
  });

  test('SEARCH-03 apply no more once the field was left', async () => {
    const { call, answer } = network();
    const search = createFlyoutSearch(call);
    search.type('cove', ['brands']);
    await vi.advanceTimersByTimeAsync(500);
    search.stop();
    await answer('/api/product-discovery/brands/search/cove?pageSize=5&offset=0', brand);
    expect(search.get()).toBe(emptyFlyout);
  });
});
