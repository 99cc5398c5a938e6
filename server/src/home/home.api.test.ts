import { cookies, errorCodes, getHome, type HomeReply } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem } from '../cart/operations/addItem.ts';
import { setDistributionAddress } from '../cart/operations/setDistributionAddress.ts';
import { setMode } from '../cart/operations/setMode.ts';
import { setTimeSlot } from '../cart/operations/setTimeSlot.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { answered, customer, graz, guest, guestWith, neubau, testCatalogue } from '../cart/testing.ts';
import { counted } from '../catalogue/storage/testing.ts';
import { daysAgo, offerSpan, regularSpan } from '../catalogue/testing.ts';
import { browserHash, insertCustomer } from '../checkout/testing/checkoutShop.ts';
import type { LoginListener } from '../customer/customers.ts';
import { tenantsDir } from '../customer/demo/testing.ts';
import { readCustomer } from '../customer/readCustomer.ts';
import { openTenantLoyalty } from '../openTenantLoyalty.ts';
import { orderDatabase, whoHeader } from '../order/testing/orderShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import type { Home } from './readHome.ts';
import { homeRoutes } from './routes.ts';

const { database, query, open } = orderDatabase();
/** The secret of the browser whose hash the checkouts of these tests have. */
const secret = 'browser';

let shop: Awaited<ReturnType<typeof open>>;
let statements: { readonly text: string }[];
let home: (differing?: Partial<Home>) => Promise<ReturnType<typeof createBrowser>>;
beforeAll(async () => {
  const noted = counted(database());
  ({ statements } = noted);
  shop = await open(noted.on);
  const usual = testCatalogue();
  const reduced = usual.products.get('p9');
  if (!reduced) throw new Error('no product to reduce');
  const offer = { ...reduced, prices: [regularSpan(199), offerSpan(149, daysAgo(1))] };
  const catalogue = { ...usual, products: new Map([...usual.products, ['p9', offer]]) };
  const carts = { ...shop.carts, catalogue: () => catalogue };
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  const loyalty = await openTenantLoyalty({ tenant, database: noted.on });
  home = async (differing = {}) => {
    const { app } = await createTestApp();
    homeRoutes(app, {
      ...{ carts, service: carts.service, orders: shop.orders },
      customerOf: (customerId) => readCustomer({ database: noted.on, tenant, loyalty }, customerId),
      ...known,
      ...differing,
    });
    return createBrowser(app);
  };
});

const known: Pick<Parameters<typeof homeRoutes>[1], 'visitorOf' | 'secureCookies'> = {
  visitorOf: ({ headers }) => {
    const who = headers[whoHeader];
    return { member: false, ...(typeof who === 'string' && { customerId: who }) };
  },
  secureCookies: true,
};
let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  browser = await home();
});

const seenBy = (customerId?: string): Promise<HomeReply> =>
  browser.ask(getHome, { headers: customerId === undefined ? {} : { [whoHeader]: customerId } });

/** What was bought so many days ago, written as an order that is over. */
async function bought(customerId: string, daysAgo: number, ...skus: string[]): Promise<string> {
  const orderNumber = await shop.placed({ customerId });
  const lines = JSON.stringify(skus.map((sku) => ({ sku, quantity: 2, name: sku })));
  await query(
    `update shop_order set placed_at = now() - make_interval(days => $2), starts_at = now() - make_interval(days => $2),
            document = jsonb_set(jsonb_set(document, '{attempt,lines}', $3::jsonb), '{attempt,window,endsAt}',
              to_jsonb(to_char(now() - make_interval(days => $2), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
      where order_number = $1`,
    orderNumber,
    daysAgo,
    lines,
  );
  for (const status of ['PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'COMPLETED'])
    await query('update shop_order set status = $2 where order_number = $1', orderNumber, status);
  return orderNumber;
}

test('WEEK-02 with the answer to a login a new browser knows which parts to reserve room for, and nothing else', async () => {
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId });
  await insertSlot(database(), { startsInMinutes: 3000 });
  const loginListeners: LoginListener[] = [];
  const told = async (differing: Partial<Home> = {}) => {
    const { app } = await createTestApp();
    homeRoutes(app, { ...shop, service: shop.carts.service, ...known, ...differing, loginListeners });
    app.get('/login', async (request, reply) => {
      for (const listener of loginListeners.splice(0))
        await listener({ request, reply }, { id: customerId, member: false });
      return 'in';
    });
    return app.inject({ method: 'GET', url: '/login' });
  };
  const { cookies: set, body } = await told();
  expect(body).toBe('in');
  expect(set).toMatchObject([{ name: cookies.homeParts, value: 'order.windows.again', path: '/', secure: true }]);
  expect(JSON.stringify(set)).not.toContain(orderNumber);
  const orders = { ...shop.orders, currentOf: () => Promise.reject(new Error('the database is away')) };
  const failed = await told({ orders });
  expect(failed).toMatchObject({ statusCode: 200, body: 'in', cookies: [] });
});

