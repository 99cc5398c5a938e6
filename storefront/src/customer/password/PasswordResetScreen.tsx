import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../../shell/shop.tsx';

/** To be written. */
export default function PasswordResetScreen({ payload }: { readonly payload: PagePayloadOf<'password-reset'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.password-reset')}</h1>
    </WithTexts>
  );
}
