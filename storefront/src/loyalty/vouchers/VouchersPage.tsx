import type { Customer, MemberVoucher } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { TagIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useCart } from '../../cart/cart.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { useVoucherActivation } from '../../voucher/useVoucherActivation.ts';
import { VoucherCard } from '../../voucher/VoucherCard.tsx';
import '../../voucher/voucher-group.css';
import { MemberCardIcon } from '../icons.ts';
import { useLoyalty } from '../useLoyalty.ts';
import { useLoyaltyPaths } from '../useLoyaltyPaths.ts';
import { UsedVouchers } from './UsedVouchers.tsx';
import './vouchers.css';
import { voucherSections } from './voucherSections.ts';

/** LOY-07: a member's vouchers: personal ones first, then those for all members, and what is over below. */
export function VouchersPage({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const { vouchers, personal, personalFailed, loadState } = useLoyalty();
  const { personal: own, all, over } = voucherSections(vouchers, personal);
  if (loadState === 'pending' || loadState === 'idle') return <Skeleton shape="block" />;
  return (
    <div className="vouchers-page">
      <Summary vouchers={[...own, ...all]} />
      {personalFailed && <Alert tone="warning">{text('loyalty.vouchers.failed')}</Alert>}
      {own.length > 0 && (
        <Group
          title={text('loyalty.vouchers.personal', { firstName: customer.firstName })}
          note={
            <>
              {text('loyalty.vouchers.personal.note')}
              <details>
                <summary>{text('loyalty.vouchers.why')}</summary>
                <p>{text('loyalty.vouchers.why.text')}</p>
              </details>
            </>
          }
          vouchers={own}
        />
      )}
      {all.length > 0 && (
        <Group title={text('loyalty.vouchers.all')} note={text('loyalty.vouchers.all.note')} vouchers={all} />
      )}
      {own.length === 0 && all.length === 0 && !personalFailed && (
        <EmptyState icon={TagIcon} title={text('loyalty.vouchers')}>
          <p>{text('loyalty.vouchers.none')}</p>
        </EmptyState>
      )}
      {over.length > 0 && <UsedVouchers vouchers={over} />}
    </div>
  );
}

function Summary({ vouchers }: { readonly vouchers: readonly MemberVoucher[] }) {
  const text = useText();
  const money = useMoney();
  const { card } = useLoyaltyPaths();
  const { cart } = useCart();
  const ids = new Set(vouchers.map(({ id }) => id));
  const active = vouchers.filter(({ state }) => state === 'active').length;
  const inCart = (cart?.voucherLineItems ?? [])
    .filter(({ lineItemId }) => ids.has(lineItemId))
    .reduce((sum, { discount }) => sum + discount, 0);
  return (
    <div className="vouchers-summary">
      <p className="muted">{text('loyalty.vouchers.lead')}</p>
      <p className="vouchers-sums">
        {active > 0 && <b>{text('loyalty.vouchers.active', { count: active })}</b>}
        {inCart > 0 && <b>{text('loyalty.vouchers.inCart', { amount: `−${money(inCart)}` })}</b>}
      </p>
      {card && (
        <ButtonLink href={card} kind="outline" icon={MemberCardIcon}>
          {text('profile.loyalty.show')}
        </ButtonLink>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly vouchers: readonly MemberVoucher[];
}

function Group({ title, note, vouchers }: GroupProps) {
  const { reload } = useLoyalty();
  const { cart } = useCart();
  const sells = usePathTo()('cart') !== undefined;
  const { busy, activate, drop } = useVoucherActivation(reload);
  return (
    <section className="vouchers-group" aria-label={title}>
      <div className="vouchers-head">
        <h2>{title}</h2>
        <div className="muted small">{note}</div>
      </div>
      <ul className="voucher-list">
        {vouchers.map((voucher) => (
          <VoucherCard
            key={voucher.id}
            voucher={voucher}
            inCart={cart?.voucherLineItems.find(({ lineItemId }) => lineItemId === voucher.id)}
            activate={sells ? () => activate(voucher.id) : undefined}
            drop={sells ? () => drop(voucher.id) : undefined}
            busy={busy === voucher.id}
          />
        ))}
      </ul>
    </section>
  );
}
