import {
  type ConsentCategory,
  type ConsentSettings,
  countEvents,
  type SearchExplanation,
  writeConsent,
} from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import { clickRetention } from './catalogue/clicks/retention.ts';
import { createPopularityUpdate } from './catalogue/popularity/popularityJob.ts';
import { priceRow, productRow, surroundings } from './catalogue/storage/testing.ts';
import { writeCatalogue } from './catalogue/storage/writeCatalogue.ts';
import type { ContentParts } from './content/contentPart.ts';
import { testTenant } from './page/testing.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { captureLog, createTestApp } from './platform/http/testing.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { applyRetention } from './platform/retention/applyRetention.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { openSnapshots } from './platform/snapshot/snapshotStore.ts';
import { openSearch } from './search/openSearch.ts';
import { searchRoutes } from './search/routes.ts';
import { termKey } from './search/termKey.ts';
import { searchTesterRoutes } from './search/tester/routes.ts';
import { takeClicks } from './tracking/clickQueries.ts';
import { trackingRoutes } from './tracking/routes.ts';

const { log } = captureLog();
const consent: ConsentSettings = { provider: 'builtIn', version: 1, asked: ['C0002'], googleConsentMode: false };
const answer = (...categories: ConsentCategory[]) => writeConsent({ version: 1, at: Date.now(), categories });
const allowed = answer('C0001', 'C0002');
const day = 86_400_000;

let own: TestDatabase;
/** Two processes of one shop. */
let shop: Awaited<ReturnType<typeof openProcess>>;
let other: typeof shop;
const closing: (() => Promise<unknown>)[] = [];

const rows = <Row>(text: string) => own.database.query<Row>({ text });

beforeAll(async () => {
  own = await createTestDatabase();
  const milk = { name: 'Fresh milk', popularity: 5, find: [] };
  const products = [
    productRow('p1', { ...milk, slug: 'p1' }),
    productRow('p2', { ...milk, slug: 'p2' }),
    productRow('drink', { name: 'Chocolate with fresh milk', slug: 'drink', popularity: 5, find: [] }),
  ];
  const prices = products.map(({ sku }) => priceRow(sku, 199));
  await own.database.transaction((tx) => writeCatalogue(tx, { ...surroundings, products, prices }));
  shop = await openProcess();
  other = await openProcess();
});
afterAll(async () => {
  for (const close of closing) await close();
  await own.drop();
});
beforeEach(forgetAll);

async function forgetAll() {
  await rows('truncate search_click, search_click_sum, tries');
  await rows('delete from search_click_lift');
  for (const one of [shop, other]) await expect.poll(() => one.lifts()).toBe(0);
}

interface Press {
  readonly from?: string;
  readonly place?: number;
  readonly headers?: object;
}

async function openProcess() {
  const tenant = testTenant();
  const search = openSearch({ tenant, settings: {}, log });
  const world = { tenant: { file: { timeZone: 'Europe/Vienna', locale: 'en-IE' } }, watchers: [search.watcher], log };
  const snapshots = await openSnapshots(own.database, { catalogue: cataloguePart(world) }, { log, pollMs: 100 });
  search.use(snapshots);
  const { app } = await createTestApp();
  closing.push(
    () => app.close(),
    () => snapshots.close(),
  );
  trackingRoutes(app, {
    ...{ database: own.database, counting: true, metrics: createMetrics({ process: false }) },
    known: { isProduct: () => true, isPage: () => false },
    learning: { consent, keyOf: termKey, isFoundBy: search.isFoundBy },
  });
  // Nothing that is asked for here shows content.
  const ofSearch = snapshots as unknown as Pick<Snapshots<CatalogueParts & ContentParts>, 'current'>;
  searchRoutes(app, { snapshots: ofSearch, discovery: search.discovery, tenant });
  searchTesterRoutes(app, { explain: search.explain, preview: true });
  const get = async (path: string) => (await app.inject({ url: `/api/product-discovery/${path}` })).json();
  return {
    lifts: () => snapshots.current().parts.catalogue.clickLifts.size,
    /** A press on what a search shows, as a browser tells of it. */
    async press(search_term: string, sku: string, { from = '192.0.2.1', place = 3, headers }: Press = {}) {
      const items = [{ item_id: sku, item_name: sku, index: place, quantity: 1 }];
      const event = { name: 'select_item', page_path: '/search', route: 'search-term', user_type: 'guest', items };
      const told = await app.inject({
        ...{ method: 'POST', url: countEvents.path, remoteAddress: from },
        payload: { events: [{ ...event, item_list_id: 'search', search_term }] },
        headers: { cookie: `consent=${allowed}`, ...headers },
      });
      expect(told.statusCode).toBe(204);
    },
    find: async (term: string): Promise<readonly string[]> =>
      (await get(`products/search/${term}`)).results.map(({ sku }: { readonly sku: string }) => sku),
    explain: async (term: string): Promise<SearchExplanation> => get(`explain/${term}`),
  };
}

