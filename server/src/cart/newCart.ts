import { randomUUID } from 'node:crypto';
import type { Queryable } from '../platform/database/database.ts';
import type { Caller, Carts } from './carts.ts';
import { isOffered } from './isOffered.ts';
import { beginWith } from './rules/beginWith.ts';
import { type CartDocument, emptyDocument } from './rules/document.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** One that is not in the database yet; a customer's begins as their last order left off. */
export async function newCart(on: Queryable, carts: Carts, caller: Caller): Promise<LoadedCart> {
  return cartOf(caller, (await rememberedDocument(on, carts, caller)) ?? emptyDocument());
}

/** The same for a customer who has ordered before; undefined for all others. */
export async function rememberedCart(on: Queryable, carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  const document = await rememberedDocument(on, carts, caller);
  return document && cartOf(caller, document);
}

function cartOf({ visitor: { customerId } }: Caller, document: CartDocument): LoadedCart {
  const whose = customerId !== undefined && { customerId };
  return { row: { id: randomUUID(), mode: 'REGULAR', status: 'OPEN', revision: 0, ...whose }, document };
}

/** WEEK-01: what of the last order is still done; undefined where there is no order to go on from. */
export async function rememberedDocument(
  on: Queryable,
  carts: Carts,
  caller: Caller,
): Promise<CartDocument | undefined> {
  const { customerId } = caller.visitor;
  const last = customerId === undefined ? undefined : await carts.lastOrderOf?.(on, customerId);
  if (!last) return undefined;
  return beginWith(last, {
    served(address) {
      const resolved = carts.service.resolve(address);
      return 'failure' in resolved ? undefined : resolved.address;
    },
    isOffered: (cart, methodKey) => isOffered(carts, caller, cart, methodKey),
    billingFields: carts.service.file.billingFields,
  });
}
