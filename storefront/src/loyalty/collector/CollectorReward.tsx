import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, LeafIcon, LockIcon } from '@trolley/ui/icons.ts';
import { Meter } from '@trolley/ui/Meter.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { VoucherPicture } from '../../voucher/VoucherPicture.tsx';
import { BackIcon } from '../icons.ts';
import type { CollectorStep } from './collectorView.ts';

interface CollectorRewardProps {
  readonly step: CollectorStep;
  readonly have: number;
  /** The one that is picked now. */
  readonly swaps: CollectorStep | undefined;
  /** What it takes off the present cart. */
  readonly inCart: number | undefined;
  readonly busy: boolean;
  onPick(): void;
  onPutBack(): void;
}

/** One step: picked, to be had, or how far away. */
export function CollectorReward({ step, have, swaps, inCart, busy, onPick, onPutBack }: CollectorRewardProps) {
  const text = useText();
  const money = useMoney();
  const { voucher, coins, state, missing } = step;
  const price = text('loyalty.amount.collector', { count: coins });
  const note =
    state === 'picked'
      ? inCart
        ? text('loyalty.collector.works', { amount: money(inCart) })
        : text('loyalty.collector.picked')
      : state === 'locked'
        ? text('loyalty.next.left', { left: text('loyalty.amount.collector', { count: missing }) })
        : swaps
          ? text('loyalty.collector.swaps', { other: swaps.voucher.name, left: have - coins })
          : voucher.onlineDescription;
  return (
    <li className={`reward reward-${state}`}>
      {voucher.imageSingle && (
        <div className="reward-picture">
          <VoucherPicture of={voucher.imageSingle} size={72} />
        </div>
      )}
      <div className="reward-text">
        <p className="reward-price">
          <Icon of={LeafIcon} size="s" />
          {price}
        </p>
        <h3>{voucher.name}</h3>
        {note && <p className="muted small">{note}</p>}
      </div>
      {state === 'picked' ? (
        <p className="reward-picked">
          <Icon of={CheckIcon} size="s" />
          {text('loyalty.collector.inCart')}
        </p>
      ) : state === 'locked' ? (
        <Icon of={LockIcon} className="reward-lock" />
      ) : (
        <Button kind="outline" loading={busy} onClick={onPick}>
          {text(swaps ? 'loyalty.collector.swap' : 'loyalty.collector.pick')}
          <span className="visually-hidden">: {voucher.name}</span>
        </Button>
      )}
      {state === 'locked' && (
        <div className="reward-way">
          <Meter slim label={voucher.name} value={have} max={coins} valueText={note} />
        </div>
      )}
      {state === 'picked' && (
        <div className="reward-back">
          <p className="muted small">
            <Icon of={BackIcon} size="s" />
            {text('loyalty.collector.comesBack', { leaves: price })}
          </p>
          <Button kind="quiet" size="s" loading={busy} onClick={onPutBack}>
            {text('loyalty.collector.putBack')}
          </Button>
        </div>
      )}
    </li>
  );
}
