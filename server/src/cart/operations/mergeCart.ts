import { cartFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { cartContextOf } from '../cartContext.ts';
import { type CartResponse, toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { newCart } from '../newCart.ts';
import type { CartRefused } from '../refusals.ts';
import { mergeDocuments } from '../rules/mergeDocuments.ts';
import { beginCart, saveCart } from '../saveCart.ts';
import { abandonCart } from '../storage/queries.ts';
import type { LoadedCart } from '../storage/readCart.ts';
import { attach, type BothCarts, withBothCarts } from './customersCart.ts';

export interface Merge {
  readonly cartId: string;
  /** Only one of them remains: the customer's, or the visitor's. */
  readonly keep?: 'saved' | 'new' | undefined;
}

/** CART-10: the visitor's cart goes into the customer's, or one of them remains; once, however often it is asked for. */
export async function mergeCart(carts: Carts, caller: Caller, merge: Merge): Promise<CartResponse | CartRefused> {
  const merged = await withBothCarts(carts, caller, merge.cartId, (tx, both, customerId) =>
    settle[merge.keep ?? 'both'](tx, carts, caller, both, customerId),
  );
  if ('failure' in merged) return merged;
  carts.cache.set(merged);
  return toCartResponse(carts, caller, merged);
}

const settle = { saved: discard, new: replace, both: join };

/** The visitor's cart becomes the customer's; what was not chosen in it is as in the one that goes. */
async function replace(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  { own, guest }: BothCarts,
  customerId: string,
): Promise<LoadedCart | CartRefused> {
  if (!guest) return own ?? { failure: cartFailures.cartNotFound };
  if (own && own.row.status !== 'OPEN')
    return { failure: cartFailures.notOpen, payload: { cartStatus: own.row.status } };
  if (own) await carts.service.slots.release(tx, own.row.id);
  return attach(tx, carts, caller, { ...(own && { own }), guest }, customerId);
}

async function discard(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  { own, guest }: BothCarts,
): Promise<LoadedCart | CartRefused> {
  if (guest) {
    await carts.service.slots.release(tx, guest.row.id);
    await abandonCart(tx, guest.row.id);
  }
  if (own) return own;
  const empty = await newCart(tx, carts, caller);
  return (await beginCart(tx, empty, empty.document)) ?? { failure: cartFailures.cartNotFound };
}

async function join(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  { own, guest }: BothCarts,
  customerId: string,
): Promise<LoadedCart | CartRefused> {
  if (!guest) return own ?? { failure: cartFailures.cartNotFound };
  if (!own) return attach(tx, carts, caller, { guest }, customerId);
  if (own.row.status !== 'OPEN') return { failure: cartFailures.notOpen, payload: { cartStatus: own.row.status } };
  const { goods } = cartContextOf(carts, caller, own.document.address ?? guest.document.address);
  const fromId = guest.row.id;
  const { document, windowTaken } = mergeDocuments(own.document, { from: guest.document, fromId }, goods);
  const { slots } = carts.service;
  await (windowTaken ? slots.passOn(tx, fromId, own.row.id) : slots.release(tx, fromId));
  await abandonCart(tx, fromId);
  const saved = await saveCart(tx, carts, own, document);
  if (!saved) throw new Error('A cart changed under its lock.');
  return saved;
}
