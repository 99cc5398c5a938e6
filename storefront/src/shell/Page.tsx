import type { PagePayload, PagePayloadOf, ScreenName } from '@trolley/contract';
import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { screenOf } from '../screens.ts';

/** The screen of the page that was loaded. Another address is another page, even of the same screen. */
export function Page() {
  const payload = useLoaderData<PagePayload>();
  return <Shown key={payload.path} payload={payload} />;
}

function Shown<N extends ScreenName>({ payload }: { readonly payload: PagePayloadOf<N> }) {
  return createElement(screenOf(payload.screen), { payload });
}
