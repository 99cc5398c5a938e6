import type { PagePayloadOf } from '@trolley/contract';
import { useText, WithTexts } from '../shell/shop.tsx';

/** To be written. */
export default function MyProductsScreen({ payload }: { readonly payload: PagePayloadOf<'favorite-products'> }) {
  const text = useText();
  return (
    <WithTexts texts={payload.data.texts}>
      <h1>{text('account.title.favorite-products')}</h1>
    </WithTexts>
  );
}
