import type { Order } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { paidBefore } from './paidBefore.ts';

/** Of a cancelled order: why, and what happens with the money. */
export function CancelledNote({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney();
  if (order.status !== 'CANCELLED') return null;
  const paid = paidBefore(order.payments);
  return (
    <Alert
      tone="info"
      title={order.cancelReason === undefined ? undefined : text('order.cancelReason', { reason: order.cancelReason })}
    >
      {paid > 0 ? text('order.payment.cancelled', { amount: money(paid) }) : text('order.payment.nothing')}
    </Alert>
  );
}
