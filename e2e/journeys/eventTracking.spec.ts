import type { Page } from '@playwright/test';
import { countEvents, necessary, type Product } from '@trolley/contract';
import { callsTo } from '../support/callsTo.ts';
import { buyingOf } from '../support/cart.ts';
import {
  checkoutPage,
  choosePayment,
  confirmed,
  openCheckout,
  orderBy,
  pressOrder,
  readyCart,
} from '../support/checkout.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { insights, notFoundPlace } from '../support/measuredShop.ts';
import {
  allowStatistics,
  countClicks,
  demoShoppers,
  fillSearches,
  pushed,
  pushedAs,
  searchesMeasured,
  searchesOf,
  test,
  viewersOf,
} from '../support/measuredTest.ts';
import { logIn, newPerson } from '../support/people.ts';
import { choosePlace } from '../support/places.ts';
import { pressOften, processorTime, quickRound } from '../support/processorTime.ts';
import { pressCard } from '../support/sandbox.ts';
import { addressOf, discountCodes, linkedPage, searchPath, tenant, text } from '../support/tenantFiles.ts';
import { expect, followLink, openHydrated } from '../support/test.ts';
import { unlistedIn } from '../support/watchStorage.ts';
import { watchVisit } from '../support/watchVisit.ts';

const tileOf = (page: Page, { sku }: Product) =>
  page.locator('main .product-tile').filter({ has: page.locator(`[data-replay="add-${sku}"]`) });

// Nobody has answered yet.
test.use({ consent: null });
// The longest row of journeys with a shop of its own: such files run after all others in the order of their names, and
// this one must not be the last, when nothing is left to run beside it.
test.describe.configure({ mode: 'serial' });

