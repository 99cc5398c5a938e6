import type { Carts } from './carts.ts';
import { openCart } from './operations/openCart.ts';
import { selectCustomersCart, selectOwner } from './storage/queries.ts';
import { readCart } from './storage/readCart.ts';

/** What other rooms ask about the carts of customers. */
export function cartsOfCustomers(carts: Carts) {
  const { database } = carts;
  return {
    /** What lies in a customer's cart, wherever it was filled. */
    async cartSkusOf(customerId: string): Promise<ReadonlySet<string>> {
      const columns = await selectCustomersCart(database, customerId);
      return new Set(columns && readCart(columns).document.lines.map(({ sku }) => sku));
    },

    /**
     * WEEK-01: how much lies in it; 0 also of one that begins here as their last order left off. Undefined where they
     * have none and never ordered.
     */
    async openCartOf(customerId: string): Promise<number | undefined> {
      const cart = await openCart(carts, { visitor: { customerId, member: false } });
      return cart?.document.lines.length;
    },

    /** Whether a cart is this customer's; one that was filled before a login belongs to no account until it is merged. */
    ownsCart: async (customerId: string, cartId: string): Promise<boolean> =>
      (await selectOwner(database, cartId)) === customerId,
  };
}
