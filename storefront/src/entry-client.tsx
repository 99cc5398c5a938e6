// First: it declares the order of the CSS layers.
import './styles/index.css';
import './shell/shell.css';
import { type BootData, cookies, cookieTypes, getCsrf, insightsOf, type PagePayload } from '@trolley/contract';
import { startTransition } from 'react';
import { cart } from './cart/cart.ts';
import { firstKnown } from './cart/firstKnown.ts';
import { pictureTransition } from './catalogue/pictureTransition.ts';
import { takeMailToken } from './customer/auth/mailToken.ts';
import { startCustomer } from './customer/startCustomer.ts';
import { App } from './layout/App.tsx';
import { ShopPages } from './layout/ShopPages.tsx';
import { loadScreen, screenOf } from './screens.ts';
import { forgetWhenRefused } from './search/insights/storedInsights.ts';
import { call } from './shell/api/api.ts';
import { componentConfigs } from './shell/api/componentConfigs.ts';
import { uuid } from './shell/api/uuid.ts';
import { fetchBoot, readBoot } from './shell/boot.ts';
import { consent } from './shell/consent/consent.ts';
import { startConsent } from './shell/consent/startConsent.ts';
import { whileAllowed } from './shell/consent/whileAllowed.ts';
import { readCookie } from './shell/cookie.ts';
import { raiseError } from './shell/error/errorHooks.ts';
import { reactErrors, watchErrors } from './shell/error/watchErrors.ts';
import { setAppNavigation } from './shell/navigation/appNavigation.ts';
import { followLinks } from './shell/navigation/followLinks.ts';
import { createNavigation, type Navigation } from './shell/navigation/navigation.ts';
import { createPayloads } from './shell/navigation/payloads.ts';
import { recheck } from './shell/navigation/recheck.ts';
import { createRoot, flushSync, hydrateRoot } from './shell/reactDom.ts';
import { createRouter, type Router } from './shell/router/createRouter.ts';
import { browserHistory } from './shell/router/history.ts';
import { RouterProvider } from './shell/router/RouterProvider.tsx';
import { createScrollMemory } from './shell/router/scrollMemory.ts';
import { routesOf } from './shell/screenNames.ts';
import { storeBypassKey } from './shell/session/bypassKey.ts';
import { customerState } from './shell/session/customerState.ts';
import { type Session, sessionOf } from './shell/session/session.ts';
import { lastOrder } from './shell/tracking/lastOrder.ts';
import { track } from './shell/tracking/track.ts';
import { trackPages } from './shell/tracking/trackPages.ts';
import { reloadOnChunkFailure } from './shell/update/chunkFailure.ts';
import { startUpdateChecks } from './shell/update/startUpdateChecks.ts';
import { runWhenIdle } from './shell/whenIdle.ts';
import { yieldToBrowser } from './shell/yieldToBrowser.ts';

const payloads = createPayloads({
  fetch: (url, init) => fetch(url, init),
  uuid: () => uuid(),
  now: () => Date.now(),
  zone: () => readCookie(document.cookie, cookies.zone) ?? '',
});

/** Hydrates the page, and starts the router. */
async function start(): Promise<void> {
  watchErrors(window, call);
  const address = storeBypassKey(location.href, sessionStorage);
  if (address) history.replaceState(history.state, '', address);

  await yieldToBrowser();
  const embedded = readBoot(document);
  const boot = embedded ?? (await fetchBoot(call, payloads, location));
  const open = 'fromMail' in boot.page.data && takeMailToken(location.href);
  if (open) history.replaceState(history.state, '', open);
  const moving: { router?: Router<PagePayload> } = {};
  const session = sessionOf(customerState);
  const navigation = createNavigation({
    page: window,
    boot,
    session,
    payloads,
    loadScreen,
    currentLayout: () => moving.router?.get().data?.layout,
  });
  const goingTo = () => {
    const to = moving.router ? moving.router.get().pending : location;
    return to && to.pathname + to.search;
  };
  reloadOnChunkFailure(window, { ...navigation, path: goingTo });
  await loadScreen(boot.page.screen);
  await yieldToBrowser();

  const onHydrated = () => {
    void yieldToBrowser().then(() => {
      // After the cart has started, which early presses may change.
      window.shopKernel?.takeOver();
      scroll.start(() => router.get().location.key);
      afterHydration(boot, router, navigation, session);
    });
  };
  const scroll = createScrollMemory(window);
  const router = createRouter<PagePayload>({
    history: browserHistory(window),
    data: boot.page,
    load: navigation.loader,
    scroll,
    onError: reportNavigation,
  });
  moving.router = router;
  await yieldToBrowser();
  const app = <Storefront boot={boot} router={router} onHydrated={onHydrated} />;
  // In a transition React hydrates in short slices and lets the browser answer in between.
  startTransition(() => {
    const root = document.getElementById('app') ?? document.body;
    if (embedded) hydrateRoot(root, app, reactErrors);
    else createRoot(root, reactErrors).render(app);
  });
}

