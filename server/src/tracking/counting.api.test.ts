import { countEvents, reportVitals, type TrackedEvent } from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { showFigures } from './command/showFigures.ts';
import { selectFigures } from './queries.ts';
import { trackingRoutes } from './routes.ts';
import { sumVisits } from './sumVisits.ts';

const timeZone = 'Europe/Vienna';
const metrics = createMetrics({ process: false });
let own: TestDatabase;
let post: (body: unknown, headers?: Record<string, string>, path?: string, from?: string) => Promise<number>;

beforeAll(async () => {
  own = await createTestDatabase();
  const { app } = await createTestApp({ metrics });
  const known = { isProduct: (sku: string) => sku === '100', isPage: (path: string) => path === '/rezepte' };
  trackingRoutes(app, { database: own.database, counting: true, known, metrics });
  post = async (payload, headers = {}, path = countEvents.path, remoteAddress = '127.0.0.1') =>
    (await app.inject({ method: 'POST', url: path, payload: payload as object, headers, remoteAddress })).statusCode;
});
afterAll(() => own.drop());
beforeEach(() => own.database.query({ text: 'truncate visit_event, visit_sum' }));

const context = { page_path: '/', route: 'index', user_type: 'guest' } as const;
const search = (search_term: string): TrackedEvent => ({
  ...{ name: 'view_search_results', ...context, search_term, results: 0, zero_results: true },
});
const item = { item_id: '100', item_name: 'Milch', price: 1.49, quantity: 2 };
const added: TrackedEvent = {
  ...{ name: 'add_to_cart', ...context, currency: 'EUR', value: 2.98 },
  items: [item],
};
const rows = <Row>(text: string) => own.database.query<Row>({ text });

test('CONS-08 the shop counts for itself: a beacon without cookie and token is taken, and no column names anybody', async () => {
  expect(await post({ events: [{ name: 'page_view', ...context }, added] })).toBe(204);
  const stored = await rows<Record<string, unknown>>('select * from visit_event order by name desc');
  expect(stored).toMatchObject([
    { name: 'page_view', route: 'index', user_type: 'guest', detail: '' },
    { name: 'add_to_cart', detail: '100', quantity: 2, cents: 298 },
  ]);
  expect(Object.keys(stored[0] ?? {})).toEqual([
    ...['at', 'name', 'route', 'user_type', 'detail', 'quantity', 'cents', 'id'],
  ]);
});

test('what is not an event, too much of it, or more than it should say is refused; crawlers are not counted', async () => {
  const view = { name: 'page_view', ...context };
  expect(await post({ events: [] })).toBe(400);
  expect(await post({ events: Array.from({ length: 51 }, () => view) })).toBe(400);
  expect(await post({ events: [{ ...view, name: 'purchase' }] })).toBe(400);
  expect(await post({ events: [{ ...view, email: 'anna@example.at' }] })).toBe(400);
  expect(await post({ events: [{ ...view, page_path: 'a\u0000' }] })).toBe(400);
  expect(await post({ events: [view] }, { 'user-agent': 'Googlebot/2.1' })).toBe(204);
  expect(await rows('select from visit_event')).toHaveLength(0);
});

test('what one address sends beyond a shopper’s measure is answered, but not counted; others are', async () => {
  const events = Array.from({ length: 50 }, () => ({ name: 'page_view', ...context }));
  // No minute ends in the middle.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const postFrom = (address: string, body: object) => post(body, {}, countEvents.path, address);
  const codes = [];
  for (let at = 0; at < 25; at++) codes.push(await postFrom('192.0.2.7', { events }));
  expect(new Set(codes)).toEqual(new Set([204]));
  expect(await rows('select from visit_event')).toHaveLength(1000);
  // All items of one event are rows of it.
  const items = Array.from({ length: 200 }, () => item);
  for (let at = 0; at < 6; at++) expect(await postFrom(`2001:db8::${at}`, { events: [{ ...added, items }] })).toBe(204);
  expect(await rows(`select from visit_event where name = 'add_to_cart'`)).toHaveLength(1000);
  await postFrom('192.0.2.8', { events });
  expect(await rows('select from visit_event')).toHaveLength(2050);
});

