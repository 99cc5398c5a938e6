import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { captureLog } from '../platform/http/testing.ts';
import { repositoryRoot } from '../platform/paths.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { FeedCatalogue } from './demoCatalogue.ts';
import { feedDemo } from './feedDemo.ts';

function shop({ source, dir = join(repositoryRoot, 'tenants/harbour') }: { source?: string; dir?: string } = {}) {
  const { log, lines } = captureLog();
  const database = { query: async () => (source ? [{ source }] : []) } as unknown as Database;
  return { shop: { database, log, tenant: { dir, file: {} as Tenant['file'] } }, lines };
}

test('a shop without the demo opens with what its database holds, and says where products come from', async () => {
  const { shop: parts, lines } = shop();
  expect(await feedDemo(parts, async () => undefined)).toEqual([]);
  expect(lines).toMatchObject([{ message: expect.stringContaining('products come by `npm run import`') }]);
});

test.each([
  ['of a retailer', { source: 'import' }],
  ['whose tenant has no demo', { dir: join(repositoryRoot, 'docs') }],
])('a shop %s does not load the demo', async (_, over) => {
  const { shop: parts, lines } = shop(over);
  expect(await feedDemo(parts, () => expect.fail('the demo was loaded'))).toEqual([]);
  expect(lines).toEqual([]);
});

test('where the demo is installed it feeds the catalogue', async () => {
  const { shop: parts } = shop({ source: 'demo' });
  const fed: unknown[] = [];
  const feed: FeedCatalogue = async (given) => (fed.push(given), []);
  await feedDemo(parts, async () => feed);
  expect(fed).toEqual([parts]);
});