/** A process whose clock says so many days from now. */
const processAfter = (days = 0, take = takeClicks) =>
  createPopularityUpdate({ database: own.database, takeClicks: take, log, now: () => Date.now() + days * day });

async function pressedByMany(term: string, sku: string, people = 60) {
  for (let one = 1; one <= people; one++)
    await (one % 2 ? shop : other).press(term, sku, { from: `198.51.100.${one}` });
}

const waiting = async () => (await rows('select from search_click')).length;
const counted = async () =>
  (await rows<{ clicks: number }>('select clicks from search_click_sum')).reduce((sum, { clicks }) => sum + clicks, 0);

test('SEARCH-10 without consent nothing is learned: no answer, a refusal, an older question, a signal, a silent app', async () => {
  const older = writeConsent({ version: 9, at: Date.now(), categories: ['C0001', 'C0002'] });
  const headers = [
    { cookie: '' },
    { cookie: `consent=${answer('C0001', 'C0004')}` },
    { cookie: `consent=${older}` },
    { cookie: `consent=${allowed}; webview=true` },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Googlebot/2.1' },
  ];
  for (const [at, one] of headers.entries())
    await shop.press('fresh milk', 'p1', { from: `192.0.2.${at}`, headers: one });
  expect(await waiting()).toBe(0);
  expect(await rows('select from tries')).toHaveLength(0);
  await shop.press('fresh milk', 'p1', { headers: { cookie: `consent=${allowed}; webview=true; analytics=true` } });
  expect(await waiting()).toBe(1);
});

test('SEARCH-10 what many open for a term climbs past its equal within the hour, in every process, for no other term', async () => {
  const [first = '', last = ''] = await shop.find('fresh milk');
  expect([first, last].toSorted()).toEqual(['p1', 'p2']);
  const elsewhere = await shop.find('milk');
  await pressedByMany('Fresh  MILK', last);
  expect(await shop.find('fresh milk')).toEqual([first, last, 'drink']);
  await processAfter()();
  for (const one of [shop, other]) await expect.poll(() => one.find('fresh milk')).toEqual([last, first, 'drink']);
  expect(await shop.find('milk')).toEqual(elsewhere);
  const { products } = await shop.explain('fresh milk');
  // Half a click each, thirty together: three fifths of what twenty orders would add.
  expect(products.map(({ sku, popularity, match }) => [sku, popularity, match?.clicks])).toEqual([
    [last, 5, 12],
    [first, 5, 0],
    ['drink', 5, 0],
  ]);
});

test('SEARCH-10 what matches less never climbs over what matches, whoever opens it', async () => {
  const before = await shop.find('fresh milk');
  await pressedByMany('fresh milk', 'drink', 90);
  await processAfter()();
  await expect.poll(() => shop.lifts()).toBe(1);
  expect(await shop.find('fresh milk')).toEqual(before);
  expect(before.at(-1)).toBe('drink');
});

test('SEARCH-10 one visitor counts once a day for a term and product, in all processes together, however often they press', async () => {
  const [first, last = ''] = await shop.find('fresh milk');
  for (let times = 0; times < 100; times++)
    await (times % 2 ? shop : other).press('fresh milk', last, { place: 2000, from: `2001:db8::${times}` });
  expect(await waiting()).toBe(1);
  await processAfter()();
  expect([await counted(), shop.lifts()]).toEqual([1, 0]);
  expect((await shop.find('fresh milk'))[0]).toBe(first);
});