test('CONS-08 CONS-05 CONS-09 SEARCH-07 SEARCH-09 from the home page to the order: our own figures at once, everybody else from consent to its end @smoke', async ({
  page,
  context,
  shop,
  stock,
  stored,
}) => {
  test.setTimeout(240_000);
  const toldTo = (path: string, name: string) => shop.told.filter((one) => one.path === path && one.name === name);
  // A demo shop has orders from the start.
  const ordersBefore = await shop.figure('orders');
  const { foreign, violations } = await watchVisit(page, shop.url);
  await shop.answerInsights(context);
  await page.addInitScript(countClicks);
  const [another, product] = ordinary(stock);
  if (!another || !product) throw new Error('there are no two products');
  shop.find([another.sku, product.sku]);
  const tile = tileOf(page, product);
  const namesOfCookies = async () => (await context.cookies(shop.url)).map(({ name }) => name);
  // Who has no place is asked on the first add, and a shop may wait for the answer.
  await choosePlace(page.request);

  // Nobody is told of a shopper who has not answered, and nothing is stored.
  await openHydrated(page, '/');
  await openHydrated(page, searchPath(product.name));
  await expect(tile).toBeVisible();
  const query = shop.lastQuery();
  await expect.poll(() => shop.figure('searches')).toBeGreaterThan(0);
  expect([shop.told, foreign, await pushed(page)]).toEqual([[], [], []]);
  expect(await unlistedIn(shop.url, [...stored, ...(await namesOfCookies())], [necessary])).toEqual([]);

  // From the answer on they are, with the page it was given on.
  const question = page.getByRole('region', { name: text('consent.title') });
  await question.getByRole('button', { name: text('consent.allow') }).click();
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1234567890.1700000000', url: shop.url }]);
  await expect.poll(() => pushed(page)).toContain('view_search_results');
  await expect.poll(namesOfCookies).toContain('_ALGOLIA');

  // The search provider hears which result was opened, and which was put into the cart.
  await tile.locator('a[href]').first().click();
  const shown = {
    ...{ index: insights.index, objectIDs: [product.sku] },
    userToken: (await context.cookies(shop.url)).find(({ name }) => name === '_ALGOLIA')?.value,
  };
  await expect.poll(() => toldTo(insights.path, 'Product Clicked')).toHaveLength(1);
  expect(toldTo(insights.path, 'Product Clicked')).toMatchObject([
    { fields: { ...shown, eventType: 'click', queryID: query, positions: [2] } },
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await buyingOf(page.locator('main .product-buy'), product).add.click();
  await expect.poll(() => toldTo(insights.path, 'Product Added To Cart')).toHaveLength(1);
  expect(toldTo(insights.path, 'Product Added To Cart')).toMatchObject([
    { fields: { ...shown, eventType: 'conversion', eventSubtype: 'addToCart', queryID: query } },
  ]);
  await expect.poll(async () => (await pushedAs(page, 'add_to_cart'))[0]?.user_type).toBe('guest');
  await expect.poll(() => shop.names('/api/send')).toContain('add_to_cart');
  expect(toldTo('/api/send', 'add_to_cart')).toHaveLength(1);
  const user = (await context.cookies(shop.url)).find(({ name }) => name === '_ALGOLIA');
  expect(Math.round(((user?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(6 * 30);

  // Of what searches showed it knows 5,000 products, and loses the oldest thousand at once.
  await fillSearches(page, 5000);
  await openHydrated(page, searchPath(product.name));
  await expect.poll(async () => (await searchesOf(page)).length).toBe(4002);
  expect((await searchesOf(page)).filter((_, at, { length }) => at === 0 || at >= length - 2)).toEqual([
    ...['old-1000', another.sku, product.sku],
  ]);

  // A thousand presses on one page stay within its limit, and within what the processor may work for them.
  const worked = await quickRound(async (round) => {
    if (round > 0) await openHydrated(page, searchPath(product.name));
    return processorTime(page, () => pressOften(tile.locator('a[href]').first(), 1000));
  });
  expect(worked.longest, 'no long task, in ms of the processor').toBeLessThan(50 + worked.stolen);
  expect(worked.all, 'all that follows from them').toBeLessThan(5000 + worked.stolen);
  const events = await pushed(page);
  expect(events.filter((name) => name === 'select_item').length).toBeGreaterThan(200);
  expect(events).toHaveLength(250);
  // Of so many at once the browser itself drops some: what counts is what it was asked to send.
  expect(await page.evaluate(() => window.clicksSent)).toBe(250);

  // What editors offer and rows of products are told as they come into sight, what is pressed of them as well.
  await openHydrated(page, '/');
  await expect.poll(() => pushed(page)).toContain('view_promotion');
  const row = page.locator('main .product-slider').first();
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => pushed(page)).toContain('view_item_list');
  expect((await pushed(page)).filter((name) => name === 'view_promotion').length).toBeLessThan(12);

  await readyCart(page.request, stock, { person: newPerson() });
  await openCheckout(page);
  await expect.poll(() => pushed(page)).toContain('begin_checkout');
  // How fast the page of the search was is told when it is left.
  const metrics = async () => (await page.request.get('/metrics')).text();
  await expect.poll(metrics).toMatch(/web_vitals_lcp_seconds_count\{route="search-term"\} [1-9]/);
  await choosePayment(page, 'payment-at-the-door');
  await expect.poll(() => pushed(page)).toContain('add_payment_info');
  await pressOrder(page);
  const { orderNumber, priceInfo } = await confirmed(page);
  const value = priceInfo.orderValue / 100;
  await expect.poll(() => shop.told.filter(({ name }) => name === 'purchase').length).toBe(2);
  const purchase = (path: string) => firstOf(toldTo(path, 'purchase')).fields;
  const visitor = await page.evaluate(() => sessionStorage.getItem('visitor'));
  expect(purchase('/mp/collect')).toMatchObject({
    ...{ transaction_id: orderNumber, value, clientId: '1234567890.1700000000' },
  });
  expect(purchase('/api/send')).toMatchObject({ transaction_id: orderNumber, revenue: value, id: visitor });
  expect(await pushed(page)).not.toContain('purchase');
  expect(await shop.figure('orders')).toBe(ordersBefore + 1);
  await expect.poll(() => shop.figure('checkouts begun')).toBe(1);
  expect(JSON.stringify(shop.told)).not.toMatch(/@|example\.(at|ie)/);

  // The provider hears that the result was bought, once and with the search that led there.
  await expect.poll(() => toldTo(insights.path, 'Products Purchased')).toHaveLength(1);
  expect(toldTo(insights.path, 'Products Purchased')).toMatchObject([
    { fields: { ...shown, eventType: 'conversion', eventSubtype: 'purchase', objectData: [{ queryID: query }] } },
  ]);

  // Taken back, nothing of it is left, and nobody is told any more.
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell.cookies') })
    .click();
  await page
    .getByRole('dialog', { name: text('consent.settings.title') })
    .getByRole('button', { name: text('consent.refuse') })
    .click();
  await reloaded;
  const stores = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const kept = async () => [...(await stores()), ...(await namesOfCookies())];
  await expect.poll(async () => unlistedIn(shop.url, await kept(), [necessary])).toEqual([]);
  const [toldBefore, foreignBefore] = [shop.told.length, foreign.length];
  const counted = callsTo(page, countEvents.path);
  await openHydrated(page, searchPath(product.name));
  await tile.locator('a[href]').first().click();
  await page.waitForURL(`**${addressOf('product-slug', { slug: product.slug })}`);
  await expect.poll(() => counted.length).toBeGreaterThan(0);
  expect([shop.told.length, foreign.length]).toEqual([toldBefore, foreignBefore]);
  expect(await pushed(page)).toEqual([]);
  expect(await unlistedIn(shop.url, await kept(), [necessary])).toEqual([]);
  expect(violations).toEqual([]);
});

test('ERR-05 ERR-12 an error page is told once and scrolls to its place; errors are told by what they were about @smoke', async ({
  page,
  context,
  shop,
  stock,
  faults,
}) => {
  faults.tolerate(/status of (404|409|500|503)/);
  const { violations } = await watchVisit(page, shop.url);
  await shop.answerInsights(context);
  await allowStatistics(context, shop);
  const toldBefore = shop.told.length;
  const told = (name: string) => shop.told.slice(toldBefore).filter((one) => one.name === name);
  const statuses = async () => (await pushedAs(page, 'errorPage')).map(({ status }) => status);

  // The editors' page of an address that is not there.
  await openHydrated(page, '/no-such-page');
  await expect.poll(statuses).toEqual([404]);
  await expect(page.locator(`#${notFoundPlace}`)).toBeInViewport();

  // A page that could not be loaded, in the browser: as the shop itself being away. The first is not told again.
  await page.route('**/_payload/**', (route) => route.fulfill({ status: 503 }));
  await followLink(page, linkedPage.path);
  await expect(page.getByRole('heading', { level: 1, name: text('error.general.title') })).toBeVisible();
  await expect.poll(statuses).toEqual([404, 500]);
  await page.unroute('**/_payload/**');

  // The one that has an address of its own.
  await openHydrated(page, `/${tenant.pageMap.generalError.urlslug}`);
  await expect.poll(statuses).toEqual([500]);
  await expect.poll(() => told('errorPage').map(({ fields }) => fields.status)).toEqual([404, 500, 500]);

  // A call that the shop refuses, and one that failed without saying why.
  const errors = async () => (await pushedAs(page, 'error')).map(({ event: _, ...fields }) => fields);
  await readyCart(page.request, stock, { person: newPerson() });
  await openHydrated(page, addressOf('cart'));
  const tryCode = async (code: string) => {
    await page.getByLabel(text('cart.code.label')).fill(code);
    await page.getByRole('button', { name: text('cart.code.apply'), exact: true }).click();
  };
  const { code } = firstOf(discountCodes.filter(({ untilDays }) => untilDays < 0));
  await tryCode(code);
  await expect
    .poll(errors)
    .toMatchObject([
      { error_type: 'retailGateway', errorCode: expect.stringMatching(/./), message: expect.stringMatching(/./) },
    ]);
  await page.route('**/api/carts/discount-codes', (route) => route.fulfill({ status: 500 }));
  await tryCode('ANOTHER');
  await expect.poll(async () => (await errors()).slice(1)).toMatchObject([{ error_type: 'other', status: 500 }]);
  await page.unroute('**/api/carts/discount-codes');

  // A card that was declined.
  await orderBy(page, 'credit-cards');
  await pressCard(page, 'declined');
  await page.waitForURL(`**${checkoutPage}?*`);
  const declined = { error_type: 'paymentError', code: 'paymentDeclined' };
  await expect.poll(errors).toContainEqual(expect.objectContaining(declined));
  expect((await errors()).filter(({ error_type }) => error_type === 'paymentError')).toMatchObject([
    { ...declined, description: expect.stringMatching(/declined/) },
  ]);
  await expect
    .poll(() => new Set(told('error').map(({ fields }) => fields.error_type)))
    .toEqual(new Set(['retailGateway', 'other', 'paymentError']));
  expect(violations).toEqual([]);
});

test('CONS-04 CONS-06 inside an app nothing of a visit is told or stored, whatever was allowed, unless the app asks for it; then with who it is @smoke', async ({
  page,
  context,
  shop,
  stock,
  stored,
}) => {
  const { foreign, violations } = await watchVisit(page, shop.url);
  await shop.answerInsights(context);
  await allowStatistics(context, shop);
  const product = firstOf(ordinary(stock));
  shop.find([product.sku]);
  const toldBefore = shop.told.length;
  const counted = callsTo(page, countEvents.path);
  const measuredBefore = await searchesMeasured(page);
  const searchesBefore = await shop.figure('searches');
  const measuring = page.waitForResponse(/\/startVitals-/);
  await openHydrated(page, `${searchPath(product.name)}?webview=true`);
  await measuring;
  await expect(tileOf(page, product)).toBeVisible();
  await tileOf(page, product).locator('a[href]').first().click();
  await page.waitForURL(`**${addressOf('product-slug', { slug: product.slug })}`);
  await openHydrated(page, '/');
  // How fast pages are is not about anybody; it is told once everything else would have been.
  await expect.poll(() => searchesMeasured(page)).toBe(measuredBefore + 1);
  expect([shop.told.length, counted.length, foreign]).toEqual([toldBefore, 0, []]);
  expect(await shop.figure('searches')).toBe(searchesBefore);
  expect(await pushed(page)).toEqual([]);
  const set = (await context.cookies(shop.url)).map(({ name }) => name);
  expect(await unlistedIn(shop.url, [...stored, ...set], [necessary])).toEqual([]);

  await openHydrated(page, `${searchPath(product.name)}?analytics=true`);
  await expect.poll(() => pushed(page)).toContain('view_search_results');
  await expect.poll(() => shop.told.slice(toldBefore).map(({ path }) => path)).toContain('/api/send');
  await expect.poll(() => counted.length).toBeGreaterThan(0);
  await expect.poll(async () => (await context.cookies(shop.url)).map(({ name }) => name)).toContain('_ALGOLIA');
  expect(await viewersOf(page)).toEqual(['guest']);
  for (const [type, person] of Object.entries(demoShoppers)) {
    await logIn(page.request, firstOf(person));
    await openHydrated(page, linkedPage.path);
    await expect.poll(() => viewersOf(page)).toEqual([type]);
  }
  expect(violations).toEqual([]);
});
