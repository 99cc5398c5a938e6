import * as contract from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartsOfCustomers } from '../../cart/cartsOfCustomers.ts';
import { cartRoutes } from '../../cart/routes.ts';
import { createBrowser } from '../../cart/testing/browser.ts';
import { neubau } from '../../cart/testing.ts';
import { checkoutRoutes } from '../../checkout/routes.ts';
import { insertCustomer } from '../../checkout/testing/checkoutShop.ts';
import { openSessions } from '../../customer/session/openSessions.ts';
import { sessionRoutes } from '../../customer/session/routes.ts';
import { testTenant } from '../../page/testing.ts';
import { createTestApp } from '../../platform/http/testing.ts';
import { createRateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderRoutes } from '../routes.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { orderKey } from './orderKey.ts';

const { database, query, fake, open } = orderDatabase();

let app: FastifyInstance;
let browser: ReturnType<typeof createBrowser>;
let linkSecret: Buffer;
let close: () => Promise<void>;
beforeAll(async () => {
  const { carts, checkouts, orders } = await open();
  ({ linkSecret } = orders);
  ({ app } = await createTestApp());
  const baseUrl = 'https://shop.example';
  const sessions = await openSessions({ database: database(), limits: { idleMinutes: 60, mostDays: 30 }, baseUrl });
  close = () => sessions.close();
  const visitorOf = async (request: FastifyRequest) => (await sessions.visitorOf(request)) ?? { member: false };
  const known = { visitorOf, secureCookies: true };
  sessionRoutes(app, {
    sessions,
    database: database(),
    tenant: testTenant(),
    ownsCart: cartsOfCustomers(carts).ownsCart,
  });
  app.post('/api/test/login/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    await database().transaction((tx) => sessions.begin(tx, { request, reply }, request.params.id));
    return { ok: true };
  });
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
  const botCheck = { isPassed: async () => true };
  orderRoutes(app, { orders, carts, botCheck, rateLimiter: createRateLimiter(database()), ...known });
});
afterAll(() => close());
beforeEach(() => {
  browser = createBrowser(app);
});

const { distributionType: _, ...street } = neubau;
const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
const logIn = (customerId: string) => browser.send('POST', `/api/test/login/${customerId}`);

async function payForCart() {
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await browser.ask(contract.setDistributionAddress, { body: neubau });
  await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
  await browser.ask(contract.setBillingAddress, { body: billing });
  const { revision, priceInfo } = await browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards' } });
  const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  fake.pay(payment?.reference ?? '');
  return { checkoutId, paymentInitiator: 'REDIRECT' as const };
}

/** From an empty cart to an order, by the calls of the checkout; answers its number. */
async function order(): Promise<string> {
  const { orderNumber } = await browser.ask(contract.createOrder, { body: await payForCart() });
  return orderNumber;
}

const paths = (orderNumber: string) =>
  [
    ['GET', ''],
    ['GET', '/invoice.pdf'],
    ['GET', '/calendar.ics'],
    ['GET', '/credit-notes/1.pdf'],
    ['POST', '/reorder'],
    ['POST', '/cancel'],
  ].map(([method, rest]) => [method as 'GET' | 'POST', `/api/orders/${orderNumber}${rest}`] as const);

async function expectNothingOpens(orderNumber: string): Promise<void> {
  for (const [method, path] of paths(orderNumber)) {
    const { statusCode, body } = await browser.send(method, path);
    expect(statusCode, `${method} ${path}`).toBe(404);
    expect(body).toContain(contract.orderFailures.orderNotFound);
    expect(body).not.toContain('Huber');
  }
}

const seen = (orderNumber: string, key?: string) =>
  browser.ask(contract.getOrder, { params: { orderNumber }, query: { ...(key !== undefined && { key }) } });

