import type { Cart } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

/** LOY-07: vouchers that the member activated and that take nothing off yet, each with what is missing for it. */
export function WaitingVouchers({ vouchers }: { readonly vouchers: Cart['voucherLineItems'] }) {
  const text = useText();
  const money = useMoney();
  return vouchers.map(({ lineItemId, name, missing }) => {
    if (!missing) return null;
    const { coins, cents, pieces = 1 } = missing;
    const words =
      coins !== undefined
        ? text('cart.voucher.coins', { name, count: coins })
        : cents !== undefined
          ? text('cart.voucher.cents', { name, amount: money(cents) })
          : text('cart.voucher.pieces', { name, count: pieces });
    return (
      <p key={lineItemId} className="muted small">
        {words}
      </p>
    );
  });
}
