import { DatabaseBusy, type Queryable } from '../platform/database/database.ts';
import type { Caller, Carts } from './carts.ts';
import { lockCart, selectCart, selectCustomersCart, selectKnownCart } from './storage/queries.ts';
import type { StoredCart } from './storage/readCart.ts';
import { type LoadedCart, readCart, readKnownCart } from './storage/readCart.ts';

/** The caller may open it, and it can still become an order. */
export function isUsable({ row }: StoredCart, { visitor }: Caller): boolean {
  const isTheirs = row.customerId === undefined || row.customerId === visitor.customerId;
  return isTheirs && (row.status === 'OPEN' || row.status === 'FINALIZED');
}

/** From memory, without a statement; whether it is still current shows when it is saved. */
export function findCached({ cache }: Carts, caller: Caller): LoadedCart | undefined {
  const cart = caller.cartId === undefined ? undefined : cache.get(caller.cartId);
  return cart && isUsable(cart, caller) ? cart : undefined;
}

/** As the database has it now: the one the cookie names, otherwise the customer's. */
export async function findCart(carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  const { database, cache } = carts;
  const { cartId: id, visitor } = caller;
  if (id !== undefined) {
    const cart = await findById(carts, id);
    if (cart) cache.set(cart);
    if (cart && isUsable(cart, caller)) return cart;
  }
  if (visitor.customerId === undefined) return undefined;
  const columns = await selectCustomersCart(database, visitor.customerId);
  const cart = columns && readCart(columns);
  if (cart) cache.set(cart);
  return cart;
}

async function findById({ database, cache, service }: Carts, id: string): Promise<LoadedCart | undefined> {
  const { guestCartIdleDays: idleDays } = service.file;
  const known = cache.get(id);
  if (known) {
    const withWindow = known.document.window !== undefined;
    const { revision: knownRevision } = known.row;
    const columns = await selectKnownCart(database, { id, idleDays, knownRevision, withWindow });
    const cart = columns && readKnownCart(columns, known);
    const chosenMeanwhile = cart?.document.window !== undefined && !withWindow;
    if (!chosenMeanwhile) return cart;
  }
  const columns = await selectCart(database, { id, idleDays });
  return columns && readCart(columns);
}

/** The same, locked until the transaction ends. */
export async function lockFound(tx: Queryable, carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  const { guestCartIdleDays: idleDays } = carts.service.file;
  const { cartId, visitor } = caller;
  const columns = cartId === undefined ? undefined : await lockCart(tx, cartId, idleDays);
  const cart = columns && readCart(columns);
  if (cart && isUsable(cart, caller)) return cart;
  return visitor.customerId === undefined ? undefined : lockCustomersCart(tx, visitor.customerId);
}

/** Other devices may give the cart up and begin another while this one waits for it, and again. */
const mostRounds = 20;

export async function lockCustomersCart(tx: Queryable, customerId: string): Promise<LoadedCart | undefined> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await selectCustomersCart(tx, customerId);
    if (!found) return undefined;
    const columns = await lockCart(tx, found.id, 0);
    const cart = columns && readCart(columns);
    if (cart && isUsable(cart, { visitor: { customerId, member: false } })) return cart;
  }
  throw new DatabaseBusy('a cart was given up by others again and again');
}
