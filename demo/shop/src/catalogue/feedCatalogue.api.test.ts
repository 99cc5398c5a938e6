import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { StoredProduct } from '../../../../server/src/catalogue/catalogue.ts';
import { markImported } from '../../../../server/src/catalogue/storage/feedState.ts';
import {
  catalogueDatabase,
  counted,
  priceRow,
  productRow,
  surroundings,
} from '../../../../server/src/catalogue/storage/testing.ts';
import { writeCatalogue } from '../../../../server/src/catalogue/storage/writeCatalogue.ts';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { StartProblem } from '../../../../server/src/platform/startProblem.ts';
import { feedCatalogue } from './feedCatalogue.ts';
import { demoCatalogue } from './testing/demoCatalogue.ts';

vi.setConfig({ testTimeout: 300_000 });
const { log, lines, query, write, database, anotherConnection, openCatalogue, version, closeLater } =
  catalogueDatabase();
const day = 86_400_000;

const folderOf = (id: string) => join(repositoryRoot, 'tenants', id);
const tenantOf = (id: string, dir = folderOf(id)) => ({
  dir,
  file: JSON.parse(readFileSync(join(folderOf(id), 'tenant.json'), 'utf8')),
});
const feed = (id: string, { at = Date.now(), dir = folderOf(id), on = database() } = {}) =>
  feedCatalogue({ database: on, tenant: tenantOf(id, dir), log, clock: () => at });

/** A copy of the tenant's folder with only some of its goods, for tests that change it. */
function smallFolder(id: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'storage-demo-'));
  closeLater(async () => rmSync(dir, { recursive: true, force: true }));
  cpSync(join(folderOf(id), 'catalogue'), join(dir, 'catalogue'), {
    recursive: true,
    filter: (path) => !path.includes('/goods/') || /(joghurt|yoghurt)-desserts/.test(path),
  });
  return dir;
}

const count = async (table: string, where = 'true') => {
  const [row] = await query<{ count: number }>(`select count(*)::integer as count from ${table} where ${where}`);
  return row?.count ?? 0;
};
const prices = () =>
  query<object>('select sku, kind, zone, value, valid_from, valid_until from price order by 1, 2, 3, valid_from');

/** A start, and the first run of its job. */
async function feedAndRenew(id: string, options: Parameters<typeof feed>[1]): Promise<void> {
  for (const { run } of await feed(id, options)) await run(new AbortController().signal);
}

describe.each(['harbour'])('the demo of %s', (id) => {
  test('is fed once, the same as straight from its files; a second start changes nothing', async () => {
    const at = Date.now();
    await feed(id, { at });
    const before = { version: await version(), prices: await count('price'), products: await count('product') };
    expect(before.version).toBe(2);

    const { catalogue } = (await openCatalogue()).current().parts;
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: tenantOf(id).file.timeZone }).format(at);
    const straight = demoCatalogue(id, date);
    expect(catalogue.products.size).toBe(straight.products.size);
    for (const sku of [...straight.products.keys()].filter((_, n) => n % 37 === 0)) {
      expect(comparable(catalogue.products.get(sku), at)).toEqual(comparable(straight.products.get(sku), at));
    }
    expect(plain([...catalogue.categories])).toEqual(plain([...straight.categories]));
    expect(catalogue.zones).toEqual(straight.zones);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);

    const { on, statements } = counted(database());
    await feed(id, { at, on });
    expect(statements.map(({ text }) => text)).toEqual([expect.stringMatching(/^select source, fingerprint/)]);
    expect({ version: await version(), prices: await count('price'), products: await count('product') }).toEqual(
      before,
    );
  });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A product without the order of its prices and those that have long ended. */
function comparable(product: StoredProduct | undefined, at: number): unknown {
  const spans = product?.prices.filter(({ until = at }) => until > at - 110 * day) ?? [];
  const prices = spans.map(({ kind, zone, value, from, until }) => [kind, zone, value, from, until].join(' ')).sort();
  return plain({ ...product, facts: JSON.parse(product?.facts ?? ''), prices });
}

describe('with the time', () => {
  test('prices go on and none that was written is changed', async () => {
    const dir = smallFolder('feldmarkt');
    const start = Date.parse('2026-11-14T11:00:00Z');
    await feedAndRenew('feldmarkt', { at: start, dir });
    const before = await prices();
    await feedAndRenew('feldmarkt', { at: start + 3600_000, dir });
    expect(await prices()).toEqual(before);
    await feedAndRenew('feldmarkt', { at: start + 30 * day, dir });
    const after = await prices();
    expect(after.length).toBeGreaterThan(before.length);
    const written = new Set(after.map((row) => JSON.stringify(row)));
    expect(before.filter((row) => !written.has(JSON.stringify(row)))).toEqual([]);
    const products = await count('product');
    for (const ahead of [-110, 0, 30, 70]) {
      const moment = new Date(start + ahead * day).toISOString();
      const running = `kind = 'regular' and zone = '' and valid_from <= '${moment}' and valid_until > '${moment}'`;
      expect(await count('price', running), String(ahead)).toBe(products);
    }
  });

  test('a shop that was closed for a year opens with prices and offers of the day', async () => {
    const dir = smallFolder('feldmarkt');
    await feed('feldmarkt', { at: Date.now() - 365 * day, dir });
    await feed('feldmarkt', { dir });
    const running = "valid_from <= now() and valid_until > now() and zone = ''";
    expect(await count('price', `kind = 'regular' and ${running}`)).toBe(await count('product'));
    expect(await count('price', `kind = 'offer' and ${running}`)).toBeGreaterThan(0);
  });

  test('availability is drawn anew in the days that follow', async () => {
    const dir = smallFolder('feldmarkt');
    const drawn = () =>
      query(
        "select sku, store, availability from stock union all select sku, '', availability from product where availability <> 'available' order by 1, 2",
      );
    await feedAndRenew('feldmarkt', { dir });
    const before = await drawn();
    expect(before.length).toBeGreaterThan(0);
    await feedAndRenew('feldmarkt', { dir, at: Date.now() + 4 * day });
    expect(await drawn()).not.toEqual(before);
  });
});

