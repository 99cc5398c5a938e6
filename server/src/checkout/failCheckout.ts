import type { CheckoutFailure } from '@trolley/contract';
import { reopenCart } from '../cart/operations/cartLife.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Checkouts } from './checkouts.ts';
import { lockCheckout, type PaymentStatus, setFailed } from './storage/queries.ts';

interface PaymentEnd {
  /** How it ended at the provider; left out where that is still to be done. */
  readonly status?: PaymentStatus;
  /** Why a person has to look at it. */
  readonly attention?: string;
}

/** The one way back from a payment: what was claimed is given back, the cart is open. False where it is over already. */
export async function failCheckout(
  tx: Queryable,
  { carts, purse }: Pick<Checkouts, 'carts' | 'purse'>,
  checkoutId: string,
  failure: CheckoutFailure,
  payment?: PaymentEnd,
): Promise<boolean> {
  const locked = await lockCheckout(tx, checkoutId);
  if (locked?.status !== 'OPEN') return false;
  await setFailed(tx, checkoutId, failure, payment);
  await reopenCart(tx, locked.cartId, carts.service.file.hold);
  await purse.giveBackClaims(tx, checkoutId);
  return true;
}
