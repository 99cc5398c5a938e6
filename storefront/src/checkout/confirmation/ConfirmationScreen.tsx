import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import './placed.css';
import { Confirmation } from './Confirmation.tsx';
import { MailedOrder } from './MailedOrder.tsx';

/** ROUTE-07: an order that was placed, also opened from its mail. */
export default function ConfirmationScreen({ payload }: { readonly payload: PagePayloadOf<'checkout-confirmation'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <MailedOrder>
        <Confirmation />
      </MailedOrder>
    </WithTexts>
  );
}
