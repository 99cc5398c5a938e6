import { expect, test } from 'vitest';
import { about, contentDatabase, richText } from '../content/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { DatabaseAway } from '../platform/database/database.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { createPages } from './pages.ts';
import { groceries } from './screens/testing.ts';
import { editedTestPage, testDiscovery, testRenderer, testTenant } from './testing.ts';

const { log, database, query, seed, anotherConnection, openContent } = contentDatabase();

/** A server process: its own connections, snapshot and page cache. */
async function openProcess(on: Database, pollMs = 2000) {
  const settings = { nodeEnv: 'production', pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' } as const;
  const snapshots = await openContent(on, { catalogue: groceries, pollMs });
  const discovery = testDiscovery(snapshots);
  const pages = createPages({ tenant: testTenant(), snapshots, discovery, renderer: testRenderer(), settings, log });
  const { app } = await createTestApp({ log, fastPath: pages.answerFromCache });
  pages.routes(app);
  return { get: async (url: string) => (await app.inject({ url })).body, close: () => app.close() };
}

test('a content change shows in the cached pages of every process within 5 seconds', async () => {
  await seed(about);
  const processes = [await openProcess(database()), await openProcess(anotherConnection())];
  for (const { get } of processes) expect(await get('/about')).toContain('from the file');
  const blocks = JSON.stringify(richText('<p>edited just now</p>'));
  await query("update content_page set blocks = $1 where path = '/about'", blocks);
  for (const { get } of processes) await expect.poll(() => get('/about')).toContain('edited just now');
  await Promise.all(processes.map(({ close }) => close()));
});

test('pages are served while the database is away, and follow it when it is back', async () => {
  await seed(about, editedTestPage('/never-asked-for', { title: 'Kept in memory' }));
  let isAway = false;
  const real = database();
  const refused = () => Promise.reject(new DatabaseAway('refused'));
  const { get, close } = await openProcess({
    ...real,
    query: (statement) => (isAway ? refused() : real.query(statement)),
    transaction: (work) => (isAway ? refused() : real.transaction(work)),
  });
  isAway = true;
  await query("update content_page set title = 'Changed meanwhile' where path = '/about'");
  expect(await get('/about')).toContain('from the file');
  expect(await get('/never-asked-for')).toContain('Kept in memory');
  isAway = false;
  await expect.poll(() => get('/about')).toContain('Changed meanwhile');
  await close();
});

test('no page of the catalogue costs a query, kept or not', async () => {
  await seed(about);
  let queries = 0;
  const real = database();
  const counted: Database = {
    ...real,
    query: (statement) => {
      queries += 1;
      return real.query(statement);
    },
    transaction: (work) => {
      queries += 1;
      return real.transaction(work);
    },
  };
  const { get, close } = await openProcess(counted, 60_000);
  expect(queries).toBeGreaterThan(0);
  queries = 0;
  const urls = [
    '/products',
    '/products/cheese?page=2',
    '/product/apple',
    '/brands',
    '/search/cheese',
    '/about',
    '/sitemap',
  ];
  for (const url of [...urls, ...urls]) expect(await get(url)).toContain('<!doctype html>');
  expect(queries).toBe(0);
  await close();
});
