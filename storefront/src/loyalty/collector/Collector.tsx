import { activateVoucher, dropVoucher, type MemberVoucher } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { LeafIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useState } from 'react';
import { useCart, useCartStore } from '../../cart/cart.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { shortPrice } from '../../voucher/voucherSign.ts';
import { GivingIcon } from '../icons.ts';
import { poolAmount } from '../loyaltyTexts.ts';
import { AllMovements } from '../points/AllMovements.tsx';
import { Donation } from '../points/Donation.tsx';
import { useLoyalty } from '../useLoyalty.ts';
import './collector.css';
import { CollectorReward } from './CollectorReward.tsx';
import { type CollectorView, collectorView, leavesOf } from './collectorView.ts';
import { Stamps } from './Stamps.tsx';

/** LOY-10: what was collected, the discounts it buys, and the one that is picked for the next purchase. */
export function Collector() {
  const text = useText();
  const { card, vouchers, loadState } = useLoyalty();
  const view = collectorView(card, vouchers);
  if (loadState === 'pending' || loadState === 'idle') return <Skeleton shape="block" />;
  if (!view) return <EmptyState icon={LeafIcon} title={text('loyalty.collector.none')} />;
  const donation = card?.donations.find(({ fromPoolId }) => fromPoolId === view.poolId);
  return (
    <div className="collector">
      <Hero view={view} />
      <Rewards view={view} />
      {donation && (
        <section className="giving">
          <Icon of={GivingIcon} size="l" />
          <div>
            <h2>{text('loyalty.collector.give')}</h2>
            <p>{text('loyalty.collector.give.text')}</p>
            <Donation offered={donation} have={view.have} />
          </div>
        </section>
      )}
      <section className="collector-story">
        <h2>{text('loyalty.collector.story')}</h2>
        <AllMovements poolId={view.poolId} />
      </section>
    </div>
  );
}

function Hero({
  view: { have, perCents, validUntil, steps, places, picked, next, poolId },
}: {
  readonly view: CollectorView;
}) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { cart } = useCart();
  const worth = cart?.priceInfo.totalArticlePrice ?? 0;
  const brings = leavesOf(worth, perCents);
  return (
    <section className="collector-hero" aria-label={text('loyalty.collector')}>
      <p className="small">
        {text('loyalty.collector.rule', {
          amount: shortPrice(perCents, locale, currency),
          until: new Date(validUntil),
        })}
      </p>
      <p className="collector-count">
        <b className="figures">{text('profile.loyalty.value', { value: have })}</b>{' '}
        {text(picked ? 'loyalty.collector.have.picked' : 'loyalty.collector.have', { count: have })}
      </p>
      {places > 0 && <Stamps have={have} places={places} marks={steps.map(({ coins }) => coins)} />}
      <p>
        {next ? (
          <>
            <b>{text('loyalty.next.left', { left: poolAmount(text, poolId, next.missing) })}</b>{' '}
            {text('loyalty.collector.until', { reward: next.voucher.name })}
          </>
        ) : (
          text(places > 0 ? 'loyalty.collector.enough' : 'loyalty.collector.noSteps')
        )}{' '}
        {brings > 0 &&
          text('loyalty.collector.cart', { amount: money(worth), leaves: poolAmount(text, poolId, brings) })}
      </p>
    </section>
  );
}

function Rewards({ view }: { readonly view: CollectorView }) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { reload } = useLoyalty();
  const { cart } = useCart();
  const cartStore = useCartStore();
  const [busy, setBusy] = useState<string>();
  const { steps, picked, have } = view;

  const change = async (voucher: MemberVoucher, endpoint: typeof activateVoucher | typeof dropVoucher) => {
    setBusy(voucher.id);
    try {
      await call(endpoint, { params: { id: voucher.id } });
      await Promise.all([reload(), cartStore.refresh()]);
    } catch {
      notify({ key: 'loyalty.collector', message: text('loyalty.collector.failed'), type: 'error' });
      await reload();
    } finally {
      setBusy(undefined);
    }
  };

  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="collector-rewards" className="collector-rewards">
      <h2 id="collector-rewards">{text('loyalty.collector.choose')}</h2>
      <ul className="rewards">
        {steps.map((step) => (
          <CollectorReward
            key={step.voucher.id}
            step={step}
            have={have}
            swaps={picked}
            inCart={cart?.voucherLineItems.find(({ lineItemId }) => lineItemId === step.voucher.id)?.discount}
            busy={busy === step.voucher.id}
            onPick={() => void change(step.voucher, activateVoucher)}
            onPutBack={() => void change(step.voucher, dropVoucher)}
          />
        ))}
      </ul>
    </section>
  );
}
