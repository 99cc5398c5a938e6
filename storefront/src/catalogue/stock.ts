import { getProducts, type Product } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';

export type Stock = ReadonlyMap<string, Product['availability']>;

/** How long an answer stays valid when the shopper comes back to a page. */
const maxAgeMs = 30_000;

/** What a store has of some products. Who asks the same again soon after gets the same answer. */
export function createStock(call: Call, now: () => number) {
  const known = new Map<string, { readonly until: number; readonly stock: Promise<Stock> }>();
  return (store: string, skus: string): Promise<Stock> => {
    const key = `${store} ${skus}`;
    for (const [old, { until }] of known) if (until <= now()) known.delete(old);
    const cached = known.get(key);
    if (cached) return cached.stock;
    const query = { sku: skus, store, pageSize: skus.split(',').length };
    const stock = call(getProducts, { query }).then(
      ({ results }) => new Map(results.map(({ sku, availability }) => [sku, availability])),
    );
    stock.catch(() => known.delete(key));
    known.set(key, { until: now() + maxAgeMs, stock });
    return stock;
  };
}
