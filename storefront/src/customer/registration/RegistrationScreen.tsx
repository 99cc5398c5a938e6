import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../../shell/shop.tsx';

/** To be written. */
export default function RegistrationScreen({ payload }: { readonly payload: PagePayloadOf<'registration'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.registration')}</h1>
    </WithTexts>
  );
}
