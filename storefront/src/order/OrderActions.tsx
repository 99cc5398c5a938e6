import type { Order } from '@trolley/contract';
import { useState } from 'react';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { momentWords } from '../service/words/slotWords.ts';
import { useText } from '../shell/shop.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AddToOrder } from './AddToOrder.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { Reorder } from './Reorder.tsx';
import type { ShownOrder } from './shownOrder.ts';

/** CUST-13: what can be done with it. */
export function OrderActions({ order, orderKey, onChanged }: ShownOrder) {
  const text = useText();
  const clock = useClock(useNow(false));
  const [isAsking, setAsking] = useState(false);
  const { canBeCancelled, canBeAddedTo, cutOffAt } = order;
  const close = () => setAsking(false);
  const changed = (next: Order) => {
    close();
    onChanged?.(next);
  };
  return (
    <div className="order-actions">
      {(canBeCancelled || canBeAddedTo) && (
        <p className="muted small">{text('order.open', { until: momentWords(cutOffAt, clock) })}</p>
      )}
      <div className="order-buttons">
        {canBeAddedTo && <AddToOrder orderNumber={order.orderNumber} />}
        <Reorder orderNumber={order.orderNumber} orderKey={orderKey} />
        {canBeCancelled && (
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {text('order.cancel')}
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={close}
        title={text('order.cancel.title', { number: order.orderNumber })}
        closeLabel={text('order.close')}
      >
        {isAsking && <CancelOrder order={order} orderKey={orderKey} onKept={close} onCancelled={changed} />}
      </Dialog>
    </div>
  );
}
