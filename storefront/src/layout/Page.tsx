import type { PagePayload, PagePayloadOf, ScreenName } from '@trolley/contract';
import { createElement, type ReactNode } from 'react';
import { useShownPage } from '../shell/router/RouterProvider.tsx';

export type Screen<N extends ScreenName> = (props: { readonly payload: PagePayloadOf<N> }) => ReactNode;

export interface PageProps {
  /** A screen that has been loaded. */
  readonly screenOf: <N extends ScreenName>(name: N) => Screen<N>;
}

/** The screen of the page that was loaded. Another address is another page, even of the same screen. */
export function Page({ screenOf }: PageProps) {
  const payload = useShownPage().data as PagePayload;
  return <Shown key={payload.path} payload={payload} screenOf={screenOf} />;
}

function Shown<N extends ScreenName>({ payload, screenOf }: PageProps & { readonly payload: PagePayloadOf<N> }) {
  return createElement(screenOf(payload.screen), { payload });
}
