import { useContext, useSyncExternalStore } from 'react';
import { cart as cartOfShop } from '../cart/cart.ts';
import { ServiceWorldContext } from './ServiceWorldContext.ts';

/** Whether the cart knows where it goes; not before the page is alive. */
export function useHasPlace(): boolean {
  const cart = useContext(ServiceWorldContext)?.cart ?? cartOfShop;
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.get().cart?.distributionAddress !== undefined,
    () => false,
  );
}
