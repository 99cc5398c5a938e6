import { describe, expect, test, vi } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { cataloguePart } from './cataloguePart.ts';
import { catalogueDatabase, counted, priceRow, productRow, surroundings } from './storage/testing.ts';

const { log, lines, query, write, database, anotherConnection, openCatalogue, version } = catalogueDatabase();
const day = 86_400_000;

async function writeSmall(): Promise<void> {
  await write({
    ...surroundings,
    products: [productRow('a'), productRow('b', { zones: ['ost'], minAge: 16, deposit: 25, bundleSize: 6 })],
    prices: [priceRow('a', 199, { from: 0 }), priceRow('b', 299, { from: 0 })],
    stock: [
      { sku: 'a', store: 'vienna', availability: 'unavailable' },
      { sku: 'a', store: 'graz', availability: 'available' },
    ],
  });
}

describe('loading', () => {
  test('a product comes back from the database as it was written, with its prices and stock', async () => {
    await writeSmall();
    const { catalogue } = (await openCatalogue()).current().parts;
    expect(catalogue).toMatchObject({ version: 2, timeZone: 'Europe/Vienna', zones: ['ost', 'sued'] });
    expect(catalogue.products.get('a')).toEqual({
      sku: 'a',
      productId: 'a',
      slug: 'product-a',
      name: 'Product a',
      brand: 'own',
      category: 'milk',
      pack: '1 l',
      base: { quantity: 1, unit: 'l' },
      selling: 'pack',
      maxQuantity: 20,
      vat: 'food',
      labels: ['organic'],
      origins: ['AT'],
      contains: ['milk'],
      traces: [],
      popularity: 50,
      find: ['drink, "cold"'],
      picture: '0123456789abcdef',
      prices: [{ kind: 'regular', value: 199, from: 0 }],
      availability: 'available',
      availabilityIn: { vienna: 'unavailable' },
      facts: expect.any(String),
    });
    expect(JSON.parse(catalogue.products.get('a')?.facts ?? '')).toEqual(productRow('a').facts);
    expect(catalogue.products.get('b')).toMatchObject({ zones: ['ost'], minAge: 16, deposit: 25, bundleSize: 6 });
    expect(catalogue.skuBySlug.get('product-b')).toBe('b');
    expect(catalogue.categories.get('milk')).toEqual({
      slug: 'milk',
      name: 'Milk',
      parent: 'dairy',
      position: 1,
      unit: 'l',
    });
    expect([...catalogue.stores.values()]).toHaveLength(2);
    expect(catalogue.synonyms).toEqual([{ words: ['milk', 'moo juice'] }]);
  });

  test('takes three statements for every 500 products, and shares what is the same', async () => {
    const products = Array.from({ length: 1000 }, (_, n) => productRow(`p${n}`));
    await write({ ...surroundings, products, prices: products.map(({ sku }) => priceRow(sku, 199, { from: 0 })) });
    const { on, statements } = counted(database());
    const { catalogue } = (await openCatalogue(on)).current().parts;
    // The version, fourteen lists and the skus; then products, prices and stock, twice.
    expect(statements.filter(({ text }) => !/snapshot_version$|^set transaction/.test(text))).toHaveLength(22);
    const [one, other] = [catalogue.products.get('p1'), catalogue.products.get('p2')];
    expect(one?.labels).toBe(other?.labels);
    expect(one?.prices).toBe(other?.prices);
    expect(one?.facts).toBe(other?.facts);
  });

  test('leaves prices out that ended long ago, and keeps those that an offer is measured by', async () => {
    await write({
      ...surroundings,
      products: [productRow('a')],
      prices: [
        priceRow('a', 1, { from: 0, until: Date.now() - 130 * day }),
        priceRow('a', 2, { from: Date.now() - 130 * day, until: Date.now() - 20 * day }),
        priceRow('a', 3, { from: Date.now() - 20 * day }),
        priceRow('a', 4, { from: Date.now() + 200 * day }),
      ],
    });
    const { catalogue } = (await openCatalogue()).current().parts;
    expect(catalogue.products.get('a')?.prices.map(({ value }) => value)).toEqual([2, 3, 4]);
  });

  test('a broken row is left out and logged, the others are there', async () => {
    await writeSmall();
    await query("update product set labels = '{tasty}' where sku = 'a'");
    const snapshots = await openCatalogue();
    expect([...snapshots.current().parts.catalogue.products.keys()]).toEqual(['b']);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', sku: 'a', problem: 'labels: "tasty" is none' }),
    );
    await query("update product set labels = '{vegan}', vat = 'none' where sku in ('a', 'b')");
    await snapshots.refresh();
    expect(snapshots.current().parts.catalogue.products.size).toBe(0);
    await write({ vat: [{ name: 'none', permille: 0, from: 0 }] });
    await snapshots.refresh();
    expect(snapshots.current().parts.catalogue.products.size).toBe(2);
  });
});

