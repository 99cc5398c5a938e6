import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../../shell/shop.tsx';

/** To be written. */
export default function ProfileScreen({ payload }: { readonly payload: PagePayloadOf<'profile'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.profile')}</h1>
    </WithTexts>
  );
}
