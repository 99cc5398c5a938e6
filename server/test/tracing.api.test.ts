import { join } from 'node:path';
import * as contract from '@trolley/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markImported } from '../src/catalogue/storage/feedState.ts';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { startTracing } from '../src/platform/tracing/startTracing.ts';
import { currentTracer } from '../src/platform/tracing/tracing.ts';
import { bundle } from './bundle.ts';
import { freePort } from './freePort.ts';
import { attributesOf, startOtlpReceiver } from './otlpReceiver.ts';
import { runProgram } from './program.ts';
import { startSandboxServer } from './sandboxServer.ts';
import { createShopper } from './shopper.ts';
import { openWholeShop } from './wholeShop.ts';

const proxy = { 'x-forwarded-for': '203.0.113.9' };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const sampled = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };

let own: TestDatabase;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let sandbox: Awaited<ReturnType<typeof startSandboxServer>>;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  own = await createTestDatabase();
  receiver = await startOtlpReceiver();
  sandbox = await startSandboxServer();
  closing.push(
    () => own.drop(),
    () => receiver.close(),
    () => sandbox.close(),
  );
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A shop behind a proxy of this machine; `sent` ends the tracing, after which everything has been sent. */
async function tracedShop(ratio: number) {
  const end = await startTracing({ endpoint: receiver.endpoint, ratio, serviceName: 'trolley' });
  closing.push(end);
  const env = { ...sandbox.env, TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:1' };
  const shop = await openWholeShop(own.database, env);
  closing.push(() => shop.close());
  const shopper = createShopper(shop.app);
  const sent = async () => {
    await end();
    return receiver.spans;
  };
  return { shop, shopper, sent };
}

test('OPS-05 an order is one trace from the proxy in front through the seams of the shop to the provider', async () => {
  const { shop, shopper, sent } = await tracedShop(0);
  const cart = await shopper.fill();
  const finalized = await shopper.send(
    'POST',
    contract.finalizeCart.path,
    { revision: cart.revision, priceInfo: cart.priceInfo },
    { ...proxy, ...sampled },
  );
  const { checkoutId } = finalized.json<{ checkoutId: string }>();
  expect(
    (await shopper.comeBack(checkoutId, { ...proxy, ...sampled, 'x-request-id': 'with-a-trace' })).statusCode,
  ).toBe(200);
  await shopper.send('POST', contract.addItem.path, { sku: 'p1', quantity: 1 }, { ...proxy, ...sampled });
  const spans = await sent();
  expect(receiver.paths.every((path) => path === 'POST /v1/traces')).toBe(true);
  expect([...new Set(spans.map((span) => span.traceId))], 'nothing else was asked to be traced').toEqual([traceId]);

  const byName = (name: string) => spans.filter((span) => span.name === name);
  const parentOf = (span: (typeof spans)[number]) => spans.find(({ spanId }) => spanId === span.parentSpanId)?.name;
  const [settle] = byName('checkout settle');
  expect(settle && [parentOf(settle), attributesOf(settle)]).toEqual([
    'POST /api/checkout',
    { 'checkout.initiator': 'REDIRECT' },
  ]);
  expect(byName('checkout begin').map(parentOf)).toEqual(['POST /api/carts/finalize']);
  expect(byName('cart change').map(attributesOf)).toEqual([{ 'cart.change': 'addItem' }]);
  expect(byName('payment create').map(parentOf)).toEqual(['checkout begin']);
  const [server] = byName('POST /api/checkout');
  expect(server?.parentSpanId).toBe('b7ad6b7169203331');
  expect(server && attributesOf(server)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/checkout',
    'http.response.status_code': 200,
  });
  expect(byName('query').length).toBeGreaterThan(5);
  expect(byName('query').map((span) => attributesOf(span)['db.query.summary'])).toContain('cart-insert');

  const create = byName('payment create')[0];
  const told = sandbox.asked.find(({ method }) => method === 'POST')?.headers.traceparent;
  expect(told, 'the provider is told').toBe(`00-${traceId}-${create?.spanId}-01`);
  expect(JSON.stringify(spans)).not.toMatch(/anna|huber|neubaugasse|example\.at/i);

  const lines = shop.lines.filter(({ requestId }) => requestId === 'with-a-trace');
  expect(lines.map(({ message, trace_id }) => [message, trace_id])).toEqual([
    ['an order went on', traceId],
    ['an order went on', traceId],
    ['answered', traceId],
  ]);
});

