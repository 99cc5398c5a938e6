import { QueryClientContext } from '@tanstack/react-query';
import { cookies, getProducts, type Product } from '@trolley/contract';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/cart.ts';
import { call } from '../shell/api/api.ts';
import { readCookie } from '../shell/cookie.ts';

const chosenStore = () => readCookie(document.cookie, cookies.store);

type Stock = ReadonlyMap<string, Product['availability']>;

/**
 * The products as the chosen store has them. The page itself is the same for a whole zone, so that it can be shared;
 * what the store has is asked for once the page is alive, and only where a store was chosen.
 */
export function useStock<P extends Product>(products: readonly P[]): readonly P[] {
  const client = useContext(QueryClientContext);
  const [known, setKnown] = useState<{ readonly of: string; readonly stock: Stock }>();
  const skus = products.map(({ sku }) => sku).join(',');
  // Choosing another place changes the cart, and with its answer came the cookie.
  const store = useSyncExternalStore(useCartStore().subscribe, chosenStore, () => undefined);
  const of = `${store} ${skus}`;

  useEffect(() => {
    if (!store || !client || skus === '') return undefined;
    let overtaken = false;
    const pageSize = skus.split(',').length;
    client
      .fetchQuery({
        queryKey: ['stock', store, skus],
        queryFn: ({ signal }) => call(getProducts, { query: { sku: skus, store, pageSize } }, { signal }),
      })
      .then(({ results }) => {
        const stock = new Map(results.map(({ sku, availability }) => [sku, availability]));
        if (!overtaken) setKnown({ of, stock });
      })
      // The zone's availability stays on screen, and the cart asks again anyway.
      .catch(() => undefined);
    return () => {
      overtaken = true;
    };
  }, [client, skus, store, of]);

  return useMemo(() => {
    if (known?.of !== of) return products;
    return products.map((product) => ({
      ...product,
      availability: known.stock.get(product.sku) ?? product.availability,
    }));
  }, [products, known, of]);
}
