import { cartFailures } from '@trolley/contract';
import { traced } from '../platform/tracing/tracing.ts';
import { type CartContext, cartContextOf } from './cartContext.ts';
import { type CartResponse, toCartResponse } from './cartResponse.ts';
import type { Caller, Carts } from './carts.ts';
import { type ChangeName, isSettled, type Made, remembered, settle, settledBefore } from './changeRules.ts';
import { changeUnderLock, type JoinedChange } from './changeUnderLock.ts';
import { findCached, findCart } from './findCart.ts';
import { newCart } from './newCart.ts';
import type { CartRefused } from './refusals.ts';
import type { Failed } from './rules/change.ts';
import type { CartDocument } from './rules/document.ts';
import { beginCart, saveCart } from './saveCart.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** A change that is a function of the cart alone; what it tells besides may be looked up. */
export interface PureChange extends ChangeName {
  change(document: CartDocument, context: CartContext, cart: LoadedCart): Made | Failed | Promise<Made | Failed>;
  /** For carts of which something else has to change with it: which those are, and how both are done. */
  readonly joined?: { isNeeded(document: CartDocument): boolean; readonly change: JoinedChange['change'] };
}

/** So often another call may be faster; then the row is locked. */
const mostMisses = 3;

/** How every pure change is made: find or begin the cart, apply the change, save it if its revision still holds. */
export function changeCart(carts: Carts, caller: Caller, change: PureChange): Promise<CartResponse | CartRefused> {
  const name = caller.cartId ?? caller.visitor.customerId;
  const span = { name: 'cart change', attributes: { 'cart.change': change.name } };
  const work = () => traced(span, () => changeByRevision(carts, caller, change));
  return name === undefined ? work() : carts.mutex(name, work);
}

async function changeByRevision(carts: Carts, caller: Caller, change: PureChange): Promise<CartResponse | CartRefused> {
  let cached = findCached(carts, caller);
  for (let misses = 0; misses < mostMisses; misses++) {
    const found = cached ?? (await findCart(carts, caller));
    if (!found && change.needsCart) return { failure: cartFailures.cartNotFound };
    const cart = found ?? (await newCart(carts.database, carts, caller));
    const { document: before } = cart;
    if (change.joined?.isNeeded(before))
      return changeUnderLock(carts, caller, { ...change, change: change.joined.change });
    const made =
      settledBefore(cart, caller, change) ??
      (await change.change(before, cartContextOf(carts, caller, before.address), cart));
    if (isSettled(made)) {
      // A cached cart may be out of date: a refusal counts only for the one in the database.
      if (!cached) return settle(carts, caller, cart, made);
    } else {
      const { document, ...extra } = remembered(made, caller, change);
      const saved = found
        ? await saveCart(carts.database, carts, found, document)
        : await beginCart(carts.database, cart, document);
      if (saved) {
        carts.cache.set(saved);
        return toCartResponse(carts, caller, saved, extra, found);
      }
      carts.metrics?.cartMissed('retried');
    }
    cached = undefined;
  }
  carts.metrics?.cartMissed('locked');
  return changeUnderLock(carts, caller, {
    ...change,
    change: change.joined?.change ?? (async (_, cart, context) => change.change(cart.document, context, cart)),
  });
}
