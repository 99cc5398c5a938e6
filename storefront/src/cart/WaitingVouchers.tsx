import { type Cart, type CartVoucher, isWorking } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { PutBackVoucher } from './PutBackVoucher.tsx';

/** LOY-07: vouchers that take nothing off: each with what is missing for it, or that it brings more points. */
export function WaitingVouchers({ vouchers }: { readonly vouchers: Cart['voucherLineItems'] }) {
  const wordsOf = useVoucherWords();
  return vouchers
    .filter((one) => one.missing || (one.kind === 'points' && isWorking(one)))
    .map((voucher) => (
      <div key={voucher.lineItemId} className="sum-voucher small">
        <p className={voucher.missing ? 'muted' : undefined}>{wordsOf(voucher)}</p>
        {voucher.activated && <PutBackVoucher voucher={voucher} />}
      </div>
    ));
}

function useVoucherWords(): (voucher: CartVoucher) => string {
  const text = useText();
  const money = useMoney();
  return ({ name, missing }) => {
    if (!missing) return text('cart.voucher.points', { name });
    const { coins, cents, pieces = 1 } = missing;
    if (coins !== undefined) return text('cart.voucher.coins', { name, count: coins });
    if (cents !== undefined) return text('cart.voucher.cents', { name, amount: money(cents) });
    return text('cart.voucher.pieces', { name, count: pieces });
  };
}