describe('a change', () => {
  test('of one price reaches another process with that product alone, in a handful of statements', async () => {
    await writeSmall();
    const { on, statements } = counted(anotherConnection());
    const there = await openCatalogue(on);
    const before = there.current().parts.catalogue;
    statements.length = 0;
    const heard = new Promise<{ tags: readonly string[] }>((done) => there.onChange(done));
    await query("insert into price (sku, kind, value, valid_from) values ('a', 'regular', 149, now())");
    const { tags } = await heard;
    const after = there.current().parts.catalogue;
    expect(after.products.get('a')?.prices.map(({ value }) => value)).toEqual([199, 149]);
    expect(after.products.get('b')).toBe(before.products.get('b'));
    expect(after.changes).toEqual({ products: ['a'], tree: false });
    expect([after.categories, after.brands, after.skuBySlug]).toEqual([
      before.categories,
      before.brands,
      before.skuBySlug,
    ]);
    expect(after.skuBySlug).toBe(before.skuBySlug);
    expect(tags).toContain('product:a');
    expect(tags).not.toContain('product:b');
    const loading = statements.filter(({ text }) => !/snapshot_version$|^set transaction/.test(text));
    expect(loading).toHaveLength(5);
    expect(loading.map(({ rows }) => rows)).toEqual([1, 1, 1, 1, 2]);
  });

  test('of the tree, a retired product and a new address are all seen', async () => {
    await writeSmall();
    const snapshots = await openCatalogue();
    await write({
      brands: [{ slug: 'other', name: 'Other' }],
      products: [
        productRow('a', { slug: 'fresh-milk', brand: 'other' }),
        productRow('b', { retired: true }),
        productRow('c', { slug: 'product-b' }),
      ],
    });
    await snapshots.refresh();
    const { catalogue } = snapshots.current().parts;
    expect(catalogue.changes).toEqual({ products: ['a', 'b', 'c'], tree: true });
    expect([...catalogue.products.keys()].sort()).toEqual(['a', 'c']);
    expect(Object.fromEntries(catalogue.skuBySlug)).toEqual({ 'fresh-milk': 'a', 'product-b': 'c' });
    expect(catalogue.brands.get('other')).toEqual({ slug: 'other', name: 'Other' });
    await query("delete from brand where slug = 'nobody'");
    await query("update product set retired = true where sku = 'c'");
    await snapshots.refresh();
    expect([...snapshots.current().parts.catalogue.products.keys()]).toEqual(['a']);
  });

  test('is told to listeners before it is shown', async () => {
    await writeSmall();
    const told: Catalogue[] = [];
    const watcher = { changed: vi.fn(async (next: Catalogue) => void told.push(next)) };
    const snapshots = await openCatalogue(database(), { watchers: [watcher] });
    expect(told).toEqual([snapshots.current().parts.catalogue]);
    await query("update product set name = 'Other' where sku = 'a'");
    await snapshots.refresh();
    await expect.poll(() => told).toHaveLength(2);
    expect(told[1]?.changes?.products).toEqual(['a']);
    expect(snapshots.current().parts.catalogue).toBe(told[1]);
  });
});

describe('a watcher that takes its time', () => {
  test('SAFE-08 holds no transaction of the database open, neither at the start nor at a change', async () => {
    await writeSmall();
    const openWhile: (readonly object[])[] = [];
    const watcher = {
      changed: async () => {
        const open = await query<object>(
          `select state, query from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
        );
        openWhile.push(open);
      },
    };
    const on = anotherConnection();
    const snapshots = await openCatalogue(on, { watchers: [watcher], pollMs: 60_000 });
    await query("update product set name = 'Other' where sku = 'a'");
    await snapshots.refresh();
    expect(snapshots.current().parts.catalogue.products.get('a')?.name).toBe('Other');
    expect(openWhile).toEqual([[], []]);
  });
});

describe('a dated price', () => {
  test('begins and ends by itself, without a question to the database', async () => {
    await writeSmall();
    // Far enough ahead and apart that a busy machine is ready before the first and notices both.
    const begin = Date.now() + 6000;
    const offer = priceRow('a', 99, { kind: 'offer', from: begin, until: begin + 3000 });
    await write({
      prices: [offer, priceRow('b', 89, { kind: 'offer', from: begin + 5 * day, until: begin + 6 * day })],
    });
    const { on, statements } = counted(database());
    const snapshots = await openCatalogue(on, { pollMs: 60_000 });
    const before = snapshots.current();
    expect(before.validUntil).toEqual(new Date(begin));
    statements.length = 0;
    const changes: { readonly tags: readonly string[]; readonly shown: typeof before }[] = [];
    // Looked at in its moment: a busy machine may ask only after the end.
    snapshots.onChange(({ tags }) => changes.push({ tags, shown: snapshots.current() }));
    await expect.poll(() => changes.length).toBe(2);
    const [begun, ended] = changes;
    const catalogue = begun?.shown.parts.catalogue;
    expect(catalogue?.now).toBeGreaterThanOrEqual(begin);
    expect(catalogue?.changes).toEqual({ products: [], tree: false });
    expect(catalogue?.products).toBe(before.parts.catalogue.products);
    expect(begun?.tags).toContain('product:a');
    expect(begun?.tags).not.toContain('product:b');
    expect(begun?.shown.validUntil).toEqual(new Date(begin + 3000));
    expect(ended?.shown.validUntil).toEqual(new Date(begin + 5 * day));
    expect(new Set([before, ...changes.map(({ shown }) => shown)].map(({ version: one }) => one)).size).toBe(3);
    expect(statements).toEqual([]);
  });

  test('that began while another product changed is part of that change', async () => {
    await writeSmall();
    const begin = Date.now() + 300;
    await write({ prices: [priceRow('a', 99, { kind: 'offer', from: begin })] });
    const part = cataloguePart({ tenant: { file: { timeZone: 'Europe/Vienna', locale: 'de-AT' } }, log });
    const first = await part.load(database(), new Date(begin - 200));
    await query("update product set name = 'Other' where sku = 'b'");
    const second = await part.update?.(first, database(), new Date(begin + 10));
    if (!second) throw new Error('The catalogue can be brought up to date.');
    expect(second.version).toBe(await version());
    expect(part.changedTags(first, second)).toEqual(expect.arrayContaining(['product:a', 'product:b']));
  });
});
