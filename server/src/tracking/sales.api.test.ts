import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TrackingSettings } from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOrder } from '../checkout/placeOrder.ts';
import { forgetVisitorsOf } from '../forgetVisitorsOf.ts';
import { cancelOrder } from '../order/operations/cancelOrder.ts';
import { refundOrder } from '../order/operations/refundOrder.ts';
import { orderDatabase } from '../order/testing/orderShop.ts';
import { captureLog } from '../platform/http/testing.ts';
import { reportSales } from './reportSales.ts';

const { database, query, open } = orderDatabase();
const visitor = { clientId: '1234567890.1700000000', visitorId: '0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f' };

interface Told {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
let told: Told[] = [];
let answer: number | 'silence' = 204;
let sink: Server;
let settings: TrackingSettings;
let shop: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  sink = createServer((request, response) => {
    void text(request).then((json) => {
      told.push({ path: request.url ?? '', body: JSON.parse(json) as Told['body'] });
      if (answer !== 'silence') response.writeHead(answer).end();
    });
  });
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  const host = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  settings = {
    ...{ counting: true, dataLayer: false, vitalsPercent: 0 },
    umami: { host, website: '7b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f', consent: 'statistic' },
    measurement: { url: `${host}/mp/collect`, measurementId: 'G-TEST1234' },
  };
  shop = await open(database(), 'feldmarkt', settings);
});
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});
beforeEach(async () => {
  told = [];
  answer = 204;
  await query('truncate sale_report, visit_event');
});

const report = () =>
  reportSales({
    ...{ database: database(), settings, secret: 'sesame', hostname: 'shop.example', log: captureLog().log },
    timeoutMs: 300,
  });
const later = () => query('update sale_report set next_try_at = now()');
const names = () =>
  told.map(({ path, body }) => {
    const { events, payload } = body as { events?: { name: string }[]; payload?: { name: string } };
    return `${path.split('?')[0]} ${events?.[0]?.name ?? payload?.name}`;
  });
const cheese = { lineItemId: 'cheese', quantity: 4, grams: 200 };
const placed = (ids?: typeof visitor) => shop.placed({ cheese: true }, undefined, ids);

test('CONS-08 a purchase is told by the server, once for each, with deposit apart and the ids of the browser', async () => {
  const orderNumber = await placed(visitor);
  await Promise.all([report(), report()]);
  await report();
  expect(names().toSorted()).toEqual(['/api/send purchase', '/mp/collect purchase']);
  const { priceInfo } = await shop.orders.show(orderNumber);
  const google = told.find(({ path }) => path.startsWith('/mp/'));
  expect(google?.path).toBe('/mp/collect?measurement_id=G-TEST1234&api_secret=sesame');
  expect(google?.body).toMatchObject({
    client_id: visitor.clientId,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: orderNumber,
          currency: 'EUR',
          value: priceInfo.orderValue / 100,
          deposit: priceInfo.depositFees / 100,
          user_type: 'guest',
          shipping_tier: 'DELIVERY',
          items: [{ item_id: 'p1', quantity: 20 }, { item_id: 'cheese' }],
        },
      },
    ],
  });
  expect(told.find(({ path }) => path === '/api/send')?.body).toMatchObject({
    type: 'event',
    payload: { id: visitor.visitorId, name: 'purchase', data: { revenue: priceInfo.orderValue / 100 } },
  });
  expect(JSON.stringify(told)).not.toMatch(/huber|anna|neubau/i);
});

test('who did not allow statistics is told to nobody, but counted', async () => {
  const orderNumber = await placed();
  await report();
  expect(told).toEqual([]);
  const { priceInfo } = await shop.orders.show(orderNumber);
  expect(await query('select name, user_type, detail, cents from visit_event')).toEqual([
    { name: 'purchase', user_type: 'guest', detail: 'DELIVERY', cents: priceInfo.orderValue },
  ]);
});