test('at night events become sums, once; words few searched for are not told', async () => {
  const events = [added, added, ...['soja', 'soja', 'soja', 'ein seltenes wort'].map(search)];
  await post({ events });
  await rows(`update visit_event set at = '2026-11-16T23:30:00Z'`);
  await post({ events: [added] });
  const { log } = captureLog();
  const sum = () => sumVisits({ database: own.database, timeZone, log });
  await Promise.all([sum(), sum()]);
  await sum();
  expect(
    await rows('select day::text, name, detail, events, quantity, cents from visit_sum order by name, detail'),
  ).toEqual([
    { day: '2026-11-17', name: 'add_to_cart', detail: '100', events: 2, quantity: 4, cents: 596 },
    { day: '2026-11-17', name: 'search_zero_results', detail: '', events: 1, quantity: 1, cents: 0 },
    { day: '2026-11-17', name: 'search_zero_results', detail: 'soja', events: 3, quantity: 3, cents: 0 },
    { day: '2026-11-17', name: 'view_search_results', detail: '', events: 1, quantity: 0, cents: 0 },
    { day: '2026-11-17', name: 'view_search_results', detail: 'soja', events: 3, quantity: 0, cents: 0 },
  ]);
  expect(await rows('select from visit_event')).toHaveLength(1);
  const figures = await selectFigures(own.database, { from: '2026-11-17', timeZone });
  const shown = showFigures(figures, { from: '2026-11-17', currency: 'EUR', top: 5 });
  expect(shown).toContain('3  products put into the cart, 8.94 EUR');
  expect(shown).toMatch(/Searched for in vain\n\s+3 {2}soja\n\s+1 {2}\(not told\)/);
});

test('whatever is invented is not told for years: details too few sent, and more of them than people look at', async () => {
  const offer = { ...context, promotion_name: 'x', creative_slot: '1-hero-1', items: [] };
  const offered = (path: string): TrackedEvent => ({ name: 'view_promotion', ...offer, promotion_id: path });
  const error = (code: string): TrackedEvent => ({
    name: 'error',
    ...context,
    error_type: 'retailGateway',
    errorCode: code,
  });
  await post({
    events: [...Array.from({ length: 3 }, () => offered('/weihnachten')), offered('/invented'), error('x1')],
  });
  await rows(`insert into visit_event (name, route, user_type, detail, quantity)
              select 'voucher_activated', 'index', 'guest', 'v' || n % 1500, 1 from generate_series(1, 4500) n`);
  await rows(`insert into visit_event (name, route, user_type, detail) select 'voucher_activated', 'index', 'guest', 'real'
                from generate_series(1, 10)`);
  await rows(`update visit_event set at = '2026-11-16T23:30:00Z'`);
  await sumVisits({ database: own.database, timeZone, log: captureLog().log });
  const told = await rows<{ name: string; detail: string; events: string }>(
    `select name, detail, events from visit_sum where name <> 'voucher_activated' order by name, detail`,
  );
  expect(told.map(({ name, detail, events }) => [name, detail, Number(events)])).toEqual([
    ['error', '', 1],
    ['view_promotion', '', 1],
    ['view_promotion', '/weihnachten', 3],
  ]);
  const vouchers = await rows<{ detail: string; events: string }>(
    `select detail, events from visit_sum where name = 'voucher_activated' order by events desc`,
  );
  expect(vouchers).toHaveLength(1001);
  expect(vouchers.map(({ detail }) => detail)).toContain('real');
  expect(vouchers.reduce((sum, { events }) => sum + Number(events), 0)).toBe(4510);
});

test('how fast pages are stands in the metrics, by route', async () => {
  const vitals = [
    { name: 'LCP', value: 1234 },
    { name: 'CLS', value: 0.015 },
  ];
  expect(await post({ route: 'product-slug', vitals }, {}, reportVitals.path)).toBe(204);
  expect(await post({ route: '/p/secret', vitals }, {}, reportVitals.path)).toBe(400);
  const text = await metrics.text();
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.8",route="product-slug"} 1');
  expect(text).toContain('web_vitals_cls_bucket{le="0.02",route="product-slug"} 1');
});
