import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '../../order/operations/cancelOrder.ts';
import { refundOrder } from '../../order/operations/refundOrder.ts';
import { orderDatabase } from '../../order/testing/orderShop.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { startJobs } from '../../platform/jobs/startJobs.ts';
import { settleJob, settlePayments } from './settlePayments.ts';

const { database, query, fake, open, money, closeLater } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

async function cancelledOrders(count: number): Promise<readonly string[]> {
  const numbers = [];
  for (let at = 0; at < count; at++) numbers.push(await shop.placed());
  await Promise.all(numbers.map((orderNumber) => cancelOrder(shop.orders, orderNumber)));
  return numbers;
}

test('CUST-13 several that settle at once tell the provider of each payment once', async () => {
  const numbers = await cancelledOrders(4);
  fake.calls.length = 0;
  const settled = await Promise.all([shop.settle(), shop.settle(), shop.settle()]);
  expect(settled.reduce((sum, one) => sum + one, 0)).toBe(4);
  expect(fake.calls.filter((call) => call === 'void')).toHaveLength(4);
  for (const orderNumber of numbers) expect((await money(orderNumber)).status).toBe('VOIDED');
});

test('CUST-13 an answer that was lost is asked for again, and nothing is noted twice', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  fake.script.away = 'answerLost';
  expect(await shop.settle()).toBe(0);
  delete fake.script.away;
  await query('update payment_task set next_try_at = now() where done_at is null');
  expect(await shop.settle()).toBe(1);
  expect(await shop.settle()).toBe(0);
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: 4479 });
});

test('CUST-13 what another process decided is heard of and told at once', async () => {
  const { log } = captureLog();
  const job = settleJob({ database: database(), payments: shop.checkouts.payments, log });
  const settling = await startJobs([job], { database: database(), log });
  closeLater(() => settling.close());
  const [orderNumber = ''] = await cancelledOrders(1);
  await expect.poll(async () => (await money(orderNumber)).status).toBe('VOIDED');
});

test('CUST-13 what the provider let go of by itself is not let go of again', async () => {
  const orderNumber = await shop.placed();
  const { reference } = await money(orderNumber);
  fake.set(reference, 'voided');
  await cancelOrder(shop.orders, orderNumber);
  fake.calls.length = 0;
  expect(await shop.settle()).toBe(1);
  expect(fake.calls).toEqual(['read']);
  expect((await money(orderNumber)).status).toBe('VOIDED');
});

test('CUST-13 a task that two processes tell at once is noted once', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  await shop.settle();
  await refundOrder(shop.orders, orderNumber, { amount: 1000 });
  const { refund } = fake.provider;
  let calls = 0;
  fake.provider.refund = async (...ask) => {
    // So slow that another process takes it for forgotten, and is done first.
    if (++calls === 1) {
      await query('update payment_task set next_try_at = now() where done_at is null');
      await shop.settle();
    }
    return refund(...ask);
  };
  await shop.settle();
  fake.provider.refund = refund;
  expect(calls).toBe(2);
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', refunded: 1000 });
});

test('CUST-13 one that is to stop ends after what it has in hand, and the rest is told by the next', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  await cancelOrder(shop.orders, orderNumber, { reason: 'No bread' });
  const { log } = captureLog();
  const parts = { database: database(), payments: shop.checkouts.payments, log };
  expect(await settlePayments(parts, AbortSignal.abort())).toBe(1);
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', refunded: 0 });
  expect(await settlePayments(parts, new AbortController().signal)).toBe(1);
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', refunded: 4479 });
});

test('CUST-13 many that cannot be told keep nobody else waiting, and the log says which and why', async () => {
  await query(
    `with ids as materialized (select gen_random_uuid() as id from generate_series(1, 20)),
          carts as (insert into cart (id, document) select id, '{}' from ids),
          checkouts as (insert into checkout (id, cart_id, browser_hash, attempt, total, expires_at)
                        select id, id, sha256('x'), '{}', 0, now() from ids),
          payments as (insert into payment (id, checkout_id, provider, method_key, amount, currency, reference)
                       select id, id, 'gone', 'credit-cards', 100, 'EUR', id::text from ids)
     insert into payment_task (payment_id, kind, amount, next_try_at)
     select id, 'void', 0, now() - interval '1 minute' from ids`,
  );
  const [orderNumber = ''] = await cancelledOrders(1);
  shop.lines.length = 0;
  expect(await shop.settle()).toBe(1);
  expect((await money(orderNumber)).status).toBe('VOIDED');
  const waiting = shop.lines.filter(({ level }) => level === 'warn');
  expect(waiting).toHaveLength(20);
  expect(waiting[0]).toMatchObject({
    payment: expect.any(String),
    kind: 'void',
    tries: 1,
    err: { message: 'this shop has no provider gone' },
  });
  expect(shop.lines.filter(({ level }) => level === 'info')).toMatchObject([{ kind: 'void', amount: 0 }]);
});

test('CUST-13 what a provider refuses is in the log as an error, with its payment', async () => {
  const orderNumber = await shop.placed();
  const { reference } = await money(orderNumber);
  fake.set(reference, 'expired');
  await cancelOrder(shop.orders, orderNumber);
  shop.lines.length = 0;
  await shop.settle();
  const paymentId = fake.payments.get(reference)?.paymentId;
  expect(shop.lines).toMatchObject([
    { level: 'error', payment: paymentId, err: { message: 'fake refused: is expired' } },
  ]);
});

test('CUST-13 one that was settled stays so, and is in the log, where its order cannot be told of it', async () => {
  const [orderNumber = ''] = await cancelledOrders(1);
  const { log, lines } = captureLog();
  const parts = { database: database(), payments: shop.checkouts.payments, log };
  const onSettled = () => Promise.reject(new Error('the database is away'));
  expect(await settlePayments({ ...parts, onSettled })).toBe(1);
  expect((await money(orderNumber)).status).toBe('VOIDED');
  expect(lines).toMatchObject([
    {
      level: 'warn',
      message: 'a payment was settled, but not told to its order',
      checkoutId: expect.any(String),
      done: [{ kind: 'void' }],
      err: { message: 'the database is away' },
    },
    { level: 'info', message: 'a payment was settled', kind: 'void' },
  ]);
});
