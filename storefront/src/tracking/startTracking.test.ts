import {
  buildRoutes,
  type Cart,
  type ConsentCategory,
  type PagePayload,
  type TrackedEvent,
  trackedEvent,
} from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartState, initialState } from '../cart/cartState.ts';
import { bread, cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { orderConfigFixture } from '../service/testing/fixtures.ts';
import { createConsent } from '../shell/consent/consent.ts';
import { type CustomerState, guest } from '../shell/session/customerState.ts';
import { createStore } from '../shell/store.ts';
import { contentFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { createFacts } from '../shell/tracking/track.ts';
import { startTracking } from './startTracking.ts';

const base = tenantFixture();
const umami = {
  host: 'https://umami.example',
  website: '0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f',
  consent: 'statistic',
} as const;
const tracking = { counting: true, dataLayer: true, umami, vitalsPercent: 0 };
const tenant = { ...base, clientRuntimeConfig: { ...base.clientRuntimeConfig, tracking } };
const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
const home = contentFixture('Home');

const open: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const stop of open.splice(0)) stop();
});

/** A page whose calls are recorded. */
function start({
  jar = '',
  allowed = [] as ConsentCategory[],
  customer = guest,
  first = undefined as Cart | undefined,
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
    navigator: { sendBeacon: () => false },
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

test('CONS-05 the start page is told as the root path, also what happened before anybody listened', () => {
  const { names, counted } = start();
  expect(names()).toEqual(['page_view']);
  expect(counted[0]).toMatchObject({ page_path: '/', route: 'index' });
  for (const event of counted) expect(trackedEvent.safeParse(event).error).toBeUndefined();
});

test('CONS-04 nothing is told in an app’s web view, unless it asks for it', () => {
  expect(start({ jar: 'webview=true' }).names()).toEqual([]);
  expect(start({ jar: 'webview=true; analytics=true' }).names()).toEqual(['page_view']);
});

test('CONS-06 shoppers are told apart as guests, customers and members', () => {
  const of = (customer: CustomerState) => {
    const { names, counted } = start({ customer });
    names();
    return counted[0]?.user_type;
  };
  const customer = { loyaltyMemberInformation: undefined } as unknown as NonNullable<CustomerState['customer']>;
  const member = { mpCardId: '1', loyalityMemberId: '1', joeAuthenticationStatus: 'Authenticated' };
  expect(of(guest)).toBe('guest');
  expect(of({ loadState: 'success', customer })).toBe('customer');
  expect(
    of({ loadState: 'success', customer: { ...customer, loyaltyMemberInformation: member } as typeof customer }),
  ).toBe('loyalty');
});

test('before consent only our own counting is told; then tag manager and Umami are, from this page on, until it is withdrawn', () => {
  const { page, umamiGot, consent, names, track, session } = start();
  expect(names()).toEqual(['page_view']);
  expect(page.dataLayer).toBeUndefined();
  expect(umamiGot).toEqual([]);
  expect(session.size).toBe(0);
  consent.accept(['C0001', 'C0002']);
  track({ kind: 'share', product: milk });
  expect(page.dataLayer?.map(({ event }) => event)).toEqual(['page_view', 'share']);
  expect(umamiGot.map(({ payload }) => [payload.name, payload.id])).toEqual([
    [undefined, session.get('visitor')],
    ['share', session.get('visitor')],
  ]);
  consent.accept(['C0001']);
  track({ kind: 'share', product: milk });
  expect(page.dataLayer).toHaveLength(2);
  expect(umamiGot).toHaveLength(2);
  expect(session.size).toBe(0);
  session.set('visitor', 'of an answer that is over');
  for (const answer of [undefined, ['C0001'] as const]) consent.accept(answer);
  expect(session.size).toBe(0);
});

test('a product is told to the tag manager as e-commerce of GA4', () => {
  const { page, track } = start({ allowed: ['C0002'] });
  track({ kind: 'quickView', product: milk });
  expect(page.dataLayer?.slice(-2)).toMatchObject([
    { ecommerce: null },
    {
      event: 'view_item',
      user_type: 'guest',
      quick_view: true,
      ecommerce: { currency: 'EUR', items: [{ item_id: 'milk' }] },
    },
  ]);
});

test('CONS-08 many presses are one event with what they came to, and none where they came to nothing', () => {
  const { cart, settle, names, counted } = start();
  names();
  const pending = (quantity: number) => cart.set({ ...cart.get(), pending: { milk: { product: milk, quantity } } });
  for (const quantity of [1, 2, 3, 4, 3]) pending(quantity);
  vi.advanceTimersByTime(5000);
  settle(cartFixture([lineFixture(milk, 3)]));
  vi.advanceTimersByTime(200);
  settle(cartFixture([lineFixture(milk, 3), lineFixture(bread, 1)]));
  expect(names().slice(1)).toEqual(['add_to_cart']);
  expect(counted[1]).toMatchObject({
    items: [
      { item_id: 'milk', quantity: 3 },
      { item_id: 'bread', quantity: 1 },
    ],
  });
  pending(9);
  pending(3);
  settle(cartFixture([lineFixture(milk, 3), lineFixture(bread, 1)]));
  expect(names()).toHaveLength(2);
  settle(cartFixture([lineFixture(milk, 1)]));
  expect(names().slice(2)).toEqual(['remove_from_cart']);
  expect(counted[2]).toMatchObject({
    items: [
      { item_id: 'milk', quantity: 2 },
      { item_id: 'bread', quantity: 1 },
    ],
  });
  for (const event of counted) expect(trackedEvent.safeParse(event).error).toBeUndefined();
});

test('what was pressed before anybody listened counts; another cart is no difference, nor is another tab', () => {
  const before = cartFixture([lineFixture(milk, 1)]);
  const { settle, names, page } = start({ first: before });
  settle(cartFixture([lineFixture(milk, 2)]));
  expect(names()).toEqual(['page_view', 'add_to_cart']);
  settle(cartFixture([lineFixture(bread, 7)], { id: 'another' }));
  expect(names()).toHaveLength(2);
  page.document.visibilityState = 'hidden';
  settle(cartFixture([lineFixture(bread, 8)], { id: 'another' }));
  expect(names()).toHaveLength(2);
});

test('CONS-08 a cart that is looked at tells what is missing to the smallest order, and nothing once it is reached', async () => {
  const { track, settle, counted, names } = start({ first: cartFixture([lineFixture(milk, 1)]) });
  track({ kind: 'cartOpened' });
  await vi.advanceTimersByTimeAsync(0);
  settle(cartFixture([lineFixture(milk, 40)]));
  names();
  track({ kind: 'cartOpened' });
  await vi.advanceTimersByTimeAsync(6000);
  const seen = counted.filter(({ name }) => name === 'view_cart');
  expect(seen.map((event) => 'min_order_missing' in event && event.min_order_missing)).toEqual([
    expect.closeTo(28.21, 5),
    false,
  ]);
});

test('what became unavailable was not taken out by the shopper', () => {
  const { settle, names } = start({ first: cartFixture([lineFixture(milk, 1), lineFixture(bread, 2)]) });
  const gone = {
    lineItemId: 'bread',
    quantity: 2,
    reason: 'unavailable' as const,
    product: { sku: 'bread', name: 'Bread' },
  };
  settle(cartFixture([lineFixture(milk, 1)], { unavailableLineItems: [gone] }));
  expect(names()).toEqual(['page_view']);
});

const searchPage = (term: string, total: number) =>
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

test('a search is told with its term and without results as such; a term that looks personal is not', () => {
  const { track, names, counted } = start();
  track({ kind: 'page', page: searchPage('Oat  milk', 0), search: '' });
  track({ kind: 'page', page: searchPage('anna@example.at', 0), search: '' });
  expect(names().slice(1)).toEqual(['page_view', 'view_search_results', 'page_view']);
  expect(counted[2]).toMatchObject({ search_term: 'oat milk', zero_results: true, page_path: '/search' });
  expect(JSON.stringify(counted)).not.toContain('anna');
});

test('ERR-05 an error page is told once as errorPage', () => {
  const { track, names, counted } = start();
  const broken = {
    ...home,
    screen: 'generalerror',
    path: '/nowhere',
    status: 404,
    data: { status: 404, message: 'x' },
  };
  track({ kind: 'page', page: broken as PagePayload, search: '' });
  track({ kind: 'brokenPage', pathname: '/offers', status: 503 });
  expect(names().slice(1)).toEqual(['page_view', 'errorPage', 'page_view', 'errorPage']);
  expect(counted.filter(({ name }) => name === 'errorPage')).toMatchObject([{ status: 404 }, { status: 503 }]);
});

test('ERR-12 errors are told as paymentError, retailGateway or other, each with its own fields', () => {
  const { track, names, counted } = start();
  const checkout = { ...home, screen: 'checkout', path: '/checkout', data: { texts: {} } } as unknown as PagePayload;
  track({ kind: 'page', page: checkout, search: '?paymentError=paymentDeclined' });
  track({ kind: 'refused', status: 409, errorCode: 'staleRevision', message: 'The cart has changed.' });
  track({ kind: 'refused', status: 502, errorCode: 'paymentProviderAway', message: 'x' });
  track({ kind: 'refused', status: 503, message: 'The server answered with status 503' });
  track({ kind: 'refused', status: 422, errorCode: 'invalid', message: 'anna@example.at is taken' });
  names();
  expect(counted.filter(({ name }) => name === 'error')).toMatchObject([
    { error_type: 'paymentError', code: 'paymentDeclined', description: 'The provider declined the payment' },
    { error_type: 'retailGateway', errorCode: 'staleRevision', message: 'The cart has changed.' },
    { error_type: 'paymentError', code: 'paymentProviderAway', description: 'The provider was not reached' },
    { error_type: 'other', status: 503 },
    { error_type: 'retailGateway', errorCode: 'invalid', message: '' },
  ]);
});

test('a login and a registration are told, a session that was there is not', () => {
  const { shopper, names } = start();
  const customer = {} as NonNullable<CustomerState['customer']>;
  shopper.set({ loadState: 'success', customer, loginType: 'login' });
  shopper.set(guest);
  shopper.set({ loadState: 'success', customer, loginType: 'registration' });
  shopper.set(guest);
  shopper.set({ loadState: 'success', customer, loginType: 'session' });
  expect(names()).toEqual(['page_view', 'login', 'sign_up']);
});
