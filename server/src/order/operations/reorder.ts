import type { CartResponse } from '../../cart/cartResponse.ts';
import type { Caller, Carts } from '../../cart/carts.ts';
import { changeItems } from '../../cart/operations/changeItems.ts';
import type { CartRefused } from '../../cart/refusals.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

export interface Reordered {
  readonly cart: CartResponse;
  /** Lines. */
  readonly added: number;
  readonly notAdded: readonly { readonly sku: string; readonly name: string }[];
}

/** CUST-13: everything of an order into the cart again; what cannot be bought now is told, the rest is there. */
export async function reorder(
  carts: Carts,
  caller: Caller,
  { document }: StoredOrder,
): Promise<Reordered | CartRefused> {
  const { lines } = document.attempt;
  const wishes = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const cart = await changeItems(carts, caller, wishes);
  if ('failure' in cart) return cart;
  // Of what was capped at the product's maximum some is there.
  const there = new Set(cart.answer.productLineItems.map(({ lineItemId }) => lineItemId));
  const notAdded = lines.filter(({ sku }) => !there.has(sku)).map(({ sku, name }) => ({ sku, name }));
  return { cart, added: lines.length - notAdded.length, notAdded };
}
