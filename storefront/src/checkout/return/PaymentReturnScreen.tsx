import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import './return.css';
import { useAlive } from '../useAlive.ts';
import { PaymentReturn } from './PaymentReturn.tsx';
import { Waiting } from './Waiting.tsx';

/** CHK-04: where somebody comes back to from a payment, and the order is made. */
export default function PaymentReturnScreen({ payload }: { readonly payload: PagePayloadOf<'payment-return'> }) {
  const alive = useAlive();
  return (
    <WithTexts texts={payload.data.texts}>
      <div className="payment-return">{alive ? <PaymentReturn /> : <Waiting />}</div>
    </WithTexts>
  );
}
