import { cookies } from '@trolley/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { call } from '../shell/api/api.ts';
import { uuid } from '../shell/api/uuid.ts';
import { readCookie } from '../shell/cookie.ts';
import { createStore } from '../shell/store.ts';
import { createAgeCheck } from './ageCheck.ts';
import { type CartState, firstState, quantityOf } from './cartState.ts';
import type { CartStore } from './cartStore.ts';
import { createCart } from './createCart.ts';
import { askAge } from './questions.ts';

/** The cart of whoever is here. */
export const cart = createCart({
  call,
  uuid: () => uuid(),
  storage: () => sessionStorage,
  hasCart: () => readCookie(document.cookie, cookies.cartCount) !== undefined,
});

// Before anybody else: who may not buy it need not say where to deliver it.
cart.beforeAdd.add(createAgeCheck(askAge, () => sessionStorage));

/** `changeCart`: any other change of the cart, after what was pressed before and one at a time. */
export const { add: addToCart, setQuantity, accept, refresh: refreshCart, change: changeCart, beforeAdd } = cart;

/** Tests give a cart of their own. */
export const CartContext = createContext(cart);

export function useCartStore(): CartStore {
  return useContext(CartContext);
}

export function useCart(): CartState {
  const { subscribe, get } = useCartStore();
  return useSyncExternalStore(subscribe, get, () => firstState);
}

/** Only a change of this product draws again who asks. */
export function useQuantity(sku: string): number {
  return useCartValue((state) => quantityOf(state, sku), 0);
}

/** Something told from the cart: a plain value, so that it changes only when it does. `first` is what the server shows. */
export function useCartValue<T extends string | number | boolean>(read: (state: CartState) => T, first: T): T {
  const { subscribe, get } = useCartStore();
  return useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => first,
  );
}

/** Somebody wants the cart beside the page; its host opens it. */
export const sideCartWanted = createStore(false);
export const openSideCart = () => sideCartWanted.set(true);
