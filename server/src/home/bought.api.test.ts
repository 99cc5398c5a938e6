import { cookies, getBoughtProducts, getBoughtSkus } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { testCatalogue } from '../cart/testing.ts';
import { daysAgo, offerSpan, regularSpan } from '../catalogue/testing.ts';
import { insertCustomer } from '../checkout/testing/checkoutShop.ts';
import { orderDatabase, whoHeader } from '../order/testing/orderShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { homeRoutes } from './routes.ts';

const { database, query, open } = orderDatabase();
/** The secret of the browser whose hash the checkouts of these tests have. */
const secret = 'browser';

let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open(database());
});

/** As usual, but for one product that is reduced and stands in a category of its own. */
function catalogueWithOffer() {
  const usual = testCatalogue();
  const reduced = usual.products.get('p9');
  const pantry = usual.categories.get('pantry');
  if (!reduced || !pantry) throw new Error('nothing to reduce');
  const offer = { ...reduced, category: 'bakery', prices: [regularSpan(199), offerSpan(149, daysAgo(1))] };
  return {
    ...usual,
    products: new Map([...usual.products, ['p9', offer]]),
    categories: new Map([...usual.categories, ['bakery', { ...pantry, slug: 'bakery', name: 'Bakery' }]]),
  };
}

let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  const catalogue = catalogueWithOffer();
  const carts = { ...shop.carts, catalogue: () => catalogue };
  const { app } = await createTestApp();
  homeRoutes(app, {
    ...{ carts, service: carts.service, orders: shop.orders },
    visitorOf: ({ headers }) => {
      const who = headers[whoHeader];
      return { member: false, ...(typeof who === 'string' && { customerId: who }) };
    },
    secureCookies: true,
  });
  browser = createBrowser(app);
});

const boughtBy = (customerId: string | undefined, query: Record<string, string> = {}) =>
  browser.ask(getBoughtProducts, { query, headers: customerId === undefined ? {} : { [whoHeader]: customerId } });

test('what was bought before is a list like any other: of the whole shop or a category, narrowed, of nobody else', async () => {
  const [anna, paul] = [await insertCustomer(database()), await insertCustomer(database())];
  for (const [sku, day] of Object.entries({ p1: 3, p9: 1, 'never-sold': 2 }))
    await query(
      'insert into purchase (customer_id, sku, bought_at) values ($1, $2, now() - make_interval(days => $3))',
      ...[anna, sku, day],
    );
  const hers = await boughtBy(anna);
  expect(hers.results.map(({ sku }) => sku)).toEqual(['p9', 'p1']);
  expect((await boughtBy(anna, { offer: '1' })).results.map(({ sku }) => sku)).toEqual(['p9']);
  expect((await boughtBy(anna, { category: 'pantry' })).results.map(({ sku }) => sku)).toEqual(['p1']);
  expect((await boughtBy(paul)).total).toBe(0);
  expect((await boughtBy(undefined)).total).toBe(0);
  expect((await browser.send('GET', `${getBoughtProducts.path}?category=nowhere`)).statusCode).toBe(404);
  expect((await browser.send('GET', `${getBoughtProducts.path}?sort=nonsense`)).statusCode).toBe(400);
});

test('what a guest bought before is known to the browser that ordered, and to no other', async () => {
  await shop.placed();
  expect((await boughtBy(undefined)).total).toBe(0);
  browser.jar.set(cookies.checkout, secret);
  expect((await boughtBy(undefined)).results.map(({ sku }) => sku)).toContain('p1');
  browser.jar.set(cookies.checkout, 'another');
  expect((await boughtBy(undefined)).total).toBe(0);
});

test('lists mark what was bought by the skus alone: of the customer or of the browser that ordered, of nobody else', async () => {
  const [anna, paul] = [await insertCustomer(database()), await insertCustomer(database())];
  for (const [sku, day] of Object.entries({ p1: 3, p9: 1 }))
    await query(
      'insert into purchase (customer_id, sku, bought_at) values ($1, $2, now() - make_interval(days => $3))',
      ...[anna, sku, day],
    );
  const skusOf = async (who?: string) =>
    (await browser.ask(getBoughtSkus, { headers: who === undefined ? {} : { [whoHeader]: who } })).skus;
  expect(await skusOf(anna)).toEqual(['p9', 'p1']);
  expect(await skusOf(paul)).toEqual([]);
  expect(await skusOf()).toEqual([]);
  const { headers } = await browser.send('GET', getBoughtSkus.path);
  expect(headers['cache-control']).toContain('no-store');
  await shop.placed();
  browser.jar.set(cookies.checkout, secret);
  expect(await skusOf()).toContain('p1');
});
