import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FoundOrder,
  findAnything,
  getToday,
  listOwnSessions,
  type Permission,
  themeConfig,
} from '@trolley/contract';
import { beforeEach, expect, test } from 'vitest';
import { salesOfDays } from '../order/operations/salesOfDays.ts';
import { localDay, localMidnight } from '../platform/localMidnight.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { slotLoads } from '../service/slots/slotLoads.ts';
import { findStaff } from '../staff/account/findStaff.ts';
import { staffDatabase } from '../staff/testing.ts';
import { emptySearches } from '../tracking/emptySearches.ts';
import { studioRoutes } from './routes.ts';

const theme = themeConfig.parse(JSON.parse(readFileSync(join(repositoryRoot, 'tenants/feldmarkt/theme.json'), 'utf8')));
const { database, query, open } = staffDatabase();
const timeZone = 'Europe/Vienna';
const now = Date.parse('2026-11-16T13:20:00Z');
const midnight = localMidnight(timeZone);
const today = localDay(now, timeZone);

const customerId = '00000000-0000-4000-8000-000000000007';
const noon = '2026-11-16T12:00:00.000Z';
const order: FoundOrder = {
  ...{ orderNumber: '40000017', status: 'PLACED', slotException: false, distributionType: 'DELIVERY', total: 1000 },
  ...{ placedAt: noon, startsAt: noon, endsAt: noon, name: 'Anna Berger' },
};

const noDrafts = { count: 0, drafts: [] };

async function openStudio() {
  const opened = await open();
  const shop = {
    ...{ name: 'Feldmarkt', tenant: 'test', locale: 'de-AT', timeZone, currency: 'EUR' },
    baseUrl: '',
    ...{ hasOrders: true, hasCustomers: true },
    stores: [],
  };
  studioRoutes(opened.app, {
    files: { page: async () => undefined, assetsDir: '/nowhere' },
    shown: { boot: { name: 'F', tenant: 't', language: 'de', mark: '' }, theme, urlOf: () => undefined },
    sessions: opened.staff.sessions,
    shop: () => shop,
    now: () => now,
    today: {
      slotLoads: (from, until, stores) => slotLoads(database(), { from, until, stores }),
      salesOfDays: (days) => salesOfDays(database(), days),
      ordersWithoutTime: async () => ['40000001'],
      ordersInNeed: async () => new Set(['40000002']),
      failedMails: async () => 3,
      content: async () => ({
        ...{ own: noDrafts, others: noDrafts, plans: [], problems: { count: 0, items: [] }, changes: [] },
      }),
      emptySearches: (from) => emptySearches(database(), { from, most: 8, fewest: 3 }),
    },
    find: {
      products: async (words) => [
        { name: `Milk ${words}`, brand: { name: 'Glenbeg', slug: 'glenbeg' }, pack: '1 l', slug: 'milk', sku: '100' },
      ],
      productAddress: (slug) => `/produkte/${slug}`,
      pages: async () => [
        { path: '/', title: 'Home' },
        { path: '/about', title: 'About us' },
      ],
      people: (finding) => findStaff(database(), finding),
      orders: async ({ stores }) => (stores === null ? [order] : []),
      customers: async ({ words }) => [{ id: customerId, name: `Anna ${words}`, email: 'anna@x.at' }],
    },
  });
  return opened;
}

const at = (day: number, hours: number) => new Date(midnight(today + day) + hours * 3_600_000);

async function insertSlot(id: string, place: string, day: number, hour: number, booked: number) {
  const kind = /^\d/.test(place) ? 'DELIVERY' : 'CLICK_AND_COLLECT';
  await query(
    `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, booked, fee)
     values ($1, $2, $3, $4, $5, $4, 10, $6, 0)`,
    ...[id, kind, place, at(day, hour), at(day, hour + 2), booked],
  );
}

beforeEach(async () => {
  await query('delete from slot');
  await query('delete from visit_sum');
});

test('today shows how full the slots of today and tomorrow are, those of one time together', async () => {
  const studio = await openStudio();
  await insertSlot('a', '1', 0, 10, 4);
  await insertSlot('b', '2', 0, 10, 6);
  await insertSlot('c', 'wien', 1, 10, 9);
  await insertSlot('d', '1', 2, 0, 1);
  await insertSlot('e', '1', -1, 22, 1);
  const { slots } = await (await studio.loggedIn()).ask(getToday);
  expect(slots?.today).toMatchObject([
    { kind: 'DELIVERY', capacity: 20, booked: 10, startsAt: at(0, 10).toISOString() },
  ]);
  expect(slots?.tomorrow).toMatchObject([{ kind: 'CLICK_AND_COLLECT', capacity: 10, booked: 9 }]);
});

test('whoever is bound to a store sees what is collected there, and nothing of the whole shop', async () => {
  const studio = await openStudio();
  await insertSlot('a', 'wien', 0, 10, 4);
  await insertSlot('b', 'graz', 0, 10, 6);
  await insertSlot('c', '1', 0, 10, 6);
  const browser = await studio.loggedIn({ roles: ['owner'], stores: ['wien'] });
  const shown = await browser.ask(getToday);
  expect(shown.slots?.today).toMatchObject([{ capacity: 10, booked: 4 }]);
  expect(shown).not.toHaveProperty('sales');
  expect(shown).not.toHaveProperty('needs');
  expect(shown).not.toHaveProperty('emptySearches');
});

