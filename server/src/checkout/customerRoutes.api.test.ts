import * as contract from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Visitor } from '../cart/carts.ts';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau } from '../cart/testing.ts';
import { orderDatabase } from '../order/testing/orderShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { checkoutRoutes } from './routes.ts';
import { insertCustomer, insertGiftCard } from './testing/checkoutShop.ts';

const { database, query, fake, open } = orderDatabase();
let app: FastifyInstance;
let browser: ReturnType<typeof createBrowser>;
let visitor: Visitor;
let customerId: string;
beforeAll(async () => {
  const { carts, checkouts } = await open();
  ({ app } = await createTestApp());
  const known = { visitorOf: () => visitor, secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
});
beforeEach(async () => {
  customerId = await insertCustomer(database());
  visitor = { member: false, customerId };
  browser = createBrowser(app);
});

const { distributionType: _, ...street } = neubau;

async function plannedCart() {
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await browser.ask(contract.setDistributionAddress, { body: neubau });
  await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
  const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
  await browser.ask(contract.setBillingAddress, { body: billing });
  return browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards', brandName: 'Visa' } });
}

/** Presses the button; answers the checkout and what is known of its payment. */
async function finalize(wishes: object = {}) {
  const { revision, priceInfo } = await plannedCart();
  const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo, ...wishes } });
  const [payment] = await query<{ reference: string; wishes: object }>(
    `select reference, json_build_object('save', save_method, 'primary', set_primary, 'saved', saved_method_id,
            'brand', brand_name) as wishes from payment where checkout_id = $1`,
    checkoutId,
  );
  if (!payment) throw new Error('nothing was begun');
  return { checkoutId, ...payment };
}

const order = (checkoutId: string) => browser.send('POST', contract.createOrder.path, { checkoutId });

test('PAY-05 without the wish nothing is saved, and nothing is offered first', async () => {
  expect((await finalize()).wishes).toEqual({ save: false, primary: false, saved: null, brand: 'Visa' });
});

test('PAY-05 a customer may save a payment method, and use a saved one', async () => {
  const wishes = { savePaymentMethod: true, setPrimary: true };
  expect((await finalize(wishes)).wishes).toEqual({ save: true, primary: true, saved: null, brand: 'Visa' });
  await browser.ask(contract.resetCart);
  const [kept] = await query<{ id: string }>(
    `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name)
     values ($1, 'fake', 'tok', 'credit-cards', 'Visa', '4242') returning id`,
    customerId,
  );
  expect((await finalize({ savedPaymentMethodId: kept?.id })).wishes).toMatchObject({ saved: kept?.id });
});

test('WEEK-01 PAY-05 the card an order was paid with is told as the one used last', async () => {
  const keep = async (token: string, name: string) => {
    const [row] = await query<{ id: string }>(
      `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name, used_at)
       values ($1, 'fake', $2, 'credit-cards', 'Visa', $3, now() - interval '9 days') returning id`,
      customerId,
      token,
      name,
    );
    return row?.id ?? '';
  };
  const [older, used] = [await keep('t-1', '1111'), await keep('t-2', '2222')];
  const { checkoutId, reference } = await finalize({ savedPaymentMethodId: used });
  fake.pay(reference);
  expect((await order(checkoutId)).statusCode).toBe(200);
  const days = await query<{ id: string; days: number }>(
    'select id, round(extract(epoch from now() - used_at) / 86400)::int as days from saved_payment_method where customer_id = $1',
    customerId,
  );
  expect(Object.fromEntries(days.map(({ id, days }) => [id, days]))).toEqual({ [older]: 9, [used]: 0 });
});

test('SAFE-04 WAL-03 a customer who looks how to pay sees the wallet, and gets no browser’s right', async () => {
  await insertGiftCard(database(), customerId, 700);
  await plannedCart();
  expect(await browser.ask(contract.getPaymentOptions)).toMatchObject({ walletBalance: 700 });
  expect(browser.jar.has(contract.cookies.checkout)).toBe(false);
  visitor = { member: false };
  browser.jar.delete(contract.cookies.cart);
  await plannedCart();
  expect(await browser.ask(contract.getPaymentOptions)).not.toHaveProperty('walletBalance');
  expect(browser.jar.has(contract.cookies.checkout)).toBe(true);
});

test('SAFE-04 a customer’s order is shown to them alone: others find nothing, and logged out they are asked to log in', async () => {
  const { checkoutId, reference } = await finalize();
  fake.pay(reference);
  visitor = { member: false };
  expect((await order(checkoutId)).json()).toMatchObject({ status: 401, errorCode: 'unauthorized' });
  visitor = { member: false, customerId: await insertCustomer(database()) };
  expect((await order(checkoutId)).json()).toMatchObject({ status: 404, errorCode: 'checkoutNotFound' });
  visitor = { member: false, customerId };
  expect((await order(checkoutId)).json()).toMatchObject({ status: 'PLACED' });
});

test('CHK-10 an order leaves the cart that the browser has begun since', async () => {
  const { checkoutId, reference } = await finalize();
  fake.pay(reference);
  const ordered = browser.jar.get(contract.cookies.cart);
  browser.jar.delete(contract.cookies.cart);
  visitor = { member: false };
  const { id } = await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
  expect(id).not.toBe(ordered);
  visitor = { member: false, customerId };
  expect((await order(checkoutId)).statusCode).toBe(200);
  expect(browser.jar.get(contract.cookies.cart)).toBe(id);
});

test('CUST-13 after an addition is ordered the browser has the cart again that waited beside it', async () => {
  const first = await finalize();
  fake.pay(first.reference);
  const { orderNumber } = (await order(first.checkoutId)).json<contract.Order>();
  const waiting = await browser.ask(contract.addItem, { body: { sku: 'p5', quantity: 1 } });
  await browser.ask(contract.setCartMode, { body: { mode: 'ADDON', orderNumber } });
  await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
  const { revision, priceInfo } = await browser.ask(contract.planPayment, {
    body: { methodKey: 'pay-by-invoice-b2c' },
  });
  const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  expect((await order(checkoutId)).statusCode).toBe(200);
  expect(browser.jar.get(contract.cookies.cart)).toBe(waiting.id);
});
