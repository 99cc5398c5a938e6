import { cartFailures } from '@trolley/contract';
import { DatabaseBusy, type Queryable } from '../platform/database/database.ts';
import { traced } from '../platform/tracing/tracing.ts';
import { type CartContext, cartContextOf } from './cartContext.ts';
import { type CartResponse, type Extra, toCartResponse } from './cartResponse.ts';
import type { Caller, Carts } from './carts.ts';
import {
  type ChangeName,
  isSettled,
  type Made,
  remembered,
  type Settled,
  settle,
  settledBefore,
} from './changeRules.ts';
import { lockFound } from './findCart.ts';
import { newCart } from './newCart.ts';
import type { CartRefused } from './refusals.ts';
import type { Failed } from './rules/change.ts';
import { beginCart, saveCart } from './saveCart.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** A change that happens together with something else in the database, or not at all. */
export interface JoinedChange extends ChangeName {
  change(tx: Queryable, cart: LoadedCart, context: CartContext): Promise<Made | Failed>;
}

/** Undoes the transaction and brings the reason out of it. */
class Undone extends Error {
  readonly settled: Settled;
  readonly cart: LoadedCart;

  constructor(settled: Settled, cart: LoadedCart) {
    super('undone');
    this.settled = settled;
    this.cart = cart;
  }
}

/** Changes a cart in one transaction, under the lock of its row. */
export async function changeUnderLock(
  carts: Carts,
  caller: Caller,
  change: JoinedChange,
): Promise<CartResponse | CartRefused> {
  try {
    const span = { name: 'cart change under lock', attributes: { 'cart.change': change.name } };
    const { before, saved, extra } = await traced(span, () =>
      carts.database.transaction((tx) => changeWithin(tx, carts, caller, change)),
    );
    carts.cache.set(saved);
    return await toCartResponse(carts, caller, saved, extra, before);
  } catch (error) {
    if (error instanceof Undone) return settle(carts, caller, error.cart, error.settled);
    throw error;
  }
}

async function changeWithin(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  change: JoinedChange,
): Promise<{ readonly before: LoadedCart; readonly saved: LoadedCart; readonly extra: Extra }> {
  const cart = await foundOrBegun(tx, carts, caller, change);
  const made =
    settledBefore(cart, caller, change) ??
    (await change.change(tx, cart, cartContextOf(carts, caller, cart.document.address)));
  if (isSettled(made)) throw new Undone(made, cart);
  const { document, ...extra } = remembered(made, caller, change);
  const saved = await saveCart(tx, carts, cart, document);
  if (!saved) throw new Error('A cart changed under its lock.');
  return { before: cart, saved, extra };
}

/** Other devices may begin and abandon the cart in turn while this call waits; more often than this it gives up. */
const mostRounds = 20;

async function foundOrBegun(tx: Queryable, carts: Carts, caller: Caller, change: JoinedChange): Promise<LoadedCart> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await lockFound(tx, carts, caller);
    if (found) return found;
    const empty = await newCart(tx, carts, caller);
    if (change.needsCart) throw new Undone({ failure: cartFailures.cartNotFound }, empty);
    const begun = await beginCart(tx, empty, empty.document);
    if (begun) return begun;
  }
  throw new DatabaseBusy('a cart was begun and given up by others again and again');
}
