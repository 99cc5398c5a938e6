import { type PagePayload, trackedEvent } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bread, cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { type CustomerState, guest } from '../shell/session/customerState.ts';
import { home, searchPage, start, stopTracking } from './testing/trackedPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  stopTracking();
});

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
  const data = { status: 404, message: 'x' };
  const broken = { ...home, screen: 'generalerror', path: '/nowhere', status: 404, data };
  track({ kind: 'page', page: broken as PagePayload, search: '' });
  track({ kind: 'brokenPage', pathname: '/offers', status: 503 });
  // The one at its own address is sent like any page.
  track({ kind: 'page', page: { ...broken, status: 200, data: { status: 500 } } as PagePayload, search: '' });
  expect(names().slice(1)).toEqual(['page_view', 'errorPage', 'page_view', 'errorPage', 'page_view', 'errorPage']);
  expect(counted.flatMap((event) => (event.name === 'errorPage' ? event.status : []))).toEqual([404, 503, 500]);
});

test('ERR-12 errors are told as paymentError, retailGateway or other, each with its own fields', () => {
  const { track, names, counted } = start();
  const checkout = { ...home, screen: 'checkout', path: '/checkout', data: { texts: {} } } as unknown as PagePayload;
  // The page after the payment hears of it first; where it leads is where it is told.
  track({ kind: 'page', page: { ...checkout, screen: 'payment-return' } as PagePayload, search: '' });
  track({ kind: 'refused', status: 409, errorCode: 'paymentDeclined', message: 'x' });
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
