import type { BootData, Layout, Route, ScreenName } from '@trolley/contract';
import { notify } from '../notifications/notifications.ts';
import { isScreenName, routesOf } from '../screenNames.ts';
import type { Session } from '../session/session.ts';
import { type KnownBuild, knownBuild } from '../update/buildManifest.ts';
import { isReloadHeld } from '../update/holdReload.ts';
import { type BuildWatch, watchBuild } from '../update/latestBuild.ts';
import { takeReload } from '../update/reloadGuard.ts';
import { destinationOf } from './destination.ts';
import { createNavigationGuard, guardsOfRoute, type NavigationGuard } from './navigationGuard.ts';
import { createPageLoader } from './pageLoader.ts';
import type { Payloads } from './payloads.ts';
import { createPreloads } from './preloads.ts';
import { customerOnly, freshBuild, offline, ownWindow } from './shopMiddleware.ts';

interface NavigationOptions {
  readonly page: Window;
  readonly boot: BootData;
  readonly session: Session;
  readonly payloads: Payloads;
  loadScreen(name: ScreenName): Promise<void>;
  currentLayout(): Layout | undefined;
}

export interface Navigation {
  readonly guard: NavigationGuard;
  readonly loader: ReturnType<typeof createPageLoader>;
  readonly build: BuildWatch & KnownBuild;
  mayReload(path: string): boolean;
  leave(href: string): void;
  /** A navigation there is likely: prefetch it. */
  prefetch(to: string, how: 'near' | 'press'): void;
}

/** Guards, loader, build checks and prefetching of this tenant. */
export function createNavigation({
  page,
  boot,
  session,
  payloads,
  loadScreen,
  currentLayout,
}: NavigationOptions): Navigation {
  const { tenant } = boot;
  const routes = routesOf(tenant);
  const fetch = (url: string) => page.fetch(url, { credentials: 'include' });
  const ownId = boot.page.buildId;
  const build = { ...watchBuild({ ownId, fetch, now: () => Date.now() }), ...knownBuild(ownId, fetch) };
  const leave = (href: string) => page.location.assign(href);
  // Never in the middle of a checkout or a form: the input would be lost.
  const mayReload = (path: string) =>
    currentLayout() !== 'focused' && !isReloadHeld(page.document) && takeReload(path, Date.now(), page.sessionStorage);

  const guard = createNavigationGuard({
    routes,
    middleware: {
      offline: offline(
        () => page.navigator.onLine,
        () => notify({ key: 'internet.offline', type: 'warning' }),
      ),
      'fresh-build': freshBuild(build.isOutdated, mayReload),
      'own-window': ownWindow(() => page.opener !== null),
      'customer-only': customerOnly(session, routes),
    },
    everywhere: ['offline', 'fresh-build', 'own-window'],
    guardsOf: guardsOfRoute,
  });
  // Only the first document skips layout below the fold: later pages must restore their exact scroll position.
  const replaced = () => page.document.documentElement.setAttribute('data-moved', '');
  const loader = createPageLoader({
    routes,
    guard,
    payloads: reportingBuild(payloads, build),
    loadScreen,
    leave,
    replaced,
  });
  return {
    guard,
    loader,
    build,
    mayReload,
    leave,
    prefetch: createPrefetch({ page, routes, payloads, loadScreen, build }),
  };
}

/** Every payload names the build that made it: this saves a request for the latest. */
function reportingBuild(payloads: Payloads, build: BuildWatch): Pick<Payloads, 'load'> {
  return {
    async load(place, signal) {
      const answer = await payloads.load(place, signal);
      if ('buildId' in answer) build.saw(answer.buildId);
      return answer;
    },
  };
}

/** Prefetches a page: a prerendered one on hover, any other public one on pointerdown. */
function createPrefetch({
  page,
  routes,
  payloads,
  loadScreen,
  build,
}: Pick<NavigationOptions, 'page' | 'payloads' | 'loadScreen'> & {
  readonly routes: readonly Route[];
  readonly build: KnownBuild;
}): Navigation['prefetch'] {
  const preload = createPreloads(async (href) => {
    const url = new URL(href, page.location.href);
    const { route } = destinationOf(routes, url);
    await Promise.all([payloads.preload(url), route && isScreenName(route.name) ? loadScreen(route.name) : undefined]);
  });
  return (to, how) => {
    const url = new URL(to, page.location.href);
    const { route, path, href } = destinationOf(routes, url);
    const shared = route && (build.ruleOf(route.name)?.cacheable ?? route.cacheable);
    if (
      shared &&
      href !== page.location.pathname + page.location.search &&
      (how === 'press' || build.isPrerendered(path))
    )
      preload(href);
  };
}
