import type { Carts } from './carts.ts';
import { selectCustomersCart, selectOwner } from './storage/queries.ts';
import { readCart } from './storage/readCart.ts';

/** What other rooms ask about the carts of customers. */
export function cartsOfCustomers({ database }: Pick<Carts, 'database'>) {
  return {
    /** What lies in a customer's cart, wherever it was filled. */
    async cartSkusOf(customerId: string): Promise<ReadonlySet<string>> {
      const columns = await selectCustomersCart(database, customerId);
      return new Set(columns && readCart(columns).document.lines.map(({ sku }) => sku));
    },

    /** Whether a cart is this customer's; one that was filled before a login belongs to no account until it is merged. */
    ownsCart: async (customerId: string, cartId: string): Promise<boolean> =>
      (await selectOwner(database, cartId)) === customerId,
  };
}
