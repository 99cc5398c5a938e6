import { TextLink } from '@trolley/ui/TextLink.tsx';
import { formatMoment } from '../service/format/formatSlot.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import { AddToOrder } from './AddToOrder.tsx';
import { CancelAction } from './CancelAction.tsx';
import { Reorder } from './Reorder.tsx';
import type { ShownOrder } from './shownOrder.ts';

/** CUST-13: what can be done with it. */
export function OrderActions({ order, orderKey, onChanged }: ShownOrder) {
  const text = useText();
  const clock = useClock(useNow(false));
  const { canBeCancelled, canBeAddedTo, cutOffAt } = order;
  return (
    <div className="order-actions">
      {(canBeCancelled || canBeAddedTo) && (
        <p className="muted small">{text('order.open', { until: formatMoment(cutOffAt, clock) })}</p>
      )}
      <div className="order-buttons">
        {canBeAddedTo && <AddToOrder orderNumber={order.orderNumber} />}
        <Reorder orderNumber={order.orderNumber} orderKey={orderKey} />
        {canBeCancelled && <CancelAction order={order} orderKey={orderKey} onChanged={onChanged} />}
      </div>
      {order.status !== 'CANCELLED' && (
        <p className="small">
          <TextLink href={text('order.withdrawal.page')}>{text('order.withdrawal')}</TextLink>
        </p>
      )}
    </div>
  );
}
