import { createCache } from '../../platform/cache.ts';
import type { StoredCart } from './readCart.ts';

/** Carts that were used lately, parsed; only the database can tell, by its revision, whether one is still current. */
export interface CartCache {
  get(id: string): StoredCart | undefined;
  /** Never over a later revision: answers of the database may overtake each other. */
  set(cart: StoredCart): void;
}

/** About five thousand carts of thirty lines; a line takes some hundred bytes. */
const mostLinesCached = 150_000;

export function createCartCache(mostLines = mostLinesCached): CartCache {
  const cached = createCache<StoredCart>(mostLines, {
    sizeCalculation: ({ document }) => 5 + document.lines.length,
  });
  return {
    get: (id) => cached.get(id),
    set(cart) {
      const { id, revision } = cart.row;
      if ((cached.peek(id)?.row.revision ?? 0) <= revision) cached.set(id, cart);
    },
  };
}
