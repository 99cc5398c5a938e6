import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { BareErrorPage, ErrorPage } from '../shell/error/ErrorPage.tsx';
import type { NavigationGuard } from '../shell/navigation/navigationGuard.ts';
import { pageRouteId } from '../shell/routeIds.ts';
import { Page, type PageProps } from './Page.tsx';
import { Shell } from './Shell.tsx';

interface RouteTreeOptions extends PageProps {
  readonly loader: LoaderFunction;
  readonly guard?: NavigationGuard;
  readonly onHydrated?: () => void;
}

/**
 * One route for every address. Which page an address is, and which of two candidates wins, is decided by the page map
 * alone, with the same function on both sides; the router's own ranking would be a second truth beside it.
 */
export function routeTree({ screenOf, loader, guard, onHydrated }: RouteTreeOptions): RouteObject[] {
  return [
    {
      id: 'shell',
      element: <Shell guard={guard} onHydrated={onHydrated} />,
      errorElement: <BareErrorPage />,
      children: [
        {
          id: pageRouteId,
          path: '*',
          loader,
          shouldRevalidate,
          element: <Page screenOf={screenOf} />,
          errorElement: <ErrorPage />,
        },
      ],
    },
  ];
}

/** A change of the hash alone loads nothing, also with Back. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return samePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
};
