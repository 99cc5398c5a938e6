import { randomUUID } from 'node:crypto';
import { cartFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type CartResponse, toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { findCart, lockFound } from '../findCart.ts';
import type { CartRefused } from '../refusals.ts';
import { type CartDocument, emptyDocument } from '../rules/document.ts';
import { beginCart } from '../saveCart.ts';
import { abandonCart } from '../storage/queries.ts';
import type { LoadedCart } from '../storage/readCart.ts';
import { reopenCart } from './cartLife.ts';

/**
 * CART-11: a new, empty cart at the same place; the old one's slot is free again. CART-02: one that waited for a payment
 * is open again instead, with all it holds.
 */
export async function resetCart(
  carts: Carts,
  caller: Caller,
  { reopen = false }: { readonly reopen?: boolean } = {},
): Promise<CartResponse | CartRefused> {
  const found = await findCart(carts, caller);
  const begun = await begin(found);
  if (!begun) return { failure: cartFailures.cartNotFound };
  carts.cache.set(begun);
  return toCartResponse(carts, caller, begun);

  function begin(cart: LoadedCart | undefined): Promise<LoadedCart | undefined> | LoadedCart | undefined {
    if (cart?.row.status === 'FINALIZED') return reopened(carts, caller, cart);
    // Its payment has failed meanwhile, which has opened the cart: nothing is left to do.
    return reopen ? cart : anew(carts, caller);
  }
}

/** CHK-03: its payment is abandoned. One that was made in time has become an order. */
async function reopened(carts: Carts, caller: Caller, { row }: LoadedCart): Promise<LoadedCart | undefined> {
  const { database, service, abandonPayment } = carts;
  if (abandonPayment) await abandonPayment(row.id);
  else await database.transaction((tx) => reopenCart(tx, row.id, service.file.hold));
  return findCart(carts, caller);
}

function anew(carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  return carts.database.transaction(async (tx) => {
    const old = await lockFound(tx, carts, caller);
    if (!old) return undefined;
    // A payment began this very moment.
    return old.row.status === 'OPEN' ? beginAnew(tx, carts, old) : old;
  });
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
