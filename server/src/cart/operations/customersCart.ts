import { cartFailures, errorCodes } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller, Carts } from '../carts.ts';
import { lockCustomersCart } from '../findCart.ts';
import { isOffered } from '../isOffered.ts';
import { rememberedDocument } from '../newCart.ts';
import type { CartRefused } from '../refusals.ts';
import { fillGaps } from '../rules/beginWith.ts';
import type { CartDocument } from '../rules/document.ts';
import { dropPayments } from '../rules/planPayment.ts';
import { saveCart } from '../saveCart.ts';
import { abandonCart, giveCart, lockCart } from '../storage/queries.ts';
import { type LoadedCart, readCart } from '../storage/readCart.ts';

/** Both carts at a login, locked: the customer's own before the visitor's, so that two calls never wait in a circle. */
export interface BothCarts {
  readonly own?: LoadedCart;
  /** Open, and not given to a customer yet. */
  readonly guest?: LoadedCart;
}

/** A customer's cart is chosen in `work`, in one transaction; called again, it is chosen again from what is there now. */
export async function withBothCarts<T>(
  carts: Carts,
  caller: Caller,
  guestId: string,
  work: (tx: Queryable, both: BothCarts, customerId: string) => Promise<T>,
): Promise<T | CartRefused> {
  const { customerId } = caller.visitor;
  if (customerId === undefined) return { failure: errorCodes.unauthorized };
  return oncePerCustomer(() =>
    carts.database.transaction(async (tx) => {
      const own = await lockCustomersCart(tx, customerId);
      const columns = await lockCart(tx, guestId, carts.service.file.guestCartIdleDays);
      const other = columns && readCart(columns);
      if (!mayName(caller, guestId, own, other)) return { failure: cartFailures.cartNotFound };
      const isGuests = other?.row.customerId === undefined && other?.row.status === 'OPEN';
      if (!isGuests && !own) return { failure: cartFailures.cartNotFound };
      return work(tx, { own, guest: isGuests ? other : undefined }, customerId);
    }),
  );
}

/** A caller may name the cart of their cookie, or one that was merged into theirs; others learn nothing of it. */
function mayName(
  { cartId, visitor }: Caller,
  guestId: string,
  own: LoadedCart | undefined,
  other: LoadedCart | undefined,
): boolean {
  if (own?.row.id === guestId || own?.document.merged.includes(guestId)) return true;
  if (other?.row.customerId !== undefined && other.row.customerId !== visitor.customerId) return false;
  return other !== undefined && cartId === guestId;
}

/**
 * The visitor's cart becomes the customer's, with its slot and all. WEEK-01: what was not chosen in it is as in the
 * customer's own empty cart, or as in their last order.
 */
export async function attach(
  tx: Queryable,
  carts: Carts,
  caller: Caller,
  { own, guest }: { readonly own?: LoadedCart; readonly guest: LoadedCart },
  customerId: string,
): Promise<LoadedCart> {
  if (own) await abandonCart(tx, own.row.id);
  await giveCart(tx, guest.row.id, customerId);
  const given = { ...guest, row: { ...guest.row, customerId, revision: guest.row.revision + 1 } };
  const usual = own?.document ?? (await rememberedDocument(tx, carts, caller));
  if (!usual) return given;
  const saved = await saveCart(tx, carts, given, withOfferedPayments(carts, caller, fillGaps(guest.document, usual)));
  if (!saved) throw new Error('A cart changed under its lock.');
  return saved;
}

/** Place and payment may come from two carts: what the place does not take is not planned. */
export function withOfferedPayments(carts: Carts, caller: Caller, document: CartDocument): CartDocument {
  return dropPayments(document, (methodKey) => isOffered(carts, caller, document, methodKey));
}

const mostTries = 3;

/** Two carts given to one customer at the same moment: the unique index lets one through, the other looks again. */
async function oncePerCustomer<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
      if (!isTaken || tries >= mostTries) throw error;
    }
  }
}