test('an order that is placed twice is told once', async () => {
  const orderNumber = await placed(visitor);
  const [row] = await query<{ id: string }>(
    'select checkout_id as id from shop_order where order_number = $1',
    orderNumber,
  );
  await Promise.all([
    placeOrder(shop.checkouts, row?.id ?? '', 'WEBHOOK'),
    placeOrder(shop.checkouts, row?.id ?? '', 'REDIRECT'),
  ]);
  await report();
  expect(told).toHaveLength(2);
  expect(await query(`select from visit_event where name = 'purchase'`)).toHaveLength(1);
});

test('an endpoint that fails or is silent is tried again, one that refuses is not', async () => {
  await placed(visitor);
  answer = 'silence';
  await report();
  answer = 503;
  await later();
  await report();
  await report();
  expect(told).toHaveLength(4);
  answer = 200;
  await later();
  await report();
  await later();
  await report();
  expect(told).toHaveLength(6);
  await placed(visitor);
  answer = 400;
  await report();
  await later();
  await report();
  expect(told).toHaveLength(8);
  expect(await query('select refused from sale_report where refused is not null')).toEqual([
    { refused: 'answered 400' },
    { refused: 'answered 400' },
  ]);
});

test('CONS-08 after picking what an order really costs is told, and as a refund where it became cheaper', async () => {
  const orderNumber = await placed(visitor);
  const before = (await shop.orders.show(orderNumber)).priceInfo.orderValue;
  await report();
  told = [];
  await shop.handOver(orderNumber, [{ lineItemId: 'p1', quantity: 18 }, cheese]);
  await report();
  const after = (await shop.orders.show(orderNumber)).priceInfo.orderValue;
  expect(after).toBeLessThan(before);
  expect(names().toSorted()).toEqual(['/api/send order_final', '/mp/collect order_final', '/mp/collect refund']);
  const events = told.flatMap(({ body }) => (body as { events?: { name: string; params: object }[] }).events ?? []);
  expect(events.find(({ name }) => name === 'order_final')?.params).toMatchObject({
    transaction_id: orderNumber,
    value: after / 100,
    estimated_value: before / 100,
  });
  expect(events.find(({ name }) => name === 'refund')?.params).toMatchObject({ value: (before - after) / 100 });
});

test('a cancelled order is told as a refund of all its goods, a credit note of its amount', async () => {
  const cancelled = await placed(visitor);
  const { orderValue } = (await shop.orders.show(cancelled)).priceInfo;
  await cancelOrder(shop.orders, cancelled);
  const handed = await placed(visitor);
  await shop.handOver(handed, [cheese]);
  await shop.settle();
  await refundOrder(shop.orders, handed, { amount: 199 });
  expect(
    await query(`select event -> 'params' ->> 'transaction_id' as number, event -> 'params' ->> 'value' as value
                   from sale_report where kind = 'refund' and sink = 'umami' order by id`),
  ).toEqual([
    { number: cancelled, value: String(orderValue / 100) },
    { number: handed, value: '1.99' },
  ]);
});

test('once statistics are refused nothing more is told of the orders of this browser, nor what still waited', async () => {
  const [reported, waiting] = [await placed(visitor), await placed(visitor)];
  await report();
  await query('update sale_report set done_at = null where order_number = $1', waiting);
  told = [];
  const withdraw = forgetVisitorsOf({ database: database(), orders: shop.orders });
  await withdraw({ browser: 'another' });
  await withdraw({});
  expect(await query('select from checkout_visitor')).not.toEqual([]);
  await withdraw({ browser: 'browser' });
  await later();
  await shop.handOver(reported, [cheese]);
  await cancelOrder(shop.orders, waiting);
  await report();
  expect(told).toEqual([]);
  expect(await query('select from checkout_visitor')).toEqual([]);
  const left = await query<{ number: string }>('select distinct order_number as number from sale_report');
  expect(left, 'what was told stays known as told').toEqual([{ number: reported }]);
});

test('an order that is placed while statistics are refused is told to nobody', async () => {
  await query('delete from checkout_visitor');
  const withdraw = forgetVisitorsOf({ database: database(), orders: shop.orders });
  await shop.placed({ cheese: true }, () => withdraw({ browser: 'browser' }), visitor);
  await report();
  expect(told).toEqual([]);
});
