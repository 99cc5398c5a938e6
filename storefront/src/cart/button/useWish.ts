import { useState } from 'react';

/** How many of a product a shopper wants before it is in the cart. */
export interface Wish {
  readonly quantity: number;
  readonly set: (quantity: number) => void;
}

/** Begins at one, again for every other product. */
export function useWish(sku: string): Wish {
  const [wish, setWish] = useState({ sku, quantity: 1 });
  return {
    quantity: wish.sku === sku ? wish.quantity : 1,
    set: (quantity) => setWish({ sku, quantity }),
  };
}
