import type { PagePayload, PagePayloadOf, ScreenName } from '@trolley/contract';
import { useLoaderData } from 'react-router';
import { screenOf } from '../screens.ts';

/** The screen of the page that was loaded. Another address is another page, even of the same screen. */
export function Page() {
  const payload = useLoaderData<PagePayload>();
  return <Shown key={payload.path} payload={payload} />;
}

function Shown<N extends ScreenName>({ payload }: { readonly payload: PagePayloadOf<N> }) {
  const Screen = screenOf(payload.screen);
  return <Screen payload={payload} />;
}
