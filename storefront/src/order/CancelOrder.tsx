import { cancelOrder, type Order, orderFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { refusalOf } from '../form/refusalOf.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';

const refusals: Readonly<Partial<Record<string, string>>> = {
  [orderFailures.cutOffPassed]: 'order.cancel.tooLate',
  [orderFailures.passUsed]: 'order.cancel.passUsed',
};

interface CancelOrderProps {
  readonly order: Order;
  readonly orderKey?: string | undefined;
  onKept(): void;
  onCancelled(order: Order): void;
}

/** Asks for confirmation, since the slot is free for others afterwards. */
export function CancelOrder({ order: { orderNumber }, orderKey, onKept, onCancelled }: CancelOrderProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const cancelled = await call(cancelOrder, { params: { orderNumber }, query: { key: orderKey } });
      notify({ key: 'order.cancelled', message: text('order.cancel.done'), type: 'success' });
      onCancelled(cancelled);
    } catch (error) {
      const { message } = refusalOf(error, [], text, ({ data }) => {
        const key = refusals[data.errorCode ?? ''];
        return key && text(key);
      });
      setProblem(message ?? text('form.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="order-question">
      <p>{text('order.cancel.question')}</p>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="order-buttons">
        <Button kind="outline" onClick={onKept}>
          {text('order.cancel.keep')}
        </Button>
        <Button loading={isBusy} onClick={() => void cancel()}>
          {text('order.cancel.now')}
        </Button>
      </div>
    </div>
  );
}
