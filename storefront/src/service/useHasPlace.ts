import { useContext, useSyncExternalStore } from 'react';
import { cart as cartOfShop } from '../cart/cart.ts';
import { ServiceContext } from './ServiceContext.ts';

type Cart = Pick<typeof cartOfShop, 'get' | 'subscribe'>;

const hasPlace = (cart: Cart) => cart.get().cart?.distributionAddress !== undefined;
const isKnown = (cart: Cart) => !['idle', 'pending'].includes(cart.get().loadState);

function useServiceCart(): Cart {
  return useContext(ServiceContext)?.cart ?? cartOfShop;
}

/** Whether the cart has an address; false before hydration. */
export function useHasPlace(): boolean {
  const cart = useServiceCart();
  return useSyncExternalStore(
    cart.subscribe,
    () => hasPlace(cart),
    () => false,
  );
}

/** Whether the cart is loaded, so that having no place means something; false before hydration. */
export function useIsPlaceKnown(): boolean {
  const cart = useServiceCart();
  return useSyncExternalStore(
    cart.subscribe,
    () => isKnown(cart),
    () => false,
  );
}

/** Runs something once the cart is loaded, for presses that come earlier. */
export function useOncePlaceKnown(): (goOn: (placed: boolean) => void) => void {
  const cart = useServiceCart();
  return (goOn) => {
    if (isKnown(cart)) return goOn(hasPlace(cart));
    const stop = cart.subscribe(() => {
      if (!isKnown(cart)) return;
      stop();
      goOn(hasPlace(cart));
    });
  };
}
