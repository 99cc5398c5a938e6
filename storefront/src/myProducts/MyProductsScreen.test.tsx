import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { type MyProduct, myProductSorts, myProductSources, orderabilities } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readTexts as readTenantTexts } from '../../../tenants/testing.ts';
import { bread, milk } from '../cart/testing/carts.ts';
import { renderCart, settle } from '../cart/testing/renderCart.tsx';
import { payloadOf, type TenantId } from '../catalogue/testing/renderInTenant.tsx';
import { answering, refusal } from '../customer/testing/answers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { acceptCustomer, customerState, guest, initialCustomer } from '../shell/session/customerState.ts';
import MyProductsScreen from './MyProductsScreen.tsx';

const ask = 'GET /api/customers/favorites/products';

function textsOf(id: TenantId) {
  const messages = readTenantTexts(id, 'customer-products');
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compile(message)]));
}

const mine = (product: MyProduct['product'], given: Partial<MyProduct> = {}): MyProduct => ({
  product,
  favorite: true,
  purchased: false,
  orderability: 'CanBeOrdered',
  at: '2026-11-15T12:00:00Z',
  ...given,
});
const pageOf = (results: readonly MyProduct[], more = {}) => ({
  count: results.length,
  offset: 0,
  total: results.length,
  page: 1,
  pages: 1,
  results,
  ...more,
});

beforeEach(() => acceptCustomer(customerFixture()));
afterEach(() => {
  vi.unstubAllGlobals();
  customerState.set(initialCustomer);
});

async function open(answer: unknown = pageOf([mine(milk), mine(bread, { purchased: true })])) {
  const server = answering({ [ask]: answer });
  vi.stubGlobal('fetch', server.fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const payload = payloadOf('favorite-products', '/favorites', { texts: textsOf('harbour') });
  const shown = await renderCart(
    <QueryClientProvider client={client}>
      <MyProductsScreen payload={payload} />
    </QueryClientProvider>,
    { products: [milk, bread] },
  );
  await settle();
  return { ...shown, asked: server.asked };
}
const go = async (act: () => void) => {
  act();
  await settle();
  await settle();
};

describe('my products', () => {
  test('FAV-02 lists what was marked or bought, and says how much it is', async () => {
    const { asked } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My products');
    expect(screen.getByText('2 products')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Glenbeg Milk',
      expect.stringContaining('Bread'),
    ]);
    expect(screen.getByText('Bought before')).toBeDefined();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      favorites: 'true',
      purchasedProducts: 'true',
      sort: 'chronologically',
      page: '1',
    });
  });

  test('FAV-02 each source has an address of its own', async () => {
    const { asked, router } = await open();
    const sources = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
    expect(sources.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All', '/favorites'],
      ['Favourites', '/favorites?source=Favorites'],
      ['Bought', '/favorites?source=Purchased'],
      ['Favourites, bought before', '/favorites?source=FavoritesAndPurchased'],
    ]);
    await go(() => void router.navigate('/favorites?source=Purchased'));
    expect(asked.at(-1)?.query.get('favorites')).toBeNull();
    expect(asked.at(-1)?.query.get('purchasedProducts')).toBe('true');
    expect(screen.getByRole('link', { name: 'Bought' }).getAttribute('aria-current')).toBe('page');
  });

  test('FAV-03 FAV-04 the choice of orderability and order goes along', async () => {
    const { asked, router } = await open();
    await go(() =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Availability' }), { target: { value: 'CanBeOrdered' } }),
    );
    await go(() =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'unitprice' } }),
    );
    expect(router.get().location.search).toBe('?orderability=CanBeOrdered&sort=unitprice');
    expect(asked.at(-1)?.query.get('orderability')).toBe('CanBeOrdered');
    expect(asked.at(-1)?.query.get('sort')).toBe('unitprice');
  });

  test('FAV-03 what is put into the cart is marked so at once, and no longer when it is taken out', async () => {
    await open(pageOf([mine(milk)]));
    const note = () => screen.queryByText('In your basket', { selector: 'p' });
    expect(note()).toBeNull();
    await go(() => fireEvent.click(screen.getByRole('button', { name: 'Add to basket: Glenbeg Milk, 1 litre' })));
    expect(note()).not.toBeNull();
    await go(() => fireEvent.click(screen.getByRole('button', { name: 'Remove Glenbeg Milk, 1 litre' })));
    expect(note()).toBeNull();
  });

  test('FAV-02 long lists have pages', async () => {
    const { asked, router } = await open(pageOf([mine(milk)], { total: 60, pages: 2 }));
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/favorites?page=2');
    await go(() => void router.navigate('/favorites?page=2'));
    expect(asked.at(-1)?.query.get('page')).toBe('2');
  });
});

describe('nothing to show', () => {
  test.each([
    ['', 'Your favourites will appear here', undefined],
    ['?source=Purchased', 'You have not bought anything yet', 'All my products'],
    ['?orderability=IsOrdered', 'None of them match right now', 'All my products'],
  ])('FAV-02 %s: %s, and a next step', async (search, title, step) => {
    const { router } = await open(pageOf([]));
    await go(() => void router.navigate(`/favorites${search}`));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    if (step) expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe('/favorites');
  });

  test('FAV-02 a page too far leads to the first', async () => {
    const { router } = await open(pageOf([], { total: 60, pages: 2, page: 7 }));
    await go(() => void router.navigate('/favorites?page=7&source=Favorites'));
    expect(screen.getByRole('link', { name: /first page/i }).getAttribute('href')).toBe('/favorites?source=Favorites');
  });

  test('FAV-02 what could not be loaded is told, and asked for again', async () => {
    let away = true;
    await open(() => (away ? refusal(500) : pageOf([mine(milk)])));
    expect(screen.getByText('We couldn’t load your products.').closest('[role=alert]')).not.toBeNull();
    away = false;
    await go(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByText('1 product')).toBeDefined();
  });

  test('CUST-14 a visitor is asked to log in, and nothing is asked for', async () => {
    customerState.set(guest);
    const { asked } = await open();
    expect(screen.getByRole('heading', { name: 'Sign in to see your products' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(asked).toEqual([]);
  });
});

test.each(['feldmarkt', 'harbour'] as const)('TEN-06 every code of my products has a word in %s', (id) => {
  const keys = [
    ...myProductSources.flatMap((one) => [`myProducts.source.${one}`]),
    ...myProductSources.slice(1).map((one) => `myProducts.empty.${one}`),
    ...orderabilities.map((one) => `myProducts.orderability.${one}`),
    ...myProductSorts.map((one) => `myProducts.sort.${one}`),
  ];
  const texts = textsOf(id);
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});
