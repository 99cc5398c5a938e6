import * as contract from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { patient } from './patient.ts';
import { startSandboxServer } from './sandboxServer.ts';
import { createShopper, home } from './shopper.ts';
import { openWholeShop } from './wholeShop.ts';

let own: TestDatabase;
let database: Database;
let sandbox: Awaited<ReturnType<typeof startSandboxServer>>;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
let shopper: ReturnType<typeof createShopper>;

beforeAll(async () => {
  own = await createTestDatabase();
  sandbox = await startSandboxServer();
  const metrics = createMetrics({ process: false });
  const connection = { connectionString: own.connectionString };
  database = openDatabase({ connection, poolSize: 3, ...patient }, createLog({ level: 'silent' }), metrics);
  // Mails wait in the outbox: the jobs of this shop do not run by themselves.
  shop = await openWholeShop(database, { ...sandbox.env, SMTP_URL: 'smtp://127.0.0.1:1' }, metrics);
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await sandbox.close();
  await own.drop();
});
beforeEach(() => {
  sandbox.script.status = 'authorized';
  delete sandbox.script.away;
  shopper = createShopper(shop.app);
});

/** What `/metrics` tells of a series this moment; undefined where it tells nothing. */
async function figure(series: string): Promise<number | undefined> {
  const { body, statusCode } = await shop.app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** How much each of some series rises while something happens. */
async function expectRises(expected: Readonly<Record<string, number>>, work: () => Promise<unknown>): Promise<void> {
  const before = new Map<string, number>();
  for (const series of Object.keys(expected)) before.set(series, (await figure(series)) ?? 0);
  await work();
  const risen: Record<string, number> = {};
  for (const [series, value] of before) risen[series] = ((await figure(series)) ?? 0) - value;
  expect(risen).toEqual(expected);
}

const jobNamed = (name: string) => {
  const job = shop.jobs.find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  return job.run(new AbortController().signal);
};

test('OPS-05 payments of the provider that takes them are told from zero, before the first', async () => {
  for (const result of ['authorized', 'refused'])
    expect(await figure(`payments_total{provider="sandbox",result="${result}"}`)).toBe(0);
  expect(await figure('payments_total{provider="stripe",result="refused"}')).toBeUndefined();
});

test('OPS-05 an order counts as a checkout and as a payment of its provider, once', async () => {
  const rises = {
    'checkout_begins_total{outcome="begun"}': 1,
    'checkouts_total{outcome="ordered",initiator="REDIRECT"}': 1,
    'payments_total{provider="sandbox",result="authorized"}': 1,
    'payment_provider_seconds_count{provider="sandbox",call="create",result="answered"}': 1,
    'payment_provider_seconds_count{provider="sandbox",call="read",result="answered"}': 1,
    'idempotent_repeats_total{operation="order"}': 1,
  };
  await expectRises(rises, async () => {
    const checkoutId = await shopper.begin();
    expect((await shopper.comeBack(checkoutId)).statusCode).toBe(200);
    expect((await shopper.comeBack(checkoutId)).statusCode).toBe(200);
  });
});

test('OPS-05 a payment that was declined, and one whose shopper never came back, count as what became of them', async () => {
  sandbox.script.status = 'declined';
  const declined = {
    'checkouts_total{outcome="paymentDeclined",initiator="REDIRECT"}': 1,
    'payments_total{provider="sandbox",result="declined"}': 1,
    'checkouts_total{outcome="ordered",initiator="REDIRECT"}': 0,
  };
  await expectRises(declined, async () => shopper.comeBack(await shopper.begin()));

  sandbox.script.status = 'authorized';
  await expectRises({ 'checkouts_total{outcome="ordered",initiator="UNKNOWN"}': 1 }, async () => {
    const checkoutId = await createShopper(shop.app).begin();
    await database.query({
      text: `update payment set changed_at = changed_at - interval '1 hour' where checkout_id = $1`,
      values: [checkoutId],
    });
    await database.query({
      text: `update checkout set expires_at = expires_at - interval '1 hour' where id = $1`,
      values: [checkoutId],
    });
    await jobNamed('reconcile-payments');
  });
});

test('OPS-05 a provider that does not answer shows in checkouts and in its calls', async () => {
  const cart = await shopper.fill();
  sandbox.script.away = true;
  const rises = {
    'checkout_begins_total{outcome="paymentProviderAway"}': 1,
    'payment_provider_seconds_count{provider="sandbox",call="create",result="away"}': 1,
    'http_request_duration_seconds_count{method="POST",route="/api/carts/finalize",status="502"}': 1,
  };
  await expectRises(rises, () => shopper.finalize(cart));
});

test('OPS-05 a repeated change of a cart, and a change that another process was faster than, are counted', async () => {
  const key = { 'idempotency-key': 'the-same-key-twice' };
  const add = (headers = {}) => shopper.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 }, headers });
  await expectRises({ 'idempotent_repeats_total{operation="cart"}': 1 }, async () => {
    await add(key);
    await add(key);
  });
  const other = await openWholeShop(own.database);
  try {
    const elsewhere = createShopper(other.app);
    await expectRises({ 'cart_conflicts_total{outcome="retried"}': 1 }, async () => {
      for (const [name, value] of shopper.jar) if (name !== 'XSRF-TOKEN') elsewhere.jar.set(name, value);
      await elsewhere.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
      await add();
    });
  } finally {
    await other.close();
  }
});

