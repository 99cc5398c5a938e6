import { type Cart, cartFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { cartContextOf } from '../cartContext.ts';
import { type CartResponse, toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import type { CartRefused } from '../refusals.ts';
import { takeChoices } from '../rules/beginWith.ts';
import { isSameContent, mergeDocuments } from '../rules/mergeDocuments.ts';
import { saveCart } from '../saveCart.ts';
import { abandonCart } from '../storage/queries.ts';
import type { LoadedCart } from '../storage/readCart.ts';
import { attach, type BothCarts, withBothCarts, withOfferedPayments } from './customersCart.ts';

export interface CustomerSet extends CartResponse {
  /** Both carts hold different things; nothing changed until one is chosen. */
  readonly merge?: true;
  /** The customer's own one, then. */
  readonly saved?: Cart;
}

/** CART-09: at a login an empty or identical cart is taken over, a visitor's is attached. It may be called again. */
export async function setCustomer(
  carts: Carts,
  caller: Caller,
  anonymousCartId: string,
): Promise<CustomerSet | CartRefused> {
  const chosen = await withBothCarts(carts, caller, anonymousCartId, (tx, both, customerId) =>
    choose(tx, carts, caller, both, customerId),
  );
  if ('failure' in chosen) return chosen;
  carts.cache.set(chosen.cart);
  const response = await toCartResponse(carts, caller, chosen.cart);
  if (!chosen.saved) return response;
  return { ...response, merge: true, saved: (await toCartResponse(carts, caller, chosen.saved)).answer };
}

async function choose(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  { own, guest }: BothCarts,
  customerId: string,
): Promise<{ readonly cart: LoadedCart; readonly saved?: LoadedCart } | CartRefused> {
  if (!guest) return own ? { cart: own } : { failure: cartFailures.cartNotFound };
  if (!own) return { cart: await attach(tx, carts, caller, { guest }, customerId) };
  // A payment for it is under way: it stays as it is, and the visitor's waits.
  if (own.row.status !== 'OPEN') return { failure: cartFailures.notOpen, payload: { cartStatus: own.row.status } };
  if (guest.document.lines.length === 0 || isSameContent(own.document, guest.document))
    return { cart: await takeOver(tx, carts, caller, own, guest) };
  if (own.document.lines.length === 0) {
    await carts.service.slots.release(tx, own.row.id);
    return { cart: await attach(tx, carts, caller, { own, guest }, customerId) };
  }
  return { cart: guest, saved: own };
}

/** The customer's cart remains; where it lacked a place or a slot, the visitor's are taken. An empty one takes what the visitor chose. */
async function takeOver(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  own: LoadedCart,
  guest: LoadedCart,
): Promise<LoadedCart> {
  const from = { ...guest.document, lines: [] };
  const { slots, file } = carts.service;
  const { document: chosen, windowDropped } = takeChoices(own.document, from, file.billingFields);
  if (windowDropped) await slots.release(tx, own.row.id);
  const { goods } = cartContextOf(carts, caller, chosen.address);
  const merged = mergeDocuments(chosen, { from, fromId: guest.row.id }, goods);
  const { windowTaken } = merged;
  const document = withOfferedPayments(carts, caller, merged.document);
  await (windowTaken ? slots.passOn(tx, guest.row.id, own.row.id) : slots.release(tx, guest.row.id));
  await abandonCart(tx, guest.row.id);
  const saved = await saveCart(tx, carts, own, document);
  if (!saved) throw new Error('A cart changed under its lock.');
  return saved;
}
