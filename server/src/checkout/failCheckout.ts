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

/**
 * The only way back from a payment: what was claimed is given back, in the order in which it was claimed, and the cart is
 * open again. False where the checkout was over already.
 */
export async function failCheckout(
  tx: Queryable,
  { carts, vouchers, wallet, loyalty }: Pick<Checkouts, 'carts' | 'vouchers' | 'wallet' | 'loyalty'>,
  checkoutId: string,
  failure: CheckoutFailure,
  payment?: PaymentEnd,
): Promise<boolean> {
  const locked = await lockCheckout(tx, checkoutId);
  if (locked?.status !== 'OPEN') return false;
  await setFailed(tx, checkoutId, failure, payment);
  await reopenCart(tx, locked.cartId, carts.service.file.hold);
  await vouchers.giveBackVouchers(tx, checkoutId);
  await loyalty?.giveBack(tx, checkoutId);
  await wallet.giveBackWallet(tx, { checkoutId, reason: 'givenBack' });
  return true;
}
