import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { BareErrorPage, ErrorPage } from './error/ErrorPage.tsx';
import type { Gate } from './navigation/gate.ts';
import { Page } from './Page.tsx';
import { pageRouteId } from './routeIds.ts';
import { Shell } from './Shell.tsx';

interface Tree {
  readonly loader: LoaderFunction;
  readonly gate?: Gate;
  readonly onAlive?: () => void;
}

/**
 * One route for every address. Which page an address is, and which of two candidates wins, is decided by the page map
 * alone, with the same function on both sides; the router's own ranking would be a second truth beside it.
 */
export function routeTree({ loader, gate, onAlive }: Tree): RouteObject[] {
  return [
    {
      id: 'shell',
      element: <Shell gate={gate} onAlive={onAlive} />,
      errorElement: <BareErrorPage />,
      children: [
        { id: pageRouteId, path: '*', loader, shouldRevalidate, element: <Page />, errorElement: <ErrorPage /> },
      ],
    },
  ];
}

/** Another place on the same page is no other page, also on the way back from it. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return samePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
};
