import {
  addItem,
  type Failure,
  finalizeCart,
  type PaymentMethod,
  planPayment,
  setBillingAddress,
  setDistributionAddress,
  setTimeSlot,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau } from '../cart/testing.ts';
import { orderDatabase, whoHeader } from '../order/testing/orderShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { checkoutRoutes } from './routes.ts';
import { insertCustomer } from './testing/checkoutShop.ts';

const { database, query, open } = orderDatabase();

// Each test has an app of its own: their carts together are more than one caller may make in a minute.
let app: FastifyInstance;
beforeEach(async () => {
  const { carts, checkouts } = await open();
  ({ app } = await createTestApp());
  const known = {
    visitorOf: ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => {
      const customerId = headers[whoHeader];
      return { member: false, ...(typeof customerId === 'string' && { customerId }) };
    },
    secureCookies: true,
  };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
});

const { distributionType: _, ...street } = neubau;

interface Wish {
  readonly email: string;
  readonly methodKey?: PaymentMethod;
  readonly customerId?: string;
}

/** A browser of its own whose cart lacks nothing; answers the press of the button, as often as wanted. */
async function readyToOrder({ email, methodKey = 'payment-at-the-door', customerId }: Wish) {
  const { ask, send } = createBrowser(app);
  const headers: Readonly<Record<string, string>> = customerId === undefined ? {} : { [whoHeader]: customerId };
  const billing = { firstName: 'Anna', lastName: 'Huber', email, ...street };
  await ask(addItem, { body: { sku: 'p1', quantity: 20 }, headers });
  await ask(setDistributionAddress, { body: neubau, headers });
  await ask(setTimeSlot, { body: { id: await insertSlot(database()) }, headers });
  await ask(setBillingAddress, { body: billing, headers });
  const { revision, priceInfo, id } = await ask(planPayment, { body: { methodKey }, headers });
  const { method, path } = finalizeCart;
  return { cartId: id, press: () => send(method, path, { revision, priceInfo }, headers) };
}

const order = async (wish: Wish) => (await readyToOrder(wish)).press();

async function statusesOf(count: number, wish: Wish): Promise<readonly number[]> {
  const pressed: number[] = [];
  for (let i = 0; i < count; i++) pressed.push((await order(wish)).statusCode);
  return pressed;
}

const six = Array.from({ length: 6 }, () => 200);

describe('orders of guests that are paid later', () => {
  test('are six a day for one address, however it is written; the cart of the next stays as it was', async () => {
    const pressed: number[] = [];
    for (const email of ['eva@example.at', 'Eva@example.at', 'EVA@EXAMPLE.AT'])
      pressed.push(...(await statusesOf(2, { email })));
    expect(pressed).toEqual(six);
    const { press, cartId } = await readyToOrder({ email: 'eva@Example.at', methodKey: 'pay-by-invoice-b2c' });
    const refused = await press();
    expect(refused.json<Failure>()).toMatchObject({
      status: 429,
      errorCode: 'tooManyRequests',
      customPayload: { limit: 'guestOrdersByEmail' },
    });
    expect(refused.body).not.toContain('eva');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await query('select status from cart where id = $1', cartId)).toEqual([{ status: 'OPEN' }]);
    expect(await query('select id from checkout where cart_id = $1', cartId)).toEqual([]);
    expect((await order({ email: 'eva2@example.at' })).statusCode, 'another address').toBe(200);
  });

  test('are counted exactly by really parallel calls', async () => {
    const waiting = await Promise.all(Array.from({ length: 10 }, () => readyToOrder({ email: 'ida@example.at' })));
    const pressed = await Promise.all(waiting.map(({ press }) => press()));
    expect(pressed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    expect(pressed.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  test('count once, however often the button is pressed', async () => {
    const email = 'uwe@example.at';
    const { press } = await readyToOrder({ email });
    const pressed = await Promise.all(Array.from({ length: 4 }, press));
    expect([...pressed, await press()].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf(6, { email })).toEqual([...six.slice(1), 429]);
  });

  test('do not concern customers, nor guests who pay online', async () => {
    const email = 'pia@example.at';
    expect(await statusesOf(7, { email })).toEqual([...six, 429]);
    expect((await order({ email, methodKey: 'credit-cards' })).statusCode).toBe(200);
    const customerId = await insertCustomer(database());
    expect((await order({ email, customerId })).statusCode).toBe(200);
    const paidOnline = { email: 'ute@example.at', methodKey: 'paypal' } as const;
    expect(await statusesOf(7, paidOnline)).toEqual([...six, 200]);
    expect((await order({ email: paidOnline.email })).statusCode).toBe(200);
  });
});
