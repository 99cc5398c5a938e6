import {
  addFavorite,
  getCustomer,
  getFavorites,
  getMyProducts,
  mostFavorites,
  removeFavorite,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { addItem } from '../cart/operations/addItem.ts';
import { customer as customersCaller, testCatalogue } from '../cart/testing.ts';
import { type OpenProfile, type Person, profileDatabase } from '../customer/profile/testing.ts';
import { testRecipe } from '../recipe/testing.ts';

const { open, query } = profileDatabase();
let shop: OpenProfile;
const bought = new Map<string, { sku: string; at: Date }[]>();
beforeAll(async () => {
  shop = await open({ purchasedBy: async (id) => bought.get(id) ?? [] });
});

const mark = ({ browser }: Person, reference: string) =>
  browser.ask(addFavorite, { params: { type: 'products' }, body: { reference } });

test('FAV-01 what is marked is listed by type, the newest first; twice is once, and the mark comes off', async () => {
  const ana = await shop.person();
  expect(await ana.browser.ask(getFavorites)).toEqual({});
  await mark(ana, 'p1');
  await mark(ana, 'p2');
  const both = await mark(ana, 'p1');
  expect(both).toEqual({ products: ['p2', 'p1'] });
  expect(await ana.browser.ask(getFavorites)).toEqual(both);
  const left = await ana.browser.ask(removeFavorite, { params: { type: 'products', reference: 'p2' } });
  expect(left).toEqual({ products: ['p1'] });
  expect(await ana.browser.ask(removeFavorite, { params: { type: 'products', reference: 'p2' } })).toEqual(left);
});

test('FAV-01 what the shop does not have cannot be marked', async () => {
  const { browser } = await shop.person();
  const product = await browser.send('PUT', '/api/customers/favorites/products', { reference: 'no-such-thing' });
  expect(product.json()).toMatchObject({ status: 404, errorCode: 'productNotFound' });
  const recipe = await browser.send('PUT', '/api/customers/favorites/recipes', { reference: 'goulash' });
  expect(recipe.json()).toMatchObject({ status: 404, errorCode: 'notFound' });
  const type = await browser.send('PUT', '/api/customers/favorites/stores', { reference: 'west' });
  expect(type.statusCode).toBe(400);
});

test('FAV-01 recipes are marked by their slug, beside products', async () => {
  const soup = testRecipe('goulash', [{ thing: 'onion' }]);
  const catalogue = { ...testCatalogue(), recipes: new Map([[soup.slug, soup]]) };
  const { browser } = await (await open({ catalogue: () => catalogue })).person();
  await browser.ask(addFavorite, { params: { type: 'products' }, body: { reference: 'p1' } });
  const marked = await browser.ask(addFavorite, { params: { type: 'recipes' }, body: { reference: 'goulash' } });
  expect(marked).toEqual({ products: ['p1'], recipes: ['goulash'] });
  const other = await browser.send('PUT', '/api/customers/favorites/recipes', { reference: 'p1' });
  expect(other.json()).toMatchObject({ status: 404, errorCode: 'notFound' });
  const left = await browser.ask(removeFavorite, { params: { type: 'recipes', reference: 'goulash' } });
  expect(left).toEqual({ products: ['p1'] });
});

test('FAV-01 marks are somebody’s own: others neither see them nor take them off', async () => {
  const [ana, other] = [await shop.person(), await shop.person()];
  await mark(ana, 'p1');
  expect(await other.browser.ask(removeFavorite, { params: { type: 'products', reference: 'p1' } })).toEqual({});
  expect(await ana.browser.ask(getFavorites)).toEqual({ products: ['p1'] });
});

test('FAV-01 twenty marks at once: each counts, and the limit holds', async () => {
  const ana = await shop.person();
  await query(
    `insert into customer_favorite (customer_id, type, reference)
     select $1, 'products', 'old-' || n from generate_series(1, $2) n`,
    ana.id,
    mostFavorites - 12,
  );
  await ana.browser.ask(getFavorites);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ana.browser.send('PUT', '/api/customers/favorites/products', { reference: `p${index + 1}` }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.json()).toMatchObject({ status: 409, errorCode: 'tooManyFavorites' });
  expect((await ana.browser.ask(getFavorites)).products).toHaveLength(mostFavorites);
});

test('FAV-02 FAV-03 FAV-04 my products: source, orderability and order as asked, at the chosen place', async () => {
  const ana = await shop.person();
  for (const sku of ['p1', 'club', 'gone', 'southern', 'varying']) await mark(ana, sku);
  bought.set(ana.id, [
    { sku: 'p1', at: new Date('2020-01-01') },
    { sku: 'cheese', at: new Date('2020-02-01') },
    { sku: 'retired', at: new Date() },
  ]);
  await addItem(shop.carts, customersCaller(ana.id), { sku: 'club', quantity: 1 });
  const ask = async (query: Record<string, string>) => (await ana.browser.ask(getMyProducts, { query })).results;
  const skus = async (query: Record<string, string>) => (await ask(query)).map(({ product }) => product.sku);

  expect(await skus({})).toEqual(['varying', 'southern', 'gone', 'club', 'p1', 'cheese']);
  expect(await skus({ favorites: 'true', purchasedProducts: 'false' })).not.toContain('cheese');
  expect(await skus({ purchasedProducts: 'true', sort: 'alphabetically' })).toEqual(['cheese', 'p1']);
  expect(await skus({ both: 'true' })).toEqual(['p1']);
  expect(await skus({ orderability: 'IsOrdered' })).toEqual(['club']);
  expect(await skus({ orderability: 'CanNotBeOrdered' })).toEqual(['southern', 'gone']);

  const price = async () => (await ask({})).find(({ product }) => product.sku === 'varying')?.product.price.regular;
  expect(await price()).toEqual({ value: 300 });
  ana.browser.jar.set('store', 'south');
  expect(await price()).toEqual({ value: 500 });
  expect(await skus({ orderability: 'CanNotBeOrdered' })).toEqual(['gone']);
});

test('FAV-02 pages of 48', async () => {
  const ana = await shop.person();
  await query(
    `insert into customer_favorite (customer_id, type, reference) select $1, 'products', 'p' || n from generate_series(1, 100) n`,
    ana.id,
  );
  const pages = [];
  for (const page of ['1', '2', '3', '4']) pages.push(await ana.browser.ask(getMyProducts, { query: { page } }));
  expect(pages.map(({ count, offset, total, pages: all }) => [count, offset, total, all])).toEqual([
    [48, 0, 100, 3],
    [48, 48, 100, 3],
    [4, 96, 100, 3],
    [0, 144, 100, 3],
  ]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ product }) => product.sku)))).toHaveProperty(
    'size',
    100,
  );
});

test('FAV-02 CUST-01 my products are two statements, the customer is one, whatever there is of them', async () => {
  const ana = await shop.person();
  for (const sku of ['p1', 'p2', 'p3']) await mark(ana, sku);
  const { statements } = shop;
  // Who it is, is remembered for seconds: a slow machine may ask again.
  const asked = () => statements.filter(({ text }) => !text.includes('from session'));
  statements.length = 0;
  await ana.browser.ask(getMyProducts);
  // Both at once, so either may come first.
  expect(new Set(asked().map(({ text }) => /from\s+(\w+)/.exec(text)?.[1]))).toEqual(
    new Set(['customer_favorite', 'cart']),
  );
  expect(asked()).toHaveLength(2);
  statements.length = 0;
  await ana.browser.ask(getCustomer);
  expect(asked()).toHaveLength(1);
  statements.length = 0;
  await mark(ana, 'p4');
  expect(asked(), 'a mark: locked, read, written').toHaveLength(3);
});