const reportMissing = (key: string) =>
  raiseError(new Error(`There is no text for the message key "${key}".`), { during: 'render' });

const reportNavigation = (thrown: unknown) => raiseError(thrown, { during: 'navigation' });
const atOnce = (work: () => void) => flushSync(work);
const withPicture = pictureTransition(window);

interface StorefrontProps {
  readonly boot: BootData;
  readonly router: Router<PagePayload>;
  readonly onHydrated: () => void;
}

function Storefront({ boot, router, onHydrated }: StorefrontProps) {
  const webview = document.documentElement.hasAttribute('data-webview');
  return (
    <App boot={boot} webview={webview} onMissingText={reportMissing}>
      <RouterProvider router={router} flushSync={atOnce} transition={withPicture}>
        <ShopPages screenOf={screenOf} onHydrated={onHydrated} onError={reportNavigation} />
      </RouterProvider>
    </App>
  );
}

/** What starts after hydration, and what waits until the browser is idle. */
function afterHydration(boot: BootData, router: Router<PagePayload>, navigation: Navigation, session: Session): void {
  const again = () => void recheck(router, navigation.guard);
  followLinks(window, { navigate: (to) => void router.navigate(to), prefetch: navigation.prefetch });
  // Synchronously and not in a transition: callers that wait for the new page rely on the old one being unmounted.
  setAppNavigation({
    routes: routesOf(boot.tenant),
    go: (to, options) => router.navigate(to, { ...options, flushSync: true }),
  });
  session.subscribe(() => {
    if (session.get().loadState !== 'pending') again();
  });
  startConsent(window, boot.tenant.consent);
  trackPages(router, track);
  const firstCart = firstKnown(cart);
  const later: (() => void)[] = [];
  const flags = boot.tenant.clientRuntimeConfig;
  startCustomer({
    jar: document.cookie,
    wanted: flags.featureCustomer,
    sync: () => import('./customer/syncCustomer.ts').then((module) => module?.syncCustomer(window, flags)),
    later: (work) => later.push(work),
  });
  runWhenIdle(window, [
    () => {
      if (!readCookie(document.cookie, cookies.xsrf)) call(getCsrf, {}).catch(() => undefined);
    },
    componentConfigs.load,
    () => startUpdateChecks(window, navigation),
    ...later,
    () => startSearchInsights(boot),
    () => void startMeasuring(boot, firstCart),
  ]);
}

/** What happened before waits; without a connection until there is one. */
async function startMeasuring(boot: BootData, firstCart: ReturnType<typeof firstKnown>): Promise<void> {
  try {
    const measuring = await import('./tracking/startMeasuring.ts');
    await measuring?.startMeasuring(window, boot, firstCart);
  } catch {
    window.addEventListener('online', () => void startMeasuring(boot, firstCart), { once: true });
  }
}

/** Reports used search results to the provider, if there is one and the shopper consents; otherwise nothing is loaded, nor stays. */
function startSearchInsights({ tenant }: BootData): void {
  const settings = insightsOf(tenant.clientRuntimeConfig);
  if (!settings) return;
  forgetWhenRefused(window, consent);
  whileAllowed(cookieTypes.statistic, async () => {
    const { startInsights } = await import('./search/insights/startInsights.ts');
    const routes = routesOf(tenant);
    return startInsights({ page: window, routes, settings, currency: tenant.currency, cart, orders: lastOrder });
  });
}

void start();