const skusOf = (list: readonly { readonly product: { readonly sku: string } }[]) =>
  list.map(({ product }) => product.sku);

test('WEEK-02 a customer gets their name, the order under way with its place, until when it changes, and windows there', async () => {
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId });
  const slotId = await insertSlot(database(), { startsInMinutes: 3000 });
  const { firstName, orders, lastOrder, windows, memberPools } = await seenBy(customerId);
  expect(firstName).toBe('Anna');
  expect(lastOrder).toBeUndefined();
  expect(memberPools).toEqual([]);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    orderNumber,
    status: 'PLACED',
    canBeAddedTo: true,
    lineItemCount: 20,
    productCount: 1,
    place: { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' },
    slotException: false,
  });
  expect(Date.parse(orders[0]?.cutOffAt ?? '')).toBeGreaterThan(Date.now());
  expect(JSON.stringify(orders), 'no name, no number').not.toMatch(/Huber|anna@/);
  expect(windows).toMatchObject({ ofCart: false, address: { streetName: 'Neubaugasse' } });
  expect(windows?.slots.map(({ id }) => id)).toContain(slotId);
  expect(browser.jar.get(cookies.homeParts)).toBe('order.windows.again');

  const addition = answered(await setMode(shop.carts, customer(customerId), { mode: 'ADDON', orderNumber }));
  browser.jar.set(cookies.cart, addition.id);
  expect((await seenBy(customerId)).windows, 'an addition comes in the window of its order').toBeUndefined();
});

test('WEEK-02 nothing of another person: two customers, a guest, and a browser that ordered nothing', async () => {
  const [anna, paul] = [await insertCustomer(database()), await insertCustomer(database())];
  const annas = await shop.placed({ customerId: anna });
  await bought(paul, 7, 'p7');
  const hers = await seenBy(anna);
  const his = await seenBy(paul);
  expect(hers.orders.map(({ orderNumber }) => orderNumber)).toEqual([annas]);
  expect(skusOf(hers.buyAgain)).toEqual(['p1']);
  expect(his.orders).toEqual([]);
  expect(his.lastOrder?.orderNumber).not.toBe(annas);
  expect(skusOf(his.buyAgain)).toEqual(['p7']);

  const nothing = { orders: [], buyAgain: [], runningLow: [], offers: [], memberPools: [] };
  expect(await seenBy()).toEqual(nothing);
  expect(browser.jar.has(cookies.homeParts), 'nobody is known').toBe(false);
  // A customer's order does not open to the browser it was ordered in.
  browser.jar.set(cookies.checkout, secret);
  const orders = (await seenBy()).orders.map(({ orderNumber }) => orderNumber);
  expect(orders).not.toContain(annas);
});

test('WEEK-02 a guest sees the order of this browser, another browser does not', async () => {
  const orderNumber = await shop.placed();
  expect(await seenBy()).toMatchObject({ orders: [] });
  browser.jar.set(cookies.checkout, secret);
  const { orders, firstName, windows, buyAgain } = await seenBy();
  expect(orders.map((one) => one.orderNumber)).toContain(orderNumber);
  expect(orders[0]).toMatchObject({ canBeAddedTo: false });
  expect(firstName).toBeUndefined();
  expect(windows?.ofCart).toBe(false);
  expect(buyAgain).toEqual([]);
  browser.jar.set(cookies.checkout, 'another');
  expect(await seenBy()).toMatchObject({ orders: [] });
  await query('update checkout set browser_hash = null where browser_hash = $1', browserHash);
});

test('WEEK-02 a guest with a cart sees the windows of its place, the held one marked', async () => {
  const { id } = answered(await addItem(shop.carts, guest, { sku: 'p1', quantity: 3 }));
  browser.jar.set(cookies.cart, id);
  expect((await seenBy()).windows).toBeUndefined();
  const caller = guestWith(id);
  answered(await setDistributionAddress(shop.carts, caller, graz));
  const place = { kind: 'DELIVERY', id: 'graz' } as const;
  const held = await insertSlot(database(), { place, startsInMinutes: 4000, capacity: 1 });
  const other = await insertSlot(database(), { place, startsInMinutes: 2000, fee: 90 });
  answered(await setTimeSlot(shop.carts, caller, held));
  const { windows } = await seenBy();
  expect(windows).toMatchObject({ ofCart: true, ownSlotId: held, address: { city: 'Graz' } });
  expect(windows?.slots.map((slot) => [slot.id, slot.fee])).toEqual([
    [other, 90],
    [held, 499],
  ]);
});