const parts: readonly (readonly [Permission, string])[] = [
  ['slots:read', 'slots'],
  ['orders:read', 'needs'],
  ['reports:read', 'sales'],
  ['reports:read', 'emptySearches'],
  ['content:read', 'content'],
];

test('STUD-01 every part of today is for those who may see it', async () => {
  const studio = await openStudio();
  const [made] = await query<{ id: string }>(
    `insert into staff_role (name, permissions) values ('nothing much', '{recipes:write}') returning id`,
  );
  for (const [role, may] of [
    ['owner', new Set(parts.map(([, part]) => part))],
    ['content', new Set(['content', 'emptySearches'])],
    ['store', new Set(['slots', 'needs', 'sales', 'emptySearches'])],
    [made?.id ?? '', new Set<string>()],
  ] as const) {
    const shown = await (await studio.loggedIn({ roles: [role] })).ask(getToday);
    const { at: _, ...rest } = shown;
    expect(new Set(Object.keys(rest)), role).toEqual(may);
  }
});

test('searches in vain are those that several made in the last seven days', async () => {
  const studio = await openStudio();
  const sum = (day: number, detail: string, events: number) =>
    query(
      `insert into visit_sum values ($1, 'search_zero_results', 'search', 'guest', $2, $3, 0, 0)`,
      ...[at(day, 12).toISOString().slice(0, 10), detail, events],
    );
  await sum(-1, 'oat creamer', 5);
  await sum(-2, 'oat creamer', 4);
  await sum(-2, 'rare', 1);
  await sum(-2, '', 50);
  await sum(-9, 'long ago', 50);
  const { emptySearches: found } = await (await studio.loggedIn()).ask(getToday);
  expect(found).toEqual([{ term: 'oat creamer', times: 9 }]);
});

test('STUD-01 find answers only what one may open', async () => {
  const studio = await openStudio();
  const asked = async (role: string, text: string) => {
    const { found } = await (await studio.loggedIn({ roles: [role] })).ask(findAnything, { body: { query: text } });
    return new Set(found.map(({ kind }) => kind));
  };
  expect(await asked('owner', 'a')).toEqual(new Set(['order', 'customer', 'staff', 'page', 'product']));
  expect(await asked('content', 'about')).toEqual(new Set(['page', 'product']));
  expect(await asked('picker', 'a')).toEqual(new Set());
  expect(await asked('store', 'berger')).toEqual(new Set(['order', 'product']));
  expect(await asked('support', 'berger')).toEqual(new Set(['order', 'customer', 'product']));
});

test('orders and customers are found with what tells them apart, and lead to their rooms; stores go along', async () => {
  const studio = await openStudio();
  const ask = { body: { query: 'berger' } };
  const { found } = await (await studio.loggedIn({ roles: ['support'] })).ask(findAnything, ask);
  expect(found).toMatchObject([
    { kind: 'order', title: '40000017', hint: 'Anna Berger', at: noon, to: '/orders/40000017', place: 'studio' },
    { kind: 'customer', title: 'Anna berger', hint: 'anna@x.at', to: `/customers/${customerId}`, place: 'studio' },
    { kind: 'product' },
  ]);
  const bound = await (await studio.loggedIn({ roles: ['support'], stores: ['wien'] })).ask(findAnything, ask);
  expect(bound.found.map(({ kind }) => kind)).toEqual(['customer', 'product']);
});

test('STUD-01 find tells goods of one name apart by brand and pack', async () => {
  const studio = await openStudio();
  const { found } = await (await studio.loggedIn({ roles: ['store'] })).ask(findAnything, {
    body: { query: 'whole' },
  });
  expect(found.filter(({ kind }) => kind === 'product')).toMatchObject([
    { kind: 'product', title: 'Glenbeg Milk whole', hint: '1 l · 100' },
  ]);
});

test('one sees one’s own sessions, and which of them this is', async () => {
  const studio = await openStudio();
  const here = await studio.loggedIn();
  await studio.loggedIn(here.who);
  const { sessions } = await here.ask(listOwnSessions);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
});

test('sales of a day are found by the moment they were made, however many orders there are', async () => {
  const plans: string[] = [];
  await database().session(async (session) => {
    await session.query({ text: 'set enable_seqscan = off' });
    await salesOfDays(
      {
        async query({ text, values }) {
          const rows = await session.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
          plans.push(...rows.map((row) => row['QUERY PLAN']));
          return [];
        },
      },
      [{ from: at(0, 0), until: at(1, 0) }],
    );
    await session.query({ text: 'reset enable_seqscan' });
  });
  expect(plans.join('\n')).toContain('shop_order_placed');
  expect(plans.join('\n')).not.toContain('Seq Scan on shop_order');
});
