import type { MemberVoucher } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** What is over: when, with which order, and what it brought. */
export function UsedVouchers({ vouchers }: { readonly vouchers: readonly MemberVoucher[] }) {
  const text = useText();
  const money = useMoney();
  return (
    <section className="vouchers-over" aria-labelledby="vouchers-over">
      <h2 id="vouchers-over">{text('loyalty.vouchers.old')}</h2>
      <ul>
        {vouchers.map((voucher) => (
          <li key={`${voucher.id} ${voucher.usedAt}`}>
            <span>
              <b>{voucher.name}</b>
              <small>{whenOf(voucher, text)}</small>
            </span>
            <span className="figures">
              {voucher.brought
                ? `−${money(voucher.brought)}`
                : voucher.state === 'expired' && text('loyalty.vouchers.unused')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ state, usedAt, validUntil, orderNumber }: MemberVoucher, text: ReturnType<typeof useText>): string {
  const at = new Date(state === 'used' ? (usedAt ?? validUntil) : validUntil);
  if (state === 'expired') return text('loyalty.vouchers.expired', { at });
  return orderNumber === undefined
    ? text('loyalty.vouchers.used', { at })
    : text('loyalty.vouchers.usedWith', { at, order: orderNumber });
}