test('SAFE-04 after logout an order is closed to its browser, to the next customer there, and open to the link', async () => {
  await logIn(await insertCustomer(database()));
  const orderNumber = await order();
  await seen(orderNumber);
  const secret = browser.jar.get(contract.cookies.checkout) ?? '';
  await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
  await browser.ask(contract.logout);
  for (const gone of [contract.cookies.checkout, contract.cookies.cart, contract.cookies.cartCount])
    expect(browser.jar.has(gone), gone).toBe(false);
  await expectNothingOpens(orderNumber);
  // Also where the browser did not drop the cookie.
  browser.jar.set(contract.cookies.checkout, secret);
  await expectNothingOpens(orderNumber);
  await logIn(await insertCustomer(database()));
  browser.jar.set(contract.cookies.checkout, secret);
  await expectNothingOpens(orderNumber);
  const [row] = await query<{ status: string }>('select status from shop_order where order_number = $1', orderNumber);
  expect(row?.status).toBe('PLACED');
  expect(await seen(orderNumber, orderKey(linkSecret, orderNumber))).toMatchObject({ orderNumber });
});

test('SAFE-04 a guest’s order stays open to the browser that ordered, until somebody who logged in there logs out', async () => {
  const orderNumber = await order();
  await seen(orderNumber);
  await logIn(await insertCustomer(database()));
  expect((await seen(orderNumber)).billingAddress.lastName).toBe('Huber');
  await browser.ask(contract.logout);
  await expectNothingOpens(orderNumber);
  expect(await seen(orderNumber, orderKey(linkSecret, orderNumber))).toMatchObject({ orderNumber });
});

test('SAFE-04 a session that ended elsewhere, or that another customer’s replaces, takes the right along', async () => {
  const customerId = await insertCustomer(database());
  const guests = await order();
  await logIn(customerId);
  const orderNumber = await order();
  await logIn(await insertCustomer(database()));
  await expectNothingOpens(orderNumber);
  await expectNothingOpens(guests);

  browser = createBrowser(app);
  await logIn(customerId);
  const another = await order();
  await query('delete from session where customer_id = $1', customerId);
  await expect.poll(async () => (await browser.send('GET', '/api/customers')).statusCode).toBe(401);
  expect(browser.jar.has(contract.cookies.checkout)).toBe(false);
  await expectNothingOpens(another);
});

test('SAFE-04 the order of an account that was deleted opens to no browser', async () => {
  const customerId = await insertCustomer(database());
  await logIn(customerId);
  const orderNumber = await order();
  const secret = browser.jar.get(contract.cookies.checkout) ?? '';
  await query('delete from customer where id = $1', customerId);
  await expect.poll(async () => (await browser.send('GET', '/api/customers')).statusCode).toBe(401);
  browser.jar.set(contract.cookies.checkout, secret);
  await expectNothingOpens(orderNumber);
});

test('SAFE-04 a customer who was logged out while paying has ordered, and is asked to log in to see it', async () => {
  const customerId = await insertCustomer(database());
  await logIn(customerId);
  const body = await payForCart();
  const secret = browser.jar.get(contract.cookies.checkout) ?? '';
  await browser.ask(contract.logout);
  browser.jar.set(contract.cookies.checkout, secret);
  const left = await browser.send('POST', contract.createOrder.path, body);
  expect(left.json()).toMatchObject({ status: 401, errorCode: contract.errorCodes.unauthorized });
  expect(left.body).not.toContain('Huber');
  await logIn(await insertCustomer(database()));
  const other = await browser.send('POST', contract.createOrder.path, body);
  expect(other.json()).toMatchObject({ status: 404, errorCode: contract.checkoutFailures.checkoutNotFound });
  await logIn(customerId);
  expect(await browser.ask(contract.createOrder, { body })).toMatchObject({ status: 'PLACED' });
});

test('SAFE-04 a cart that was filled before the login and never settled stays with its browser', async () => {
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 2 } });
  await logIn(await insertCustomer(database()));
  await browser.ask(contract.logout);
  expect(await browser.ask(contract.getCart)).toMatchObject({ lineItemCount: 2 });
});
