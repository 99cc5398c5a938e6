import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Cart, OrderConfig } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { readTexts as readTenantTexts } from '../../../../tenants/testing.ts';
import { createCart } from '../../cart/createCart.ts';
import { createCall } from '../../shell/api/call.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { ShopProvider } from '../../shell/shop.tsx';
import { createStore } from '../../shell/store.ts';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { rememberedOrderConfig } from '../orderConfig.ts';
import { ServiceContext, type ServiceDependencies } from '../serviceDependencies.ts';
import { createEarliestSlot } from '../slots/earliestSlot.ts';
import { orderConfigFixture } from './fixtures.ts';

const tenants = {
  feldmarkt: { locale: 'de-AT', timeZone: 'Europe/Vienna' },
  harbour: { locale: 'en-IE', timeZone: 'Europe/Dublin' },
} as const;
export type TenantId = keyof typeof tenants;

export function serviceBoot(id: TenantId) {
  const texts = ['service', 'shell', 'error', 'favourite'].map((area) => readTenantTexts(id, area));
  const messages = Object.entries(Object.assign({}, ...texts) as Record<string, string>).map(([key, message]) => [
    key,
    compile(message),
  ]);
  const messageBundle = { language: tenants[id].locale.slice(0, 2), messages: Object.fromEntries(messages) };
  return bootFixture(contentFixture('Home'), tenantFixture({ id, ...tenants[id], messageBundle }));
}

/** What the server answers, by method and path; a function is given the request, a Response is sent as it is. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export const refusal = (status: number, errorCode: string) =>
  Response.json({ status, errorCode, message: 'refused' }, { status });

/** A shop whose API calls the test answers; a call without an answer fails as if the server were down. */
export function fakeServiceDependencies(answers: Answers, config: Partial<OrderConfig> = {}) {
  const asked: Asked[] = [];
  const given: Answers = { 'GET /api/order-config': { ...orderConfigFixture, ...config }, ...answers };
  const call = createCall({
    async fetch(url, init) {
      const { pathname: path, searchParams: query } = new URL(url, 'https://shop.example');
      const method = init.method ?? 'GET';
      const request: Asked = {
        method,
        path,
        query,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      asked.push(request);
      const answer = given[`${method} ${path}`];
      const said = typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)(request) : answer;
      if (said instanceof Response) return said.clone();
      return said === undefined ? Response.json({ message: 'away' }, { status: 500 }) : Response.json(said);
    },
    cookies: () => 'XSRF-TOKEN=t',
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => Date.now(),
    onUnauthorized: () => undefined,
  });
  const cart = createCart({ call, uuid: () => 'k', storage: () => sessionStorage, hasCart: () => false });
  const dependencies: ServiceDependencies = {
    call,
    cart,
    change: cart.change,
    orderConfig: rememberedOrderConfig(call),
    earliest: createEarliestSlot(call),
    wanted: createStore<ReturnType<ServiceDependencies['wanted']['get']>>(undefined),
  };
  const askedFor = (what: string) => asked.filter(({ method, path }) => `${method} ${path}` === what);
  return { dependencies, cart, asked, askedFor };
}

interface Shown {
  readonly answers?: Answers;
  readonly config?: Partial<OrderConfig>;
  readonly cart?: Cart;
  readonly tenant?: TenantId;
}

/** Renders a part of the service selection with tenant, router and dependencies. */
export async function renderService(node: ReactNode, { answers = {}, config, cart, tenant = 'harbour' }: Shown = {}) {
  const shop = fakeServiceDependencies(answers, config);
  if (cart) shop.cart.accept(cart);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const loader = vi.fn(async () => ({ kind: 'page', data: null }) as const);
  const router = memoryRouter({ load: loader, data: null });
  const shown = render(
    <QueryClientProvider client={client}>
      <ServiceContext value={shop.dependencies}>
        <ShopProvider boot={serviceBoot(tenant)}>
          <RouterProvider router={router}>{node}</RouterProvider>
        </ShopProvider>
      </ServiceContext>
    </QueryClientProvider>,
  );
  await settle();
  return { ...shown, ...shop, loader };
}

/** Lets all pending responses arrive. */
export async function settle(milliseconds = 0): Promise<void> {
  await act(async () => {
    if (areTimersFake()) return void (await vi.advanceTimersByTimeAsync(milliseconds));
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** `vi.isFakeTimers` is also true where only the date is fake. */
const areTimersFake = (): boolean => 'clock' in setTimeout;
