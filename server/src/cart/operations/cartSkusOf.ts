import type { Carts } from '../carts.ts';
import { selectCustomersCart } from '../storage/queries.ts';
import { readCart } from '../storage/readCart.ts';

/** What lies in a customer's cart, wherever it was filled. */
export async function cartSkusOf({ database }: Pick<Carts, 'database'>, customerId: string): Promise<Set<string>> {
  const columns = await selectCustomersCart(database, customerId);
  return new Set(columns && readCart(columns).document.lines.map(({ sku }) => sku));
}
