import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cart } from '../cart/cart.ts';
import { cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { favouriteState } from '../favourite/favouriteState.ts';
import { favourites } from '../favourite/favourites.ts';
import { emptyDraft } from '../service/delivery/addressDraft.ts';
import { addressDraft } from '../service/delivery/draft.ts';
import { serviceDependencies } from '../service/serviceDependencies.ts';
import { slotFixture } from '../service/testing/fixtures.ts';
import { pageQueryClient } from '../shell/api/pageQueryClient.ts';
import { customerState, duringLogout, initialCustomer, resetCustomer } from '../shell/session/customerState.ts';
import { syncCustomer } from './syncCustomer.ts';
import { answering } from './testing/answers.ts';
import { customerFixture } from './testing/customers.ts';

const queries = new QueryClient();
let stop = () => {};

beforeEach(() => {
  pageQueryClient.set(queries);
  const { fetch } = answering({
    'GET /api/customers': customerFixture(),
    'GET /api/customers/favorites': { products: ['milk'] },
  });
  vi.stubGlobal('fetch', fetch);
  document.cookie = 'loggedIn=1; path=/';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  favourites.forget();
  document.cookie = 'loggedIn=; path=/; max-age=-1';
  cart.forget(cart.get().cart?.id);
  queries.clear();
  pageQueryClient.set(undefined);
  customerState.set(initialCustomer);
});

async function comeIn() {
  stop = syncCustomer(window, { featureCustomerFavorites: true });
  await expect.poll(() => [...favouriteState.get()]).toEqual(['milk']);
}

test('SESS-02 a recognised customer finds their favourites', comeIn);

test('TEN-03 a shop without favourites asks for none', async () => {
  const { fetch, asked } = answering({ 'GET /api/customers': customerFixture() });
  vi.stubGlobal('fetch', fetch);
  stop = syncCustomer(window, { featureCustomerFavorites: false });
  await expect.poll(() => customerState.get().customer).toBeDefined();
  expect(asked.map(({ what }) => what)).toEqual(['GET /api/customers']);
});

test('SESS-03 with the customer goes what was theirs: hearts, cart, and all that was loaded of the account', async () => {
  await comeIn();
  queries.setQueryData(['customer', 'aoife@harbour.example', 'communication-settings'], { personalSmsAllowed: true });
  queries.setQueryData(['stock'], 'everybody’s');
  cart.accept({ ...cartFixture([lineFixture(milk)]), customerId: 'c1' });
  resetCustomer();
  expect([...favouriteState.get()]).toEqual([]);
  expect(queries.getQueryData(['customer', 'aoife@harbour.example', 'communication-settings'])).toBeUndefined();
  expect(queries.getQueryData(['stock'])).toBe('everybody’s');
  expect(cart.get().cart).toBeUndefined();
});

test('SAFE-04 the copy of the customer’s week plan leaves the browser with them, whatever page they are on', async () => {
  await comeIn();
  onTestFinished(() => localStorage.removeItem('trolley.plan'));
  localStorage.setItem('trolley.plan', JSON.stringify({ meals: [], kept: true }));
  resetCustomer();
  expect(localStorage.getItem('trolley.plan')).toBeNull();
});

test('SESS-05 requests still under way in the name of a customer who logs out are aborted', async () => {
  await comeIn();
  const asked = (queryKey: readonly string[]) => {
    const ended = vi.fn();
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>(() => signal.addEventListener('abort', ended));
    queries.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
    return ended;
  };
  const own = asked(['customer', 'aoife@harbour.example', 'payment-methods']);
  const everybodys = asked(['stock']);
  await duringLogout(async () => expect(own).toHaveBeenCalledOnce());
  expect(everybodys).not.toHaveBeenCalled();
});

test('SESS-03 a cart that was filled before the login, and never settled, stays', async () => {
  await comeIn();
  const visitors = cartFixture([lineFixture(milk)]);
  cart.accept(visitors);
  resetCustomer();
  expect(cart.get().cart?.id).toBe(visitors.id);
});

test('SAFE-04 what was typed, chosen and ordered during the visit goes with the customer, whatever page they leave', async () => {
  await comeIn();
  onTestFinished(() => sessionStorage.clear());
  const personal = [
    'draft:checkout-billing',
    'draft:checkout-place',
    'draft:login',
    'draft:profile:aoife@harbour.example:personal',
    'checkout-order',
    'checkout-id',
    'checkout-method',
    'something of tomorrow',
  ];
  for (const name of personal) sessionStorage.setItem(name, '1');
  sessionStorage.setItem('bypassRecaptchaKey', 'the app’s');
  addressDraft.set({ ...emptyDraft, streetName: 'Seafield Road' });
  serviceDependencies.wanted.set(slotFixture());
  resetCustomer();
  for (const name of personal) expect(sessionStorage.getItem(name), name).toBeNull();
  expect(sessionStorage.getItem('bypassRecaptchaKey')).toBe('the app’s');
  expect(addressDraft.get()).toBeUndefined();
  expect(serviceDependencies.wanted.get()).toBeUndefined();
  expect(sessionStorage.getItem('addressDraft') ?? '').not.toContain('Seafield');
});

test('SAFE-04 an order on screen is asked for again once its customer is gone, and one in memory is forgotten', async () => {
  await comeIn();
  const queryFn = vi.fn(async () => 'an order with a name');
  const shown = new QueryObserver(queries, { queryKey: ['customer', 'order', '40000017', ''], queryFn });
  onTestFinished(shown.subscribe(() => {}));
  await expect.poll(() => shown.getCurrentResult().data).toBe('an order with a name');
  queries.setQueryData(['customer', 'order', '40000018', ''], 'another');
  queryFn.mockRejectedValue(new Error('404'));
  resetCustomer();
  expect(shown.getCurrentResult().data).toBeUndefined();
  await expect.poll(() => queryFn.mock.calls.length).toBe(2);
  expect(queries.getQueryData(['customer', 'order', '40000018', ''])).toBeUndefined();
});
