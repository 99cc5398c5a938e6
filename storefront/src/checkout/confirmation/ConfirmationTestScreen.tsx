import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import './placed.css';
import { useNow } from '../../service/useNow.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { PlacedOrder } from './PlacedOrder.tsx';
import { sampleOrder } from './sampleOrder.ts';

/** ROUTE-08: the confirmation with a sample order; in preview only. */
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
  return useHydrated() && <PlacedOrder order={sampleOrder(now)} />;
}
