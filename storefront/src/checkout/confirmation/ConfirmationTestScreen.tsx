import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import './placed.css';
import { useNow } from '../../service/useNow.ts';
import { useAlive } from '../useAlive.ts';
import { PlacedOrder } from './PlacedOrder.tsx';
import { sampleOrder } from './sampleOrder.ts';

/** ROUTE-08: how a confirmation looks, with an order that nobody placed; in preview only. */
export default function ConfirmationTestScreen({
  payload,
}: {
  readonly payload: PagePayloadOf<'checkout-confirmation-test'>;
}) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Sample />
    </WithTexts>
  );
}

function Sample() {
  const now = useNow(false);
  return useAlive() && <PlacedOrder order={sampleOrder(now)} />;
}
