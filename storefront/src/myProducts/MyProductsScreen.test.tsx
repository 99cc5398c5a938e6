import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { type MyProduct, myProductSorts, myProductSources, orderabilities } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readTexts as readTenantTexts } from '../../../tenants/testing.ts';
import { bread, milk } from '../cart/testing/carts.ts';
import { renderCart, settle } from '../cart/testing/renderCart.tsx';
import { bootOf, payloadOf, type TenantId } from '../catalogue/testing/renderInTenant.tsx';
import { type Answers, answering, refusal } from '../customer/testing/answers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { recipeListFixture, recipeTexts, summaryFixture } from '../recipe/testing/recipes.ts';
import { acceptCustomer, customerState, guest, initialCustomer } from '../shell/session/customerState.ts';
import { ShopProvider, WithTexts } from '../shell/shop.tsx';
import MyProductsScreen from './MyProductsScreen.tsx';
import { MyProductsSources } from './MyProductsSources.tsx';

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

async function open(answer: unknown = pageOf([mine(milk), mine(bread, { purchased: true })]), more: Answers = {}) {
  const server = answering({ [ask]: answer, ...more });
  vi.stubGlobal('fetch', server.fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const payload = payloadOf('favorite-products', '/favorites', { texts: { ...textsOf('harbour'), ...recipeTexts() } });
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
      ['Recipes', '/favorites?source=Recipes'],
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

describe('my recipes', () => {
  const marks = 'GET /api/customers/favorites';
  const recipes = 'GET /api/recipes';
  const openRecipes = async (slugs: readonly string[], answer?: unknown) => {
    const byNames = ({ query }: { query: URLSearchParams }) => {
      const asked = (query.get('slug') ?? '').split(',').filter((slug) => slug !== 'gone');
      return recipeListFixture({ results: asked.toReversed().map((slug) => summaryFixture({ slug, title: slug })) });
    };
    const opened = await open(pageOf([]), { [marks]: { recipes: slugs }, [recipes]: answer ?? byNames });
    await go(() => void opened.router.navigate('/favorites?source=Recipes'));
    return opened;
  };
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('FAV-02 what was marked among recipes is listed, the newest mark first, without what is gone', async () => {
    await openRecipes(['stew', 'gone', 'soup']);
    expect(await screen.findByText('2 recipes')).toBeDefined();
    expect(names()).toEqual(['stew', 'soup']);
    expect(screen.getByRole('link', { name: 'stew' }).getAttribute('href')).toBe('/recipes/stew');
    expect(screen.getByRole('link', { name: 'Recipes', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/favorites');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('FAV-02 many are asked for in steps that an address can hold', async () => {
    const slugs = Array.from({ length: 90 }, (_, at) => `dish-${at}`);
    const { asked } = await openRecipes(slugs);
    expect(await screen.findByText('90 recipes')).toBeDefined();
    const steps = asked.filter(({ what }) => what === recipes).map(({ query }) => query.get('slug')?.split(','));
    expect(steps.map((step) => step?.length)).toEqual([40, 40, 10]);
    expect(names()).toEqual(slugs);
  });

  test('FAV-02 none yet: it says how one comes here', async () => {
    const { router } = await openRecipes([]);
    expect(await screen.findByRole('heading', { name: 'No saved recipes yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find recipes' }).getAttribute('href')).toBe('/recipes');
    await go(() => void router.navigate('/favorites'));
    expect(screen.getByRole('heading', { name: 'Your favourites will appear here' })).toBeDefined();
  });

  test('FAV-02 what could not be loaded of them is told, and asked for again', async () => {
    let away = true;
    await openRecipes(['stew'], () =>
      away ? refusal(500) : recipeListFixture({ results: [summaryFixture({ slug: 'stew' })] }),
    );
    expect(await screen.findByText('We couldn’t load your recipes.')).toBeDefined();
    away = false;
    await go(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('1 recipe')).toBeDefined();
  });
});

test('TEN-03 a shop without recipes offers none among the favourites', () => {
  const boot = bootOf('harbour');
  const sourcesOf = (featureRecipes: boolean) => {
    const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureRecipes };
    return renderToString(
      <ShopProvider boot={{ ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } }}>
        <WithTexts texts={textsOf('harbour')}>
          <MyProductsSources path="/favorites" />
        </WithTexts>
      </ShopProvider>,
    );
  };
  expect(sourcesOf(true)).toContain('source=Recipes');
  expect(sourcesOf(false)).not.toContain('source=Recipes');
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
