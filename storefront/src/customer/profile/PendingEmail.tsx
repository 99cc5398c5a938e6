import type { Customer } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useText } from '../../shell/shop.tsx';

/** A new address waits for the link of its mail; until then the old one counts. */
export function PendingEmail({ customer: { email, pendingEmail } }: { readonly customer: Customer }) {
  const text = useText();
  if (!pendingEmail) return null;
  return (
    <Alert tone="info" title={text('profile.email.pendingTitle')}>
      {text('profile.email.pending', { pending: pendingEmail, email })}
    </Alert>
  );
}
