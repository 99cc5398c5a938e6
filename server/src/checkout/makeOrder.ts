import { orderCart } from '../cart/operations/cartLife.ts';
import type { Initiator } from '../order/orders.ts';
import { stillTakesAdditions } from '../order/rules/additions.ts';
import type { ProviderPayment } from '../payment/provider.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Attempt } from './attempt.ts';
import type { Checkouts } from './checkouts.ts';
import { countOrder, lockCheckout, type StoredCheckout, setOrdered } from './storage/queries.ts';

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

/** Everything that makes an order, or nothing of it. Undefined where somebody else settled the checkout meanwhile. */
export async function makeOrder(tx: Queryable, checkouts: Checkouts, paid: Paid): Promise<string | undefined> {
  const { stored, truth, initiator, slotException } = paid;
  const { id: checkoutId, paymentId, provider, methodKey, brandName, amount } = stored;
  const locked = await lockCheckout(tx, checkoutId);
  if (locked?.status !== 'OPEN') return undefined;
  const { cartId, attempt } = locked;
  // Whoever deleted their account meanwhile has an order, but it is nobody's.
  const customerId = locked.customerId ?? undefined;
  if (!(await orderCart(tx, cartId))) throw new Error(`No payment was under way for the cart of ${checkoutId}.`);
  const { parentOrderNumber } = attempt;
  if (parentOrderNumber !== undefined && !stillTakesAdditions(await checkouts.orders.lockParent(tx, parentOrderNumber)))
    throw new ParentClosed(parentOrderNumber);
  await setOrdered(tx, checkoutId);
  const orderNumber = await checkouts.orders.insertOrder(tx, {
    checkoutId,
    cartId,
    customerId,
    attempt,
    payment: { id: paymentId, provider, methodKey, ...(brandName !== null && { brandName }), amount },
    initiator,
    slotException,
  });
  if (customerId !== undefined) await rememberCustomer(tx, checkouts, { customerId, attempt, stored, truth });
  await checkouts.orders.orderMails(tx, orderNumber);
  // Last, for others want places in it, too. What is added to an order comes with it.
  if (!slotException && attempt.mode === 'REGULAR') await bookSlot(tx, checkouts, cartId, attempt);
  return orderNumber;
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

async function rememberCustomer(tx: Queryable, { purse }: Checkouts, bought: Bought): Promise<void> {
  const { customerId, attempt, stored, truth } = bought;
  const isDelivery = attempt.distributionAddress.distributionType === 'DELIVERY';
  await countOrder(tx, customerId, isDelivery);
  if (attempt.pass)
    await purse.activatePass(tx, { customerId, planId: attempt.pass.lineItemId, checkoutId: stored.id });
  const { provider, methodKey, saveMethod, setPrimary } = stored;
  const { method } = truth;
  const token = method?.token;
  if (saveMethod && method && token !== undefined)
    await purse.keepMethod(tx, { customerId, provider, methodKey, method: { ...method, token }, setPrimary });
}
