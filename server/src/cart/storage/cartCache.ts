import { createCache } from '../../platform/cache.ts';
import type { StoredCart } from './readCart.ts';

/** Carts that were used lately, parsed; only the database can tell, by its revision, whether one is still current. */
export interface CartCache {
  get(id: string): StoredCart | undefined;
  /** Never over a later revision: answers of the database may overtake each other. */
  set(cart: StoredCart): void;
}

/** As measured in a heap: what a cart takes by itself, and each of its lines. */
const cartBytes = 2500;
const lineBytes = 600;
/** 32 MB are seven thousand carts of three lines, or fifteen hundred of thirty: those who shop at the same time. */
export function createCartCache(mostBytes: number): CartCache {
  const cached = createCache<StoredCart>(mostBytes, {
    sizeCalculation: ({ document }) => cartBytes + lineBytes * document.lines.length,
  });
  return {
    get: (id) => cached.get(id),
    set(cart) {
      const { id, revision } = cart.row;
      if ((cached.peek(id)?.row.revision ?? 0) <= revision) cached.set(id, cart);
    },
  };
}
