import { randomUUID } from 'node:crypto';
import { cartFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller, Carts } from '../carts.ts';
import { lockFound } from '../findCart.ts';
import type { CartRefused } from '../refusals.ts';
import { type CartDocument, emptyDocument } from '../rules/document.ts';
import { beginCart } from '../saveCart.ts';
import { abandonCart, reopenCart } from '../storage/queries.ts';
import type { LoadedCart } from '../storage/readCart.ts';
import { type ToldCart, tellCart } from '../tellCart.ts';

/**
 * CART-11: a new, empty cart at the same place; the old one's slot is free again. CART-02: one that waited for a payment
 * is open again instead, with all it holds.
 */
export async function resetCart(carts: Carts, caller: Caller): Promise<ToldCart | CartRefused> {
  const begun = await carts.database.transaction(async (tx) => {
    const old = await lockFound(tx, carts, caller);
    if (!old) return undefined;
    return old.row.status === 'FINALIZED' ? reopened(tx, old) : beginAnew(tx, carts, old);
  });
  if (!begun) return { failure: cartFailures.cartNotFound };
  carts.kept.set(begun);
  return tellCart(carts, caller, begun);
}

async function reopened(tx: Queryable, cart: LoadedCart): Promise<LoadedCart> {
  await reopenCart(tx, cart.row.id);
  return { ...cart, row: { ...cart.row, status: 'OPEN', revision: cart.row.revision + 1 } };
}

async function beginAnew(tx: Queryable, carts: Carts, { row, document }: LoadedCart): Promise<LoadedCart | undefined> {
  await carts.service.slots.release(tx, row.id);
  await abandonCart(tx, row.id);
  const fresh = { row: { ...row, id: randomUUID() }, document: emptyDocument() };
  return beginCart(tx, fresh, staying(document, row.mode === 'ADDON'));
}

/** Where and how goods are wanted; what is added to an order also keeps its time, which is the order's. */
function staying({ address, window, billing, crates, substitution }: CartDocument, isAddOn: boolean): CartDocument {
  return {
    ...emptyDocument(),
    crates,
    substitution,
    ...(address && { address }),
    ...(billing && { billing }),
    ...(isAddOn && window && { window }),
  };
}
