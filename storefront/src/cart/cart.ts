import { cookies } from '@trolley/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { call } from '../shell/api/api.ts';
import { uuid } from '../shell/api/uuid.ts';
import { readCookie } from '../shell/cookie.ts';
import { createStore } from '../shell/store.ts';
import { createAgeCheck } from './ageCheck.ts';
import { type CartState, initialState, quantityOf } from './cartState.ts';
import type { CartStore } from './cartStore.ts';
import { createCart } from './createCart.ts';
import { askAge } from './questions.ts';

/** The cart of this browser's shopper. */
export const cart = createCart({
  call,
  uuid: () => uuid(),
  storage: () => sessionStorage,
  hasCart: () => readCookie(document.cookie, cookies.cartCount) !== undefined,
});

// First: a shopper who may not buy the product need not choose a place for it.
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
  return useSyncExternalStore(subscribe, get, () => initialState);
}

/** Renders again only when this product's quantity changes. */
export function useQuantity(sku: string): number {
  return useCartValue((state) => quantityOf(state, sku), 0);
}

/** A primitive derived from the cart, so that only its change renders again. `first` is what the server renders. */
export function useCartValue<T extends string | number | boolean>(read: (state: CartState) => T, first: T): T {
  const { subscribe, get } = useCartStore();
  return useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => first,
  );
}

/** Asks for the side cart; `CartHost` opens it. */
export const sideCartWanted = createStore(false);
export const openSideCart = () => sideCartWanted.set(true);
