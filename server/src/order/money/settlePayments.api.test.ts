import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { keptLog } from '../../platform/http/testing.ts';
import { startJobs } from '../../platform/jobs/startJobs.ts';
import { cancelOrder } from '../operations/cancelOrder.ts';
import { refundOrder } from '../operations/refundOrder.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { settleJob } from './settleJob.ts';

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
  const { log } = keptLog();
  const job = settleJob({ database: database(), payments: shop.checkouts.payments, log });
  const settling = await startJobs([job], { database: database(), log });
  closeLater(() => settling.close());
  const [orderNumber = ''] = await cancelledOrders(1);
  for (let tries = 0; tries < 100 && (await money(orderNumber)).status !== 'VOIDED'; tries++) await setTimeout(20);
  expect((await money(orderNumber)).status).toBe('VOIDED');
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
