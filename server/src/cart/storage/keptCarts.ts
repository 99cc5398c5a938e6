import { createKeep } from '../../platform/keep.ts';
import type { StoredCart } from './storedCart.ts';

/** Carts that were used lately, parsed; whether one is still true only the database can tell, by its revision. */
export interface KeptCarts {
  get(id: string): StoredCart | undefined;
  /** Never over a later revision: answers of the database may overtake each other. */
  set(cart: StoredCart): void;
}

/** About five thousand carts of thirty lines; a line takes some hundred bytes. */
const mostLinesKept = 150_000;

export function createKeptCarts(mostLines = mostLinesKept): KeptCarts {
  const kept = createKeep<StoredCart>(mostLines, ({ document }) => 5 + document.lines.length);
  return {
    get: (id) => kept.get(id),
    set(cart) {
      const { id, revision } = cart.row;
      if ((kept.peek(id)?.row.revision ?? 0) <= revision) kept.set(id, cart);
    },
  };
}
