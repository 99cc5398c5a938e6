import { matchRoute, type PagePayload } from '@trolley/contract';
import { type ReactNode, useEffect } from 'react';
import { CartHost } from '../cartScreen/CartHost.tsx';
import { QuickViewHost } from '../catalogue/quick/QuickViewHost.tsx';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import { ServiceHost } from '../service/ServiceHost.tsx';
import { decoded } from '../shell/decoded.ts';
import { PageHead } from '../shell/document/PageHead.tsx';
import { Progress } from '../shell/navigation/Progress.tsx';
import { RouteAnnouncer } from '../shell/navigation/RouteAnnouncer.tsx';
import { NotificationList } from '../shell/notifications/NotificationList.tsx';
import { useIsPending, useLocation, useShownPage } from '../shell/router/RouterProvider.tsx';
import { ScrollRestoration } from '../shell/router/ScrollRestoration.tsx';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { FocusedLayout } from './FocusedLayout.tsx';

const layouts = { default: DefaultLayout, focused: FocusedLayout } as const;

interface ShellProps {
  /** Called after hydration. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

/** Layout, notifications and hosts that persist across pages. */
export function Shell({ onHydrated, children }: ShellProps) {
  const payload = useShownPage().data as PagePayload | undefined;
  const pending = useIsPending();
  const { pathname } = useLocation();
  const { routes, webview, tenant } = useShop();
  const text = useText();
  const pathTo = usePathTo();
  const path = payload?.path ?? decoded(pathname) ?? pathname;
  const Layout = layouts[payload?.layout ?? 'default'];
  const [label, href] =
    payload?.screen === 'checkout'
      ? [text('cart.back'), pathTo('cart')]
      : payload?.screen === 'order-physical-card' || payload?.screen === 'profile-sub'
        ? [text('shell.focused.account'), pathTo('profile')]
        : [];
  const back = label !== undefined && href !== undefined ? { label, href } : undefined;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <>
      <Progress pending={pending} />
      {/* Before the page itself, so that an error page can have the last word on the title. */}
      <PageHead payload={payload} />
      <Layout path={path} webview={webview} back={back}>
        {children}
      </Layout>
      {/* Before the notifications, which stay above its strip. */}
      <ConsentHost skipped={payload === undefined || payload.screen === 'generalerror'} />
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
