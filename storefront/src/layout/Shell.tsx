import { matchRoute, type PagePayload } from '@trolley/contract';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { CartHost } from '../cartScreen/CartHost.tsx';
import { QuickViewHost } from '../catalogue/quick/QuickViewHost.tsx';
import { ServiceHost } from '../service/ServiceHost.tsx';
import { decoded } from '../shell/decoded.ts';
import { PageHead } from '../shell/document/PageHead.tsx';
import { NavigationBlocker } from '../shell/navigation/NavigationBlocker.tsx';
import type { NavigationGuard } from '../shell/navigation/navigationGuard.ts';
import { RouteAnnouncer } from '../shell/navigation/RouteAnnouncer.tsx';
import { NotificationList } from '../shell/notifications/NotificationList.tsx';
import { pageRouteId } from '../shell/routeIds.ts';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { FocusedLayout } from './FocusedLayout.tsx';

const layouts = { default: DefaultLayout, focused: FocusedLayout } as const;

interface ShellProps {
  /** Undefined on the server, which does not navigate. */
  readonly guard?: NavigationGuard;
  /** Called after hydration. */
  readonly onHydrated?: () => void;
}

/** Layout, notifications and hosts that persist across pages. */
export function Shell({ guard, onHydrated }: ShellProps) {
  const payload = useRouteLoaderData<PagePayload>(pageRouteId);
  const { pathname } = useLocation();
  const { routes, webview, tenant } = useShop();
  const text = useText();
  const cart = usePathTo()('cart');
  const path = payload?.path ?? decoded(pathname) ?? pathname;
  const Layout = layouts[payload?.layout ?? 'default'];
  const back =
    payload?.screen === 'checkout' && cart !== undefined ? { label: text('cart.back'), href: cart } : undefined;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <>
      {guard && <NavigationBlocker guard={guard} />}
      {/* Before the page itself, so that an error page can have the last word on the title. */}
      <PageHead payload={payload} />
      <Layout path={path} webview={webview} back={back}>
        <Outlet />
      </Layout>
      <NotificationList routeName={matchRoute(routes, path)?.route.name} />
      <QuickViewHost />
      {tenant.clientRuntimeConfig.featureCartCheckout && (
        <>
          <CartHost />
          <ServiceHost />
        </>
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
