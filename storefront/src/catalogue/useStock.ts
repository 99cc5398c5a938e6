import { cookies, type Product } from '@trolley/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/cart.ts';
import { call } from '../shell/api/api.ts';
import { readCookie } from '../shell/cookie.ts';
import { useShop } from '../shell/shop.tsx';
import { createStock, type Stock } from './stock.ts';

const chosenStore = () => readCookie(document.cookie, cookies.store);

const stockOf = createStock(call, () => Date.now());

/**
 * The products as the chosen store has them. The page itself is the same for a whole zone, so that it can be shared;
 * what the store has is asked for after hydration, and only where a store was chosen.
 */
export function useStock<P extends Product>(products: readonly P[]): readonly P[] {
  const [known, setKnown] = useState<{ readonly of: string; readonly stock: Stock }>();
  const skus = products.map(({ sku }) => sku).join(',');
  // Choosing another place changes the cart, and with its answer came the cookie.
  const chosen = useSyncExternalStore(useCartStore().subscribe, chosenStore, () => undefined);
  // Own goods on the home page are shown without it, too, but there is nobody to ask what a store has.
  const store = useShop().tenant.clientRuntimeConfig.featureProductDiscovery ? chosen : undefined;
  const of = `${store} ${skus}`;

  useEffect(() => {
    if (!store || skus === '') return undefined;
    let overtaken = false;
    stockOf(store, skus)
      .then((stock) => {
        if (!overtaken) setKnown({ of, stock });
      })
      // The zone's availability stays on screen, and the cart asks again anyway.
      .catch(() => undefined);
    return () => {
      overtaken = true;
    };
  }, [skus, store, of]);

  return useMemo(() => {
    if (known?.of !== of) return products;
    return products.map((product) => ({
      ...product,
      availability: known.stock.get(product.sku) ?? product.availability,
    }));
  }, [products, known, of]);
}
