import { Alert } from '@trolley/ui/Alert.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../../../shell/shop.tsx';
import { usePaymentWarning } from './useSavedMethods.ts';

/** ROUTE-24: the primary payment method has expired. `href`: where that can be changed. */
export function PaymentWarning({ href }: { readonly href?: string }) {
  const text = useText();
  if (!usePaymentWarning()) return null;
  return (
    <Alert
      tone="warning"
      title={text('payments.warning.title')}
      action={href && <TextLink href={href}>{text('payments.warning.link')}</TextLink>}
    >
      {text('payments.warning.text')}
    </Alert>
  );
}
