import { type Cart, isSurcharged, walletMethod } from '@trolley/contract';
import type { PlannedPayment } from './document.ts';

export const isWallet = ({ methodKey }: Pick<PlannedPayment, 'methodKey'>): boolean => methodKey === walletMethod;

type Share = Pick<Cart['payments'][number], 'methodKey' | 'brandName' | 'amount'>;

/** What each planned payment pays of the total: the wallet first, the next one what is left. */
export function sharePayments(planned: readonly PlannedPayment[], total: number): readonly Share[] {
  let left = total;
  return planned.map(({ methodKey, brandName, amount: wish = left }) => {
    const amount = Math.min(wish, left);
    left -= amount;
    return { methodKey, ...(brandName !== undefined && { brandName }), amount };
  });
}

/** PAY-04: nothing was planned yet, or a method pays that is authorised for more than the total. */
export function asksForSurcharge(shares: readonly Share[]): boolean {
  return shares.length === 0 || shares.some(isAskedForMore);
}

const isAskedForMore = ({ methodKey, amount }: Share): boolean => amount > 0 && isSurcharged(methodKey);

/** PAY-02: as the cart shows them. There is one at most that is asked for more. */
export function showPayments(shares: readonly Share[], surcharge: number): Cart['payments'] {
  return shares.map((share) => ({
    id: share.methodKey,
    ...share,
    amountPlanned: share.amount + (isAskedForMore(share) ? surcharge : 0),
  }));
}
