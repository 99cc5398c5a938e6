import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../../shell/shop.tsx';

/** To be written. */
export default function LoginScreen({ payload }: { readonly payload: PagePayloadOf<'login'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.login')}</h1>
    </WithTexts>
  );
}
