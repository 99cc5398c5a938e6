import { useContext, useSyncExternalStore } from 'react';
import { cart as cartOfShop } from '../cart/cart.ts';
import { ServiceWorldContext } from './ServiceWorldContext.ts';

type Cart = Pick<typeof cartOfShop, 'get' | 'subscribe'>;

const hasPlace = (cart: Cart) => cart.get().cart?.distributionAddress !== undefined;
const isKnown = (cart: Cart) => !['idle', 'pending'].includes(cart.get().loadState);

function useServiceCart(): Cart {
  return useContext(ServiceWorldContext)?.cart ?? cartOfShop;
}

/** Whether the cart knows where it goes; not before the page is alive. */
export function useHasPlace(): boolean {
  const cart = useServiceCart();
  return useSyncExternalStore(
    cart.subscribe,
    () => hasPlace(cart),
    () => false,
  );
}

/** Goes on as soon as that is known: a press may come before the cart does. */
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