test('OPS-05 what is not in the sample stays out of it with all its parts', async () => {
  const { shopper, sent } = await tracedShop(0.5);
  for (let at = 0; at < 20; at += 1) await shopper.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 } });
  const spans = await sent();
  const changes = spans.filter(({ name }) => name === 'cart change');
  const requests = spans.filter(({ name }) => name === `POST ${contract.addItem.path}`);
  expect(new Set(changes.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set(requests.map(({ spanId }) => spanId)),
  );
  expect(requests.length).toBeLessThan(20);
});

test('OPS-05 whoever is no proxy of ours cannot have requests traced, and the share decides', async () => {
  const { shopper, sent } = await tracedShop(0);
  await shopper.send('POST', contract.addItem.path, { sku: 'p1', quantity: 1 }, sampled);
  await shopper.send('POST', contract.addItem.path, { sku: 'p1', quantity: 1 }, proxy);
  expect(await sent()).toEqual([]);
});

test('OPS-05 with a share of all every request is a trace of its own, and a failure shows by its kind alone', async () => {
  const { shopper, sent } = await tracedShop(1);
  const cart = await shopper.fill();
  sandbox.script.away = true;
  expect((await shopper.finalize(cart)).statusCode).toBe(502);
  const spans = await sent();
  const failed = spans.filter(({ status }) => status?.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(['payment create', 'POST /api/carts/finalize']);
  expect(failed[0] && attributesOf(failed[0])).toEqual({
    'payment.provider': 'sandbox',
    'payment.call': 'create',
    'error.type': 'ProviderAway',
  });
  expect(new Set(spans.map((span) => span.traceId)).size).toBeGreaterThan(3);
});

test('OPS-05 mails are traced where they are sent, by their kind', async () => {
  const { shop, shopper, sent } = await tracedShop(1);
  await shopper.order();
  const send = shop.jobs.find(({ name }) => name === 'send-mails');
  await send?.run(new AbortController().signal);
  const mails = (await sent()).filter(({ name }) => name === 'mail send');
  expect(mails.length).toBeGreaterThan(0);
  expect(mails[0] && attributesOf(mails[0])).toMatchObject({ 'mail.tries': 1, 'error.type': 'Error' });
  expect(JSON.stringify(mails)).not.toContain('example.at');
});

test('OPS-05 a whole shop traces snapshots and pages, sends what is left when it ends, and tells the age of its snapshot', async () => {
  const program = await bundle(join(import.meta.dirname, 'shop.ts'));
  closing.push(async () => program.remove());
  await markImported(own.database);
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), DATABASE_URL: own.connectionString },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' },
  };
  const running = runProgram(program.file, { env });
  closing.push(async () => running.isRunning() && running.stop());
  await running.printed('Trolley is open');
  expect((await fetch(`http://127.0.0.1:${port}/impressum?x=1`)).status).toBeLessThan(500);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const age = Number(/^snapshot_age_seconds (\S+)$/m.exec(metrics)?.[1]);
  expect(age).toBeLessThan(60);
  for (const part of ['catalogue', 'content', 'words'])
    expect(metrics).toMatch(new RegExp(`^snapshot_load_seconds_count\\{part="${part}"\\} [1-9]`, 'm'));
  expect(metrics).toMatch(/^database_pool_size 10$/m);
  expect(await running.stop()).toBe(0);
  const names = new Set(receiver.spans.map(({ name }) => name));
  for (const name of ['snapshot load', 'snapshot part', 'page load', 'page render', 'GET /*', 'query'])
    expect([...names]).toContain(name);
});

test('OPS-05 without an endpoint nothing is traced', async () => {
  await startTracing(undefined);
  expect(currentTracer()).toBeUndefined();
  const shop = await openWholeShop(own.database, { ...sandbox.env, TRUST_PROXY: 'loopback' });
  closing.push(() => shop.close());
  const shopper = createShopper(shop.app);
  await shopper.send('POST', contract.addItem.path, { sku: 'p1', quantity: 1 }, { ...proxy, ...sampled });
  expect(JSON.stringify(shop.lines)).not.toContain('trace_id');
  await shopper.begin();
  expect(sandbox.asked[0]?.headers).not.toHaveProperty('traceparent');
});
