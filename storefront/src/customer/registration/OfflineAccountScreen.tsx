import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../../shell/shop.tsx';

/** To be written. */
export default function OfflineAccountScreen({ payload }: { readonly payload: PagePayloadOf<'offline-account'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.offline-account')}</h1>
    </WithTexts>
  );
}