test('WEEK-02 buy again by habit, what runs low with its reason, offers on own goods; only what is sold there now', async () => {
  const customerId = await insertCustomer(database());
  await bought(customerId, 7, 'p1', 'p2', 'gone', 'southern', 'not-west', 'retired');
  await bought(customerId, 14, 'p1', 'p2', 'p3');
  await bought(customerId, 21, 'p1', 'p3', 'p9');
  await bought(customerId, 28, 'p3');
  const seen = await seenBy(customerId);
  expect(skusOf(seen.buyAgain)).toEqual(['p1', 'p2', 'p9']);
  expect(seen.buyAgain[0]).toMatchObject({ quantity: 2, product: { price: { regular: { value: 199 } } } });
  expect(seen.runningLow).toMatchObject([{ product: { sku: 'p3' }, everyDays: 7, quantity: 2 }]);
  const daysAgo = (Date.now() - Date.parse(seen.runningLow[0]?.lastAt ?? '')) / 86_400_000;
  expect(daysAgo).toBeCloseTo(14, 1);
  expect(seen.lastOrder).toMatchObject({ status: 'COMPLETED' });
  expect(browser.jar.get(cookies.homeParts)).toBe('order.windows.again.low');

  const many = Array.from({ length: 14 }, (_, index) => `p${index + 20}`);
  for (const days of [2, 3]) await bought(customerId, days, ...many);
  const { buyAgain, offers } = await seenBy(customerId);
  expect(buyAgain).toHaveLength(12);
  expect(offers.map(({ sku, price }) => [sku, price.offer?.value])).toEqual([['p9', 149]]);
  expect(skusOf(buyAgain)).not.toContain('p9');
});

test('WEEK-02 at another place other goods are sold, and the windows are those of the cart', async () => {
  const customerId = await insertCustomer(database());
  await bought(customerId, 7, 'southern', 'not-west');
  expect(skusOf((await seenBy(customerId)).buyAgain)).toEqual([]);
  const caller = customer(customerId);
  answered(await addItem(shop.carts, caller, { sku: 'p1', quantity: 1 }));
  answered(await setDistributionAddress(shop.carts, caller, graz));
  const { buyAgain, windows } = await seenBy(customerId);
  expect(skusOf(buyAgain).toSorted()).toEqual(['not-west', 'southern']);
  expect(windows).toMatchObject({ ofCart: true, address: { city: 'Graz' } });
  answered(await setDistributionAddress(shop.carts, caller, neubau));
  expect((await seenBy(customerId)).windows?.address.city).toBe('Wien');
});

test('WEEK-02 members are told what they gathered', async () => {
  const customerId = await insertCustomer(database());
  await query(
    `update customer set mp_card_id = '2900000000049', loyality_member_id = '70010049',
       joe_authentication_status = 'Authenticated' where id = $1`,
    customerId,
  );
  await query(
    `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ('70010049', 'coins', 640, 'start', 'test')`,
  );
  expect((await seenBy(customerId)).memberPools).toEqual([
    { poolId: 'coins', tags: ['coins'], value: 640 },
    { poolId: 'collector', tags: ['collector'], value: 0 },
  ]);
  await query('update customer set joe_authentication_status = null where id = $1', customerId);
  expect((await seenBy(customerId)).memberPools, 'a card that is not confirmed').toEqual([]);
});

test('WEEK-02 a new customer is greeted and has nothing else; the page is told to reserve nothing', async () => {
  const customerId = await insertCustomer(database());
  expect(await seenBy(customerId)).toEqual({
    ...{ firstName: 'Anna', orders: [], buyAgain: [], runningLow: [], offers: [], memberPools: [] },
  });
  expect(browser.jar.get(cookies.homeParts)).toBe('-');
  await seenBy(customerId);
  expect(browser.setCookies.join(), 'written once').not.toContain(cookies.homeParts);
  const line = (await browser.send('GET', getHome.path, undefined)).headers['set-cookie'];
  expect(String(line), 'and forgotten where nobody is logged in').toMatch(/homeParts=;/);
});

test('WEEK-02 an order that is long over is not under way, whatever its status says; the newest is the last one', async () => {
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId });
  await query(
    `update shop_order set document = jsonb_set(document, '{attempt,window,endsAt}', '"2020-01-01T10:00:00Z"') where order_number = $1`,
    orderNumber,
  );
  const { orders, lastOrder } = await seenBy(customerId);
  expect(orders).toEqual([]);
  expect(lastOrder?.orderNumber).toBe(orderNumber);
});

test('WEEK-02 few statements, however much was bought', async () => {
  const customerId = await insertCustomer(database());
  await bought(customerId, 7, 'p1', 'p2', 'p3');
  await bought(customerId, 14, 'p1', 'p2', 'p3');
  await seenBy(customerId);
  statements.length = 0;
  browser.jar.set(cookies.checkout, secret);
  await seenBy(customerId);
  // Customer, orders of the browser, orders, what was bought, cart, windows.
  expect(statements.map(({ text }) => text)).toHaveLength(6);
});

test('WEEK-02 without accounts guests get their own all the same, and the answer is nobody else’s to keep', async () => {
  browser = await home({ customerOf: undefined });
  const answer = await browser.send('GET', getHome.path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  for (let call = 0; call < 300; call += 1) {
    const { statusCode, body } = await browser.send('GET', getHome.path);
    if (statusCode === 200) continue;
    expect([statusCode, JSON.parse(body).errorCode]).toEqual([429, errorCodes.tooManyRequests]);
    return;
  }
  expect.fail('there is no limit');
});
