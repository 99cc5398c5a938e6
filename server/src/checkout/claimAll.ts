import { type CartCode, cartCodes } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Attempt } from '../sale/attempt.ts';
import type { Checkouts } from './checkouts.ts';

interface ClaimedFrom {
  readonly vouchers: Pick<Checkouts['vouchers'], 'claimCodes' | 'claimVouchers'>;
  readonly wallet: Pick<Checkouts['wallet'], 'claimWallet'>;
}

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
  { vouchers, wallet }: ClaimedFrom,
  { checkoutId, customerId, attempt, reserve }: Claim,
): Promise<CartCode | 'gone' | undefined> {
  const { discountCodes, voucherLineItems, billingAddress } = attempt;
  if (discountCodes.length > 0) {
    const codes = discountCodes.map(({ code }) => code);
    const claimed = await vouchers.claimCodes(tx, { checkoutId, customerId, email: billingAddress.email, codes });
    if (claimed !== 'claimed') return claimed;
  }
  if (voucherLineItems.length > 0) {
    const voucherIds = voucherLineItems.map(({ lineItemId }) => lineItemId);
    if ((await vouchers.claimVouchers(tx, { checkoutId, customerId, voucherIds })) !== 'claimed') return 'gone';
  }
  if (reserve > 0) {
    if (customerId === undefined) return cartCodes.giftCardInvalid;
    const claimed = await wallet.claimWallet(tx, { checkoutId, customerId, amount: reserve });
    if (claimed !== 'claimed') return cartCodes.walletTooSmall;
  }
  return undefined;
}
