import { type CartCode, cartCodes } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Attempt } from './attempt.ts';
import type { Purse } from './checkouts.ts';

interface Claim {
  readonly checkoutId: string;
  readonly customerId?: string;
  readonly attempt: Attempt;
  /** Cents of the wallet. */
  readonly reserve: number;
}

/**
 * Takes everything scarce for a checkout when its payment begins, so that nothing is missing once it is paid. Undefined:
 * it has all of it; `gone`: a voucher is not there any more; a code: what is against the rest.
 */
export async function claimAll(
  tx: Queryable,
  purse: Purse,
  { checkoutId, customerId, attempt, reserve }: Claim,
): Promise<CartCode | 'gone' | undefined> {
  const { discountCodes, voucherLineItems, billingAddress } = attempt;
  if (discountCodes.length > 0) {
    const codes = discountCodes.map(({ code }) => code);
    const claimed = await purse.claimCodes(tx, { checkoutId, customerId, email: billingAddress.email, codes });
    if (claimed !== 'claimed') return claimed;
  }
  if (voucherLineItems.length > 0) {
    const voucherIds = voucherLineItems.map(({ lineItemId }) => lineItemId);
    if ((await purse.claimVouchers(tx, { checkoutId, customerId, voucherIds })) !== 'claimed') return 'gone';
  }
  if (reserve > 0) {
    if (customerId === undefined) return cartCodes.giftCardInvalid;
    const claimed = await purse.claimWallet(tx, { checkoutId, customerId, amount: reserve });
    if (claimed !== 'claimed') return cartCodes.walletTooSmall;
  }
  return undefined;
}
