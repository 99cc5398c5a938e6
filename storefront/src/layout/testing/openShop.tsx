import { act, render, screen } from '@testing-library/react';
import {
  buildRoutes,
  type PagePayload,
  type PageReply,
  type Redirects,
  type Route,
  resolveRedirect,
} from '@trolley/contract';
import type { Middlewares } from '../../shell/navigation/middleware.ts';
import { createNavigationGuard, guardsOfRoute } from '../../shell/navigation/navigationGuard.ts';
import { createPageLoader } from '../../shell/navigation/pageLoader.ts';
import { createPayloads } from '../../shell/navigation/payloads.ts';
import { customerOnly, freshBuild, offline } from '../../shell/navigation/shopMiddleware.ts';
import { pageOf } from '../../shell/router/location.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { createScrollMemory } from '../../shell/router/scrollMemory.ts';
import { guest } from '../../shell/session/customerState.ts';
import { type Session, sessionOf } from '../../shell/session/session.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import { createStore } from '../../shell/store.ts';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { ShopPages } from '../ShopPages.tsx';
import { TestScreen } from './testScreens.tsx';

/** Every text the shell itself speaks, as its own key. */
const messages = Object.fromEntries(
  [
    'error.notFound.title',
    'error.notFound.text',
    'error.general.title',
    'error.general.text',
    'error.home',
    'error.retry',
  ].map((key) => [key, key]),
);
Object.assign(messages, {
  'navigation.loading': 'Loading',
  'notification.close': 'Close',
  'internet.offline': 'You are offline.',
  'shell.cart': 'Cart',
});

interface Opened {
  readonly at?: string;
  /** The pages the server has besides those it makes up: by address, what it answers. */
  readonly pages?: Readonly<Record<string, PageReply | Response | (() => Promise<PageReply>)>>;
  readonly session?: Session;
  readonly redirects?: Partial<Redirects>;
  readonly middleware?: Middlewares;
  readonly everywhere?: readonly string[];
  guardsOf?(route: Route): readonly string[];
  isOnline?(): boolean;
  isOutdated?(): boolean;
  mayReload?(path: string): boolean;
}

/** A shop with a real router, every route of the page map and a server that answers each address with a content page. */
export async function openShop(given: Opened = {}) {
  const { at = '/', pages = {}, session = sessionOf(createStore(guest)) } = given;
  const redirects: Redirects = { oneToOne: {}, manyToOne: {}, manyToMany: {}, ...given.redirects };
  const tenant = tenantFixture({}, messages);
  const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
  const fetched: string[] = [];
  const left: string[] = [];
  const warnings: string[] = [];

  const answer = async (href: string): Promise<Response> => {
    const known = pages[href];
    if (known instanceof Response) return known;
    const { pathname, search } = new URL(href, 'https://shop.example');
    const moved = resolveRedirect(redirects, pathname);
    if (moved) return Response.json({ redirect: { ...moved, to: moved.to + search } });
    return Response.json((typeof known === 'function' ? await known() : known) ?? page(href));
  };
  const payloads = createPayloads({
    fetch: (url) => {
      fetched.push(url);
      return answer(url.replace('/_payload', ''));
    },
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => Date.now(),
    zone: () => '',
  });
  const guard = createNavigationGuard({
    routes,
    middleware: {
      offline: offline(given.isOnline ?? (() => true), () => warnings.push('internet.offline')),
      'fresh-build': freshBuild(given.isOutdated ?? (() => false), given.mayReload ?? (() => true)),
      'customer-only': customerOnly(session, routes),
      ...given.middleware,
    },
    everywhere: given.everywhere ?? ['offline', 'fresh-build'],
    guardsOf: given.guardsOf ?? guardsOfRoute,
  });
  const loader = createPageLoader({
    routes,
    guard,
    payloads,
    loadScreen: async () => undefined,
    leave: (href) => left.push(href),
    replaced: () => undefined,
  });
  const first = page(at);
  const router = memoryRouter({ at, load: loader, data: first, scroll: createScrollMemory(window) });
  const boot = bootFixture(first, tenant);
  await act(async () => {
    render(
      <ShopProvider boot={boot}>
        <RouterProvider router={router}>
          <ShopPages screenOf={() => TestScreen} />
        </RouterProvider>
      </ShopProvider>,
    );
  });
  const go = async (to: string | number) => {
    await act(async () => {
      // A navigation may wait for something that the test decides later.
      void router.navigate(to);
      await settled();
    });
  };
  const address = () => pageOf(router.get().location);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  return { router, guard, payloads, fetched, left, warnings, go, address, heading };
}

/** The page the server makes up for an address: its heading is the address. */
export function page(href: string): PagePayload {
  const [path = '/'] = href.split('?');
  return contentFixture(href, { path, canonical: `https://shop.example${path}` });
}

/** Lets pending promises settle. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