test('SEARCH-10 what a search does not find cannot be taught, nor what looks as if it told of a person', async () => {
  for (const term of ['cheese', 'fresh milk anna@example.ie', 'fresh milk 087 123 4567']) await shop.press(term, 'p1');
  await shop.press('fresh milk', 'nothing');
  await shop.press('fresh milk', 'p1', { place: 2400 });
  expect(await waiting()).toBe(0);
});

test('SEARCH-10 older clicks weigh less, and in the end the order is as if there had been none', async () => {
  const before = await shop.find('fresh milk');
  await pressedByMany('fresh milk', before[1] ?? '');
  await processAfter()();
  await expect.poll(() => shop.find('fresh milk')).not.toEqual(before);
  await processAfter(14)();
  const [{ lift } = { lift: 0 }] = await rows<{ lift: number }>('select lift from search_click_lift');
  expect(lift).toBeLessThan(12);
  expect(lift).toBeGreaterThan(0);
  await processAfter(28)();
  expect(await rows('select from search_click_lift')).toEqual([]);
  await expect.poll(() => shop.find('fresh milk')).toEqual(before);
});

test('SEARCH-10 counting again tells nothing anew, and no process reloads', async () => {
  const version = () => rows(`select version from snapshot_version where area = 'catalogue'`);
  await pressedByMany('fresh milk', 'p1', 44);
  await processAfter()();
  const before = await version();
  // Two more of forty-four.
  await pressedByMany('fresh milk', 'p1', 46);
  await processAfter()();
  await processAfter()();
  expect([await counted(), await version()]).toEqual([46, before]);
});

test('SEARCH-10 processes that count at once, and clicks that come meanwhile, are all counted once', async () => {
  const presses = Array.from({ length: 20 }, (_, one) => shop.press('fresh milk', 'p1', { from: `203.0.113.${one}` }));
  await Promise.all([...presses, processAfter()(), processAfter()(), processAfter()()]);
  await Promise.all([processAfter()(), processAfter()()]);
  expect([await counted(), await waiting()]).toEqual([20, 0]);
});

test('SEARCH-10 a process that is killed in the middle has counted nothing, and the next one counts it', async () => {
  await shop.press('fresh milk', 'p1');
  const killed = processAfter(0, async (tx, most) => {
    await takeClicks(tx, most);
    throw new Error('killed');
  });
  await expect(killed()).rejects.toThrow('killed');
  expect([await counted(), await waiting()]).toEqual([0, 1]);
  await processAfter()();
  expect([await counted(), await waiting()]).toEqual([1, 0]);
});

test('SEARCH-10 terms that few open anything for are forgotten, others after a year', async () => {
  await pressedByMany('fresh milk', 'p1', 5);
  await pressedByMany('milk', 'p2', 4);
  await processAfter()();
  const terms = async () => (await rows<{ term: string }>('select term from search_click_sum')).map(({ term }) => term);
  const after = (days: number) =>
    applyRetention(clickRetention, { database: own.database, log, now: new Date(Date.now() + days * day) });
  await after(27);
  expect((await terms()).toSorted()).toEqual(['fresh milk', 'milk']);
  await after(29);
  expect(await terms()).toEqual(['fresh milk']);
  await after(366);
  expect(await terms()).toEqual([]);
});

test('SEARCH-10 what is kept names nobody', async () => {
  const columns = await rows<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
       from information_schema.columns where table_name like 'search_click%' group by 1 order by 1`,
  );
  expect(columns).toEqual([
    { table: 'search_click', columns: ['at', 'id', 'place', 'sku', 'term'] },
    { table: 'search_click_lift', columns: ['lift', 'sku', 'term'] },
    { table: 'search_click_sum', columns: ['clicks', 'last_at', 'sku', 'term', 'weight'] },
  ]);
  await shop.press('fresh milk', 'p1', { from: '192.0.2.77' });
  const tries = await rows<{ row: string }>('select t::text as row from tries t');
  expect(JSON.stringify(tries)).not.toMatch(/192|milk|p1/);
});
