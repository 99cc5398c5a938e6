import { buildRoutes, type Cart, type ConsentCategory, type PagePayload, type TrackedEvent } from '@trolley/contract';
import { vi } from 'vitest';
import { type CartState, initialState } from '../../cart/cartState.ts';
import { orderConfigFixture } from '../../service/testing/fixtures.ts';
import { createConsent } from '../../shell/consent/consent.ts';
import { type CustomerState, guest } from '../../shell/session/customerState.ts';
import { createStore } from '../../shell/store.ts';
import { contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { createFacts } from '../../shell/tracking/track.ts';
import { startTracking } from '../startTracking.ts';

const base = tenantFixture();
const umami = {
  host: 'https://umami.example',
  website: '0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f',
  consent: 'statistic',
} as const;
const tracking = { counting: true, dataLayer: true, umami, vitalsPercent: 0 };
const tenant = { ...base, clientRuntimeConfig: { ...base.clientRuntimeConfig, tracking } };
const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
export const home = contentFixture('Home');

const open: (() => void)[] = [];
export const stopTracking = () => {
  for (const stop of open.splice(0)) stop();
};

/** A page whose calls are recorded. */
export function start({
  jar = '',
  allowed = [] as ConsentCategory[],
  customer = guest,
  first = undefined as Cart | undefined,
  signal = false,
} = {}) {
  const counted: TrackedEvent[] = [];
  const umamiGot: { readonly payload: Record<string, unknown> }[] = [];
  const read = (json: string) => JSON.parse(json) as { events: TrackedEvent[] };
  const listeners = new Map<string, EventListener>();
  const session = new Map<string, string>();
  const page = {
    document: {
      cookie: jar,
      visibilityState: 'visible',
      addEventListener: (type: string, listener: EventListener) => listeners.set(type, listener),
      removeEventListener: () => undefined,
    },
    location: new URL('https://shop.example/'),
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
    },
    navigator: { sendBeacon: () => false, globalPrivacyControl: signal },
    fetch: async (url: string, { body }: { body: string }) => {
      if (url.startsWith('https://umami.example')) umamiGot.push(JSON.parse(body));
      else counted.push(...read(body).events);
    },
    addEventListener: () => undefined,
    clearTimeout: (timer: number) => clearTimeout(timer),
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    dataLayer: undefined as undefined | Record<string, unknown>[],
  };
  const consent = createConsent();
  consent.accept(['C0001', ...allowed]);
  const cart = createStore<CartState>({ ...initialState, loadState: 'success', ...(first && { cart: first }) });
  const shopper = createStore<CustomerState>(customer);
  const { track, takeFacts } = createFacts();
  track({ kind: 'page', page: home, search: '' });
  open.push(
    startTracking({
      ...{ page: page as unknown as Window, tenant, routes, cart, customer: shopper, consent, takeFacts },
      orderConfig: async () => orderConfigFixture,
      firstCart: () => ({ cart: first }),
    }),
  );
  const names = () => {
    vi.advanceTimersByTime(6000);
    return counted.map(({ name }) => name);
  };
  const settle = (next: Cart) => cart.set({ ...initialState, loadState: 'success', cart: next });
  return { page, session, cart, settle, shopper, consent, track, counted, umamiGot, names, listeners };
}

export const searchPage = (term: string, total: number) =>
  ({
    ...home,
    ...{ screen: 'search-term', path: `/search/${term}`, params: { term } },
    data: {
      term,
      tab: 'products',
      categories: [],
      brands: [],
      content: { total: 0, results: [] },
      instead: [],
      products: { results: [], total, offset: 0 },
    },
  }) as unknown as PagePayload;
