import { expect, test } from 'vitest';
import { insertSlot } from '../service/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { reconcile } from './reconcile.ts';
import { checkoutDatabase, ordered } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, insertCustomer, insertGiftCard, readyCart } from './testing/checkoutShop.ts';
import { killWhenStill } from './testing/killWhenStill.ts';
import { serveProvider } from './testing/providerByWire.ts';
import type { Job } from './testing/stoppedJobs.ts';

const { database, query, fake, open, stateOf, begun, booked, wait, connectionString, closeLater } = checkoutDatabase();

/** Every job stands still before its step; then the process is killed. Answers which of them had come to their end. */
async function killAt(jobs: readonly Job[]): Promise<ReadonlySet<number>> {
  const served = await serveProvider(fake.provider);
  closeLater(() => served.close());
  const script = new URL('./testing/stoppedJobs.ts', import.meta.url);
  return killWhenStill(database(), script, [connectionString(), served.url, JSON.stringify(jobs)], jobs.length);
}

const pass = { lineItemId: 'year', name: 'Year', price: 4900 };

/** More steps than any job has. */
const never = 1000;

const steps = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('CHK-06 killed at every step of placeOrder: one order each, paid, with one mail and one place, once somebody looks', async () => {
  const shop = await open();
  const jobs = [];
  for (const stopAt of steps(30)) {
    const customerId = await insertCustomer(database());
    // Each has one of its own: whoever stands still keeps what it has locked.
    const slotId = await insertSlot(database());
    const one = await begun(shop, { slotId, customerId });
    // With all that an order may bring: a method to keep, offered first from now on, and a pass.
    await query('update payment set save_method = true, set_primary = true where id = $1', one.paymentId);
    await query('update checkout set attempt = attempt || $2 where id = $1', one.checkoutId, { pass });
    fake.pay(one.reference, { token: `tok-${stopAt}`, brand: 'Visa', name: '4242', expiryMonth: 1, expiryYear: 2099 });
    jobs.push({ ...one, slotId, customerId, stopAt, kind: 'place' as const });
  }
  const done = await killAt(jobs);
  // Today there are some twenty: whoever was to stop later has come to its end, so none was left out.
  expect(done.size, 'later steps than there are').toBeGreaterThan(0);
  expect(done.size, 'steps').toBeLessThan(5);

  for (const { cartId } of jobs) {
    const { cart, checkout, payment, orders, mails } = await stateOf(cartId);
    expect([cart, checkout, payment, orders, mails]).toEqual(
      orders === 1 ? ['ORDERED', 'ORDERED', 'AUTHORIZED', 1, 1] : ['FINALIZED', 'OPEN', 'CREATED', 0, 0],
    );
  }
  await wait(3);
  await reconcile(shop.checkouts);
  for (const { cartId, customerId, slotId } of jobs) {
    expect(await stateOf(cartId)).toEqual(ordered);
    expect(await booked(slotId)).toBe(1);
    const rows = await query(
      `select orders_delivered as orders,
              (select count(*)::integer from saved_payment_method where customer_id = customer.id) as methods,
              (select count(*)::integer from delivery_pass where customer_id = customer.id) as passes,
              (select times from purchase where customer_id = customer.id and sku = 'p1') as bought
         from customer where id = $1`,
      customerId,
    );
    expect(rows).toEqual([{ orders: 1, methods: 1, passes: 1, bought: 1 }]);
  }
  expect(fake.charged()).toHaveLength(jobs.length);
});

test('CHK-02 killed at every step of finalizing: the cart is open or its one checkout goes on; nothing is claimed twice', async () => {
  const shop = await open();
  const before = fake.charged().length;
  await query(`insert into discount_code (code, name, kind, value, valid_from, valid_until)
               select 'CLAIM' || number, 'Claimed', 'amount', 100, now() - interval '1 day', now() + interval '1 day'
                 from generate_series(1, 20) as number`);
  const jobs = [];
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'credit-cards' }] as const;
  for (const stopAt of steps(20)) {
    const customerId = await insertCustomer(database());
    await insertGiftCard(database(), customerId, 10_000);
    const caller = await readyCart(shop.carts, { customerId, code: `CLAIM${stopAt}`, payments });
    jobs.push({ caller, customerId, stopAt, kind: 'finalize' as const });
  }
  const done = await killAt(jobs);
  expect(done.size).toBeGreaterThan(0);
  expect(done.size).toBeLessThan(5);
  for (const { caller, customerId } of jobs) {
    const { cart, checkout } = await stateOf(caller.cartId ?? '');
    expect([cart, checkout]).toEqual(checkout ? ['FINALIZED', 'OPEN'] : ['OPEN', null]);
    const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
    const [payment] = await query<{ reference: string }>(
      'select reference from payment where checkout_id = $1',
      checkoutId,
    );
    fake.pay(payment?.reference ?? '');
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
    expect(await stateOf(caller.cartId ?? '')).toEqual(ordered);
    const [wallet] = await query('select balance from gift_card where customer_id = $1', customerId);
    expect(wallet).toEqual({ balance: 9000 });
  }
  expect(await query(`select code from discount_code where code like 'CLAIM%' and applications <> 1`)).toEqual([]);
  expect(fake.charged()).toHaveLength(before + jobs.length);
});

test('CHK-06 two processes at the same checkouts: one order each, no matter which was first', async () => {
  const shop = await open();
  const jobs = [];
  for (let count = 0; count < 12; count++) {
    const one = await begun(shop);
    one.pay();
    jobs.push({ ...one, stopAt: never, kind: 'place' as const });
  }
  const own = Promise.all(
    jobs.map(async ({ checkoutId }, at) => {
      // Spread over the other's start, so that they meet.
      await new Promise((resolve) => setTimeout(resolve, 300 + at * 100));
      return placeOrder(shop.checkouts, checkoutId, 'WEBHOOK');
    }),
  );
  expect((await killAt(jobs)).size).toBe(jobs.length);
  for (const result of await own) expect(result).toHaveProperty('orderNumber');
  for (const { cartId } of jobs) expect(await stateOf(cartId)).toEqual(ordered);
});
