import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import { ProductStage } from '../catalogue/product/ProductStage.tsx';
import { productFixture } from '../catalogue/testing/products.ts';
import { bootOf, inTenant, renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import { answering } from '../customer/testing/answers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { setAppNavigation } from '../shell/navigation/appNavigation.ts';
import { NotificationList } from '../shell/notifications/NotificationList.tsx';
import { notifications } from '../shell/notifications/notifications.ts';
import { routesOf } from '../shell/screenNames.ts';
import { acceptCustomer, customerState, guest, initialCustomer } from '../shell/session/customerState.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { type Fact, takeFacts } from '../shell/tracking/track.ts';
import { favouriteState } from './favouriteState.ts';
import { favourites } from './favourites.ts';
// It comes with the first press, which these tests would have to wait for.
import './pressFavourite.ts';

const heart = () => screen.getByRole('button', { name: 'Favourite: Glenbeg Whole Milk' });
const marked = () => heart().getAttribute('aria-pressed');
const settle = () => act(async () => vi.waitFor(() => undefined));
const went: string[] = [];

beforeEach(() => {
  went.length = 0;
  setAppNavigation({ routes: routesOf(bootOf('harbour').tenant), go: async (to) => void went.push(to) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  favourites.forget();
  favouriteState.set(new Set());
  customerState.set(initialCustomer);
  for (const { key } of notifications.get()) notifications.dismiss(key);
});

const tile = (
  <>
    <ul>
      <ProductTile product={productFixture()} />
    </ul>
    <NotificationList routeName={undefined} />
  </>
);

test('FAV-05 a visitor who marks a product is asked to log in, and comes back here', async () => {
  customerState.set(guest);
  renderInTenant(tile);
  expect(marked()).toBe('false');
  fireEvent.click(heart());
  expect(await screen.findByText('Saved for this visit. Sign in to keep it.')).toBeDefined();
  expect([marked(), sessionStorage.getItem('favourites')]).toEqual(['true', '["100"]']);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(went).toEqual([`/login?${new URLSearchParams({ returnUrl: location.pathname + location.search })}`]);
});

test('CUST-14 a visitor’s heart stays in this browser: the server hears nothing', async () => {
  const server = answering({});
  vi.stubGlobal('fetch', server.fetch);
  customerState.set(guest);
  renderInTenant(tile);
  fireEvent.click(heart());
  await screen.findByText(/Saved for this visit/);
  expect(server.paths()).toEqual([]);
});

test('FAV-01 a customer’s heart is saved, on the product’s own page too', async () => {
  const server = answering({ 'PUT /api/customers/favorites/products': { products: ['100'] } });
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = 'XSRF-TOKEN=t';
  acceptCustomer(customerFixture());
  renderInTenant(<ProductStage product={productFixture()} sizes="1px" />);
  fireEvent.click(heart());
  await expect.poll(() => server.paths()).toEqual(['PUT /api/customers/favorites/products']);
  await settle();
  expect(marked()).toBe('true');
});

test('CONS-08 a heart that is set is told to analytics with its product, one that is taken away is not', async () => {
  const heard: Fact[] = [];
  const stop = takeFacts((fact) => heard.push(fact));
  // What other tests told before waited until now.
  heard.length = 0;
  customerState.set(guest);
  renderInTenant(tile);
  fireEvent.click(heart());
  await expect.poll(marked).toBe('true');
  fireEvent.click(heart());
  await expect.poll(marked).toBe('false');
  await settle();
  stop();
  expect(heard).toEqual([{ kind: 'favourite', product: productFixture() }]);
});

test('FAV-01 a heart that could not be saved is taken back, and told', async () => {
  vi.stubGlobal('fetch', answering({}).fetch);
  document.cookie = 'XSRF-TOKEN=t';
  acceptCustomer(customerFixture());
  renderInTenant(tile);
  fireEvent.click(heart());
  expect(await screen.findByText('We couldn’t save that favourite. Please try again.')).toBeDefined();
  expect(marked()).toBe('false');
});

test('FAV-05 a tile from the server holds one small button for it, the same for everybody, whose press before hydration is replayed', () => {
  favouriteState.set(new Set(['100']));
  const html = renderToString(inTenant(<ProductTile product={productFixture()} />));
  const [, button = ''] = /(<button[^>]*class="favourite"[^>]*>.*?<\/button>)/.exec(html) ?? [];
  expect(button).toContain('aria-pressed="false"');
  expect(button).toContain('data-replay="favourite-100"');
  expect(button).not.toContain('<svg');
});

test('CUST-14 where a shop has no favourites there are no hearts', () => {
  const boot = bootOf('harbour');
  const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureCustomerFavorites: false };
  const html = renderToString(
    <ShopProvider boot={{ ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } }}>
      <ProductTile product={productFixture()} />
    </ShopProvider>,
  );
  expect(html).not.toContain('favourite');
});
