import { getProducts, type Product } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';

export type Stock = ReadonlyMap<string, Product['availability']>;

/** As long as an answer counts for whoever comes back to a page. */
const keptMilliseconds = 30_000;

/** What a store has of some products. Who asks the same again soon after gets the same answer. */
export function createStock(call: Call, now: () => number) {
  const known = new Map<string, { readonly until: number; readonly stock: Promise<Stock> }>();
  return (store: string, skus: string): Promise<Stock> => {
    const key = `${store} ${skus}`;
    for (const [old, { until }] of known) if (until <= now()) known.delete(old);
    const kept = known.get(key);
    if (kept) return kept.stock;
    const query = { sku: skus, store, pageSize: skus.split(',').length };
    const stock = call(getProducts, { query }).then(
      ({ results }) => new Map(results.map(({ sku, availability }) => [sku, availability])),
    );
    stock.catch(() => known.delete(key));
    known.set(key, { until: now() + keptMilliseconds, stock });
    return stock;
  };
}
