import type { PagePayloadOf } from '@trolley/contract';
import ContentScreen from '../content/ContentScreen.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { HomeRoom } from './HomeRoom.tsx';

/** A content page; the home page has room for what is the shopper's own above it. */
export default function IndexScreen({ payload }: { readonly payload: PagePayloadOf<'index'> }) {
  const { page, texts } = payload.data;
  return (
    <>
      {texts && (
        <WithTexts texts={texts}>
          <HomeRoom page={page} />
        </WithTexts>
      )}
      <ContentScreen payload={payload} />
    </>
  );
}
