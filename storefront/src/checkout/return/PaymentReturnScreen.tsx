import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import './return.css';
import { useHydrated } from '../../shell/useHydrated.ts';
import { PaymentReturn } from './PaymentReturn.tsx';
import { Waiting } from './Waiting.tsx';

/** CHK-04: the return page of a payment, which places the order. */
export default function PaymentReturnScreen({ payload }: { readonly payload: PagePayloadOf<'payment-return'> }) {
  const hydrated = useHydrated();
  return (
    <WithTexts texts={payload.data.texts}>
      <div className="payment-return">{hydrated ? <PaymentReturn /> : <Waiting />}</div>
    </WithTexts>
  );
}
