import type { Order } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useState } from 'react';
import { useText } from '../shell/shop.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import type { ShownOrder } from './shownOrder.ts';

/** CUST-13: cancels an order. Allowed to all who may see it: its customer, the browser that ordered, the mail's link. */
export function CancelAction({ order, orderKey, onChanged }: ShownOrder) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const changed = (next: Order) => {
    close();
    onChanged?.(next);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {text('order.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={text('order.cancel.title', { number: order.orderNumber })}
        closeLabel={text('order.close')}
      >
        {isAsking && <CancelOrder order={order} orderKey={orderKey} onKept={close} onCancelled={changed} />}
      </Dialog>
    </>
  );
}