test('OPS-05 slots that were shown count as an offer where one of the next two days is free', async () => {
  const look = () => shopper.ask(contract.checkCapacity, { body: { distributionAddress: home } });
  const series = (outcome: string) => `slot_offers_total{service="DELIVERY",outcome="${outcome}"}`;
  await expectRises({ [series('offered')]: 1, [series('none')]: 0 }, look);
  await database.query({ text: `update slot set booked = capacity where starts_at < now() + interval '2 days'` });
  await expectRises({ [series('offered')]: 0, [series('none')]: 1 }, look);
  await database.query({ text: 'update slot set booked = 0' });
});

test('OPS-05 a search that finds nothing is counted as such, and what was typed is in no label', async () => {
  const look = async (term: string) => {
    const path = contract.searchProducts.path.replace('{term}', term);
    return (await shopper.send('GET', `${path}?page=1&pageSize=5`)).json<{ readonly total: number }>();
  };
  const series = (outcome: string) => `searches_total{from="suggestions",outcome="${outcome}"}`;
  await expectRises({ [series('found')]: 1, [series('none')]: 1 }, async () => {
    expect((await look('p1')).total).toBeGreaterThan(0);
    expect((await look('xyzzyqwert')).total).toBe(0);
  });
  expect((await shop.app.inject({ url: '/metrics' })).body).not.toContain('xyzzyqwert');
});

test('OPS-05 what waits in the whole shop is told with its age: mails, tasks of payments, people’s work, lost holds', async () => {
  const order = await shopper.order();
  await database.query({ text: `update mail set next_try_at = now() - interval '90 seconds' where sent_at is null` });
  await expect.poll(() => figure('outbox_lag_seconds{outbox="mail"}')).toBeGreaterThan(89);

  await shopper.ask(contract.cancelOrder, { params: { orderNumber: order.orderNumber } });
  await database.query({ text: `update payment_task set next_try_at = now() - interval '2 minutes'` });
  await database.query({
    text: `update payment set attention = 'look' from shop_order
            where shop_order.checkout_id = payment.checkout_id and order_number = $1`,
    values: [order.orderNumber],
  });
  const next = createShopper(shop.app);
  await next.fill();
  await database.query({
    text: `update slot_hold set held_until = now() - interval '5 minutes' where cart_id = $1`,
    values: [next.jar.get(contract.cookies.cart)],
  });
  await expect.poll(() => figure('outbox_lag_seconds{outbox="payment_task"}')).toBeGreaterThan(119);
  expect(await figure('attention_cases{why="payment"}')).toBe(1);
  expect(await figure('attention_cases{why="slot"}')).toBe(0);
  expect(await figure('slot_holds_expired')).toBe(1);
  expect(await figure('mails_given_up')).toBe(0);

  await expectRises({ 'payments_total{provider="sandbox",result="voided"}': 1 }, () => jobNamed('settle-payments'));
  await expect.poll(() => figure('outbox_lag_seconds{outbox="payment_task"}')).toBe(0);
});

test('OPS-05 the pool tells its size, who works and who waits, and how long it took to get a connection', async () => {
  expect(await figure('database_pool_size')).toBe(3);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = [1, 2, 3].map(() => database.transaction(async () => held));
  const before = (await figure('database_pool_acquire_seconds_count')) ?? 0;
  const waiting = shopper.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 } });
  await expect.poll(() => figure('database_pool_waiting')).toBeGreaterThan(0);
  expect(await figure('database_pool_busy')).toBe(3);
  release();
  await Promise.all([...holding, waiting]);
  expect(await figure('database_pool_acquire_seconds_count')).toBeGreaterThan(before);
  expect(await figure('database_pool_waiting')).toBe(0);
});

test('OPS-05 every step of an order’s life is one line with its number and the request or the job it happened in', async () => {
  const { orderNumber } = await (async () => {
    const checkoutId = await shopper.begin();
    const answer = await shopper.comeBack(checkoutId, { 'x-request-id': 'coming-back-1' });
    return answer.json<contract.Order>();
  })();
  const cancel = contract.cancelOrder.path.replace('{orderNumber}', orderNumber);
  await shopper.send('POST', cancel, undefined, { 'x-request-id': 'cancelling-1' });
  await jobNamed('settle-payments');
  const life = shop.lines.filter((line) => line.orderNumber === orderNumber);
  expect(life.map(({ step, requestId, job, message }) => ({ step, by: requestId ?? job, message }))).toEqual([
    { step: 'placed', by: 'coming-back-1', message: 'an order went on' },
    { step: 'authorized', by: 'coming-back-1', message: 'an order went on' },
    { step: 'cancelled', by: 'cancelling-1', message: 'an order went on' },
    { step: 'voided', by: 'settle-payments', message: 'an order went on' },
  ]);
  expect(JSON.stringify(life)).not.toMatch(/anna|huber|neubaugasse/i);
});

// The last one: the database of this file only reads afterwards.
test('OPS-05 a database that is away is counted by its kind, also one that became a standby', async () => {
  const name = new URL(own.connectionString).pathname.slice(1);
  const readOnly = 'database_away_total{kind="readOnly"}';
  const before = (await figure(readOnly)) ?? 0;
  const add = () => shopper.send('POST', contract.addItem.path, { sku: 'p1', quantity: 1 });
  await shopper.ask(contract.getCart).catch(() => undefined);
  await own.database.query({ text: `alter database ${name} set default_transaction_read_only = on` });
  await own.database.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    values: [name],
  });
  await expect.poll(async () => ((await add()).statusCode === 503 ? figure(readOnly) : 0)).toBeGreaterThan(before);
  expect((await shop.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});
