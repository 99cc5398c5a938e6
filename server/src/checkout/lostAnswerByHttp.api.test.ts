import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau, quantities } from '../cart/testing.ts';
import { orderDatabase } from '../order/testing/orderShop.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { createLog } from '../platform/log.ts';
import { insertSlot } from '../service/testing.ts';
import { checkoutRoutes } from './routes.ts';
import { openCuttingProxy } from './testing/cuttingProxy.ts';

const { database, query, fake, open, connectionString, closeLater } = orderDatabase();

/** A shop by HTTP whose way to the database can be cut, and a browser at it. */
async function openCut() {
  const proxy = await openCuttingProxy(connectionString());
  closeLater(() => proxy.close());
  const connection = { connectionString: proxy.connectionString };
  const own = openDatabase({ connection, poolSize: 2 }, createLog({ level: 'silent' }));
  closeLater(() => own.close());
  const { carts, checkouts } = await open(own);
  const { app } = await createTestApp();
  const known = { visitorOf: () => ({ member: false }), secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
  const browser = createBrowser(app);

  /** The database does it and its answer is lost; the caller is told to come back, does so, and is told that it is done. */
  async function loseAndAskAgain(statement: string, { method, path }: contract.Endpoint, body: unknown, key?: string) {
    const cuts = proxy.cuts();
    const headers: Record<string, string> = key === undefined ? {} : { [contract.headers.idempotencyKey]: key };
    proxy.loseAnswerTo(statement);
    const lost = await browser.send(method, path, body, headers);
    expect(proxy.cuts()).toBe(cuts + 1);
    expect(lost.json()).toMatchObject({ status: 503, errorCode: contract.errorCodes.databaseAway });
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    const again = await browser.send(method, path, body, headers);
    expect(again.statusCode, again.body).toBe(200);
    return again.json<unknown>();
  }
  return { browser, loseAndAskAgain };
}

test('OPS-01 a cart change whose answer was lost is asked for again and found done, once', async () => {
  const { browser, loseAndAskAgain } = await openCut();
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 } });
  await loseAndAskAgain('cart-save', contract.addItem, { sku: 'p2', quantity: 3 }, 'once');
  expect(quantities(await browser.ask(contract.getCart))).toMatchObject({ p1: 1, p2: 3 });
});

test('OPS-01 a checkout and an order whose commit was not answered are asked for again and found done, once', async () => {
  const { browser, loseAndAskAgain } = await openCut();
  const { distributionType: _, ...street } = neubau;
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await browser.ask(contract.setDistributionAddress, { body: neubau });
  const slotId = await insertSlot(database());
  await browser.ask(contract.setTimeSlot, { body: { id: slotId } });
  const person = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at' };
  await browser.ask(contract.setBillingAddress, { body: { ...person, ...street } });
  const { revision, priceInfo } = await browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards' } });

  const finalizing = { revision, priceInfo };
  const begun = (await loseAndAskAgain('commit', contract.finalizeCart, finalizing)) as { checkoutId: string };
  const { checkoutId } = begun;
  // The provider began the payment, and what is known of it here was not answered: still the same payment.
  await query('update payment set reference = null, hosted_url = null where checkout_id = $1', checkoutId);
  expect(await loseAndAskAgain('payment-reference', contract.finalizeCart, finalizing)).toMatchObject({ checkoutId });
  const payments = await query<{ reference: string }>(
    'select reference from payment where checkout_id in (select id from checkout where cart_id = (select cart_id from checkout where id = $1))',
    checkoutId,
  );
  expect(payments).toHaveLength(1);
  expect(fake.payments.size).toBe(1);

  fake.pay(payments[0]?.reference ?? '');
  const order = (await loseAndAskAgain('commit', contract.createOrder, { checkoutId })) as contract.Order;
  const orders = await query<{ number: string }>('select order_number::text as number from shop_order');
  expect(orders).toEqual([{ number: order.orderNumber }]);
  const [slot] = await query<{ booked: number }>('select booked from slot where id = $1', slotId);
  expect(slot?.booked).toBe(1);
});
