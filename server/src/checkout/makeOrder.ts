import { orderCart } from '../cart/operations/cartLife.ts';
import { keepAddress } from '../customer/address/keepAddress.ts';
import { countOrder } from '../customer/profile/countOrder.ts';
import type { ProviderPayment } from '../payment/provider.ts';
import type { Queryable } from '../platform/database/database.ts';
import { stillTakesAdditions } from '../sale/additions.ts';
import type { Attempt } from '../sale/attempt.ts';
import type { Initiator } from '../sale/newOrder.ts';
import type { Checkouts } from './checkouts.ts';
import { lockCheckout, type StoredCheckout, setOrdered } from './storage/queries.ts';

export interface Paid {
  readonly stored: StoredCheckout;
  readonly truth: ProviderPayment;
  readonly initiator: Initiator;
  /** Its slot is known to be gone: it is not asked for again. */
  readonly slotException: boolean;
}

/** Its time was gone when the money came. Undoes the transaction, which is begun again as an exception. */
export class SlotGone extends Error {
  override name = 'SlotGone';
}

/** What it should have been added to was cancelled or packed while it was being paid. Undoes the transaction. */
export class ParentClosed extends Error {
  override name = 'ParentClosed';
}

/** Everything that makes an order, or nothing of it. Undefined where another call settled the checkout meanwhile. */
export async function makeOrder(tx: Queryable, checkouts: Checkouts, paid: Paid): Promise<string | undefined> {
  const { stored, truth, initiator, slotException } = paid;
  const { id: checkoutId } = stored;
  const locked = await lockCheckout(tx, checkoutId);
  if (locked?.status !== 'OPEN') return undefined;
  const { cartId, attempt } = locked;
  // A customer who deleted their account meanwhile gets the order, which then belongs to no account.
  const customerId = locked.customerId ?? undefined;
  const { orders } = checkouts;
  const { parentOrderNumber } = attempt;
  // What does not need an answer is sent along: each round trip more is time in which others wait for these rows.
  const moving = orderCart(tx, cartId);
  moving.catch(() => {});
  if (parentOrderNumber !== undefined && !stillTakesAdditions(await orders.lockParent(tx, parentOrderNumber)))
    throw new ParentClosed(parentOrderNumber);
  const order = { checkoutId, cartId, customerId, attempt, initiator, slotException };
  const writing = Promise.all([setOrdered(tx, checkoutId), orders.insertOrder(tx, order)]);
  writing.catch(() => {});
  if (!(await moving)) throw new Error(`No payment was under way for the cart of ${checkoutId}.`);
  const [, inserted] = await writing;
  if (customerId !== undefined) await rememberCustomer(tx, checkouts, { customerId, attempt, stored, truth });
  await Promise.all([
    orders.announce(tx, inserted),
    // Last, since it locks the slot that others want places in. An addition comes with its order.
    !slotException && attempt.mode === 'REGULAR' && bookSlot(tx, checkouts, cartId, attempt),
  ]);
  return inserted.orderNumber;
}

async function bookSlot(tx: Queryable, { carts }: Checkouts, cartId: string, attempt: Attempt): Promise<void> {
  const refused = await carts.service.slots.book(tx, cartId, attempt.distributionAddress.position);
  if (refused) throw new SlotGone(refused.failure);
}

interface Bought {
  readonly customerId: string;
  readonly attempt: Attempt;
  readonly stored: StoredCheckout;
  readonly truth: ProviderPayment;
}

async function rememberCustomer(tx: Queryable, { passes, savedMethods }: Checkouts, bought: Bought): Promise<void> {
  const { customerId, attempt, stored, truth } = bought;
  const { distributionAddress, billingAddress } = attempt;
  await countOrder(tx, customerId, distributionAddress.distributionType);
  // An addition goes where its order goes, which has kept it.
  if (attempt.mode === 'REGULAR')
    await keepAddress(tx, customerId, { address: distributionAddress, billing: billingAddress });
  if (attempt.pass)
    await passes.activatePass(tx, { customerId, planId: attempt.pass.lineItemId, checkoutId: stored.id });
  const { provider, methodKey, saveMethod, setPrimary, savedMethodId } = stored;
  if (savedMethodId !== null) await savedMethods.touchMethod(tx, customerId, savedMethodId);
  const { method } = truth;
  const token = method?.token;
  if (saveMethod && method && token !== undefined)
    await savedMethods.saveMethod(tx, { customerId, provider, methodKey, method: { ...method, token }, setPrimary });
}