describe('when the files change', () => {
  test('new goods come, old ones are retired, prices change from now on, and history stays', async () => {
    const dir = smallFolder('feldmarkt');
    await feed('feldmarkt', { dir });
    const before = await prices();
    const file = join(dir, 'catalogue/goods', 'joghurt-desserts.json');
    const goods = JSON.parse(readFileSync(file, 'utf8'));
    const [gone, dearer] = goods.goods;
    goods.goods.shift();
    dearer.sizes = dearer.sizes.map(([text, cents, ...rest]: [string, number]) => [text, cents * 2, ...rest]);
    writeFileSync(file, JSON.stringify(goods));
    await feed('feldmarkt', { dir });
    expect(await count('product', 'retired')).toBeGreaterThan(0);
    expect(gone.id).toBeDefined();
    const kept = (await prices()).map((row) => JSON.stringify(row));
    const past = before.filter((row) => new Date((row as { valid_until: Date }).valid_until) < new Date());
    expect(past.length).toBeGreaterThan(0);
    expect(past.filter((row) => !kept.includes(JSON.stringify(row)))).toEqual([]);
    expect(await count('price', 'corrects is not null')).toBeGreaterThan(0);
    // Built anew where nothing differs, it writes nothing.
    const written = { version: await version(), prices: await prices(), products: await count('product') };
    await query("update catalogue_feed set fingerprint = 'another'");
    await feed('feldmarkt', { dir });
    expect({ version: await version(), prices: await prices(), products: await count('product') }).toEqual(written);
  });
});

test('a broken file ends the start with its name and what is wrong, and nothing is written', async () => {
  const dir = smallFolder('feldmarkt');
  writeFileSync(join(dir, 'catalogue/stores.json'), '[{ "id": "Wien 1" }]');
  await expect(feed('feldmarkt', { dir })).rejects.toThrow(/stores\.json: (.|\n)*id/);
  writeFileSync(join(dir, 'catalogue/stores.json'), 'nonsense');
  await expect(feed('feldmarkt', { dir })).rejects.toThrow(StartProblem);
  expect(await count('product')).toBe(0);
});

describe('it leaves alone', () => {
  test('a catalogue that a retailer has imported into, before or after it', async () => {
    const dir = smallFolder('harbour');
    await feed('harbour', { dir });
    await database().transaction(markImported);
    const before = await version();
    await query("update catalogue_feed set fingerprint = 'another'");
    await feedAndRenew('harbour', { dir, at: Date.now() + 90 * day });
    expect(await version()).toBe(before);
  });

  test('what a retailer imports: none of its plans comes back over a price that is his', async () => {
    await feed('feldmarkt', { dir: smallFolder('feldmarkt') });
    const [one] = await query<{ sku: string }>('select sku from product order by sku limit 1');
    const sku = one?.sku ?? '';
    await database().transaction(async (tx) => {
      const from = Date.now() + 20 * day;
      await writeCatalogue(tx, { prices: [priceRow(sku, 111), priceRow(sku, 99, { kind: 'offer', from })] });
      await markImported(tx);
    });
    expect(
      await query("select value from price where valid_from > now() - interval '1 minute' order by value"),
    ).toEqual([{ value: 99 }, { value: 111 }]);
    const running =
      "kind = 'regular' and zone = '' and valid_from <= now() + interval '1 minute' and valid_until is null";
    expect(await count('price', running)).toBe(await count('product'));
    expect(await count('price', `${running} and sku = '${sku}' and value = 111`)).toBe(1);
  });

  test('products that nobody says whose they are, and a tenant without a catalogue', async () => {
    await write({ ...surroundings, products: [productRow('a')] });
    await feed('harbour', { dir: smallFolder('harbour') });
    expect(await count('product')).toBe(1);
    await feed('harbour', { dir: tmpdir() });
    expect(await count('product')).toBe(1);
  });

  test('what another process is just doing: both start at once, and it is written once', async () => {
    const dir = smallFolder('feldmarkt');
    await Promise.all([feed('feldmarkt', { dir }), feed('feldmarkt', { dir, on: anotherConnection() })]);
    expect(await version()).toBe(2);
  });
});
