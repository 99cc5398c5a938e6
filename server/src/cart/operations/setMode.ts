import { randomUUID } from 'node:crypto';
import { cartFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type CartResponse, toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts, OrderToAddTo } from '../carts.ts';
import { isUsable, lockFound } from '../findCart.ts';
import { newCart } from '../newCart.ts';
import type { CartRefused } from '../refusals.ts';
import { isFailed } from '../rules/change.ts';
import { emptyDocument, writeDocument } from '../rules/document.ts';
import { type CartRole, roleAfter } from '../rules/roleAfter.ts';
import { beginCart, insertCart } from '../saveCart.ts';
import { lockCart, selectAddonCart, selectCustomersCart } from '../storage/queries.ts';
import { type LoadedCart, readCart } from '../storage/readCart.ts';

/** CART-08: which cart is worked on. The regular one waits while something is added to an order. */
export async function setMode(carts: Carts, caller: Caller, asked: CartRole): Promise<CartResponse | CartRefused> {
  const orderNumber = asked.mode === 'ADDON' ? asked.orderNumber : undefined;
  const order = orderNumber ? await carts.orderForAddon(orderNumber, caller.visitor) : undefined;
  if (orderNumber && !order) return { failure: cartFailures.orderNotFound };
  const found = await carts.database.transaction(async (tx) => {
    const present = await lockFound(tx, carts, caller);
    const role = roleAfter(present?.row ?? { mode: 'REGULAR' }, asked);
    if (isFailed(role)) return role;
    if (role.mode === 'REGULAR')
      return present?.row.mode === 'REGULAR' ? present : regularCart(tx, carts, caller, present);
    return order && addonCart(tx, caller, present ?? (await begun(tx, carts, caller)), role, order);
  });
  if (!found) return { failure: cartFailures.cartNotFound };
  return isFailed(found) ? found : toCartResponse(carts, caller, found);
}

async function addonCart(
  tx: Queryable,
  { visitor: { customerId } }: Caller,
  present: LoadedCart | undefined,
  { orderNumber = '' }: CartRole,
  { address, window, billing }: OrderToAddTo,
): Promise<LoadedCart | undefined> {
  if (present?.row.orderNumber === orderNumber) return present;
  const beside = present?.row.mode === 'ADDON' ? present.row.beside : present?.row.id;
  const whose = { orderNumber, beside, customerId };
  const before = await selectAddonCart(tx, whose);
  if (before) return readCart(before);
  const document = writeDocument({ ...emptyDocument(), address, window, ...(billing && { billing }) });
  await insertCart(tx, { id: randomUUID(), mode: 'ADDON', ...whose, document });
  // Made just now, here or by a twin of this call.
  const made = await selectAddonCart(tx, whose);
  return made && readCart(made);
}

/** The one that waited, or a new one where there was none. */
async function regularCart(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  present: LoadedCart | undefined,
): Promise<LoadedCart | undefined> {
  const { beside, customerId } = present?.row ?? {};
  const waiting = beside === undefined ? undefined : await lockCart(tx, beside, carts.service.file.guestCartIdleDays);
  const cart = waiting && readCart(waiting);
  if (cart && isUsable(cart, caller)) return cart;
  const own = customerId === undefined ? undefined : await selectCustomersCart(tx, customerId);
  return own ? readCart(own) : begun(tx, carts, caller);
}

async function begun(tx: Queryable, carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  const empty = await newCart(tx, carts, caller);
  return beginCart(tx, empty, empty.document);
}
