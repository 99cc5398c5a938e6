import { describe, expect, test } from 'vitest';
import { shelfOf } from '../shelf/shelfOf.ts';
import { retiredProducts } from '../storage/retiredProducts.ts';
import { around, importing, price, product, shop } from './testImport.ts';
import { csv, fileOf } from './testing.ts';

const { anotherConnection, database, openCatalogue, prices, query, run, runFiles, skus, version } = importing();

describe('a good import', () => {
  test('is written, and the shop has all of it', async () => {
    const outcome = await run(shop);
    expect(outcome).toMatchObject({ rows: 8, bad: 0, problems: [] });
    expect(outcome.written?.product).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
    const { catalogue } = (await openCatalogue()).current().parts;
    expect(catalogue.products.get('A1')).toMatchObject({
      name: 'Milk A1',
      slug: 'milk-a1-6-1-l-a1',
      brand: 'almglueck',
      category: 'milk',
      base: { quantity: 6, unit: 'l' },
      availability: 'available',
    });
    expect(catalogue.brands.get('almglueck')).toMatchObject({ name: 'Almglück' });
    expect(catalogue.zones).toEqual(['ost']);
    expect(catalogue.categories.get('milk')).toMatchObject({ parent: 'dairy', unit: 'l' });
  });

  test('DISC-08 takes every content and shows its base price in its own measure, by pack text where that is all', async () => {
    const contents: Readonly<Record<string, [given: object, base: object]>> = {
      L: [{ content: '500 ml' }, { value: 398, unit: 'l' }],
      G: [
        { content: '500 g', pack: '500 g' },
        { value: 398, unit: 'kg' },
      ],
      S: [
        { content: '10 Stk', pack: '10 Stk' },
        { value: 20, unit: 'piece' },
      ],
      C: [
        { content: '200 Stück', pack: '200 Stück' },
        { value: 100, unit: '100pieces' },
      ],
      W: [
        { content: '20 WG', pack: '20 WG' },
        { value: 10, unit: 'wash' },
      ],
      M: [
        { content: '50 cm', pack: '50 cm' },
        { value: 398, unit: 'm' },
      ],
      P: [
        { content: undefined, pack: '4 x 250 g' },
        { value: 199, unit: 'kg' },
      ],
      Z: [
        { content: '0 Stk', pack: '500 g' },
        { value: 398, unit: 'kg' },
      ],
      D: [
        { content: undefined, pack: 'Glas', drainedWeight: '200 g' },
        { value: 995, unit: 'kg' },
      ],
    };
    const entries = Object.entries(contents);
    const rows = entries.flatMap(([sku, [given]]) => [product(sku, given), price(sku, 199)]);
    expect(await run([...around, ...rows, product('N', { content: undefined, pack: 'Familienglas' })])).toMatchObject({
      bad: 0,
    });
    const { catalogue } = (await openCatalogue()).current().parts;
    const shelf = shelfOf(catalogue, 'ost');
    for (const [sku, [, base]] of entries) expect(shelf.product(sku)?.price.base, sku).toEqual(base);
    expect(catalogue.products.get('N')?.base).toBeUndefined();
  });

  test('takes products without a brand, and makes none up', async () => {
    const loose = product('A1', { brand: undefined, name: 'Carrots' });
    expect(
      await run([...around, loose, product('B2', { brand: '' }), price('A1', 199), price('B2', 99)]),
    ).toMatchObject({
      bad: 0,
      problems: [],
    });
    expect(await query('select brand from product order by sku')).toEqual([{ brand: null }, { brand: null }]);
    expect(await query('select slug from brand')).toEqual([]);
    const { catalogue } = (await openCatalogue()).current().parts;
    const shelf = shelfOf(catalogue, 'ost');
    expect(shelf.product('A1')).not.toHaveProperty('brand');
    expect(shelf.brands()).toEqual([]);
    expect(await retiredProducts(database(), ['A1'])).toEqual([
      expect.not.objectContaining({ brand: expect.anything() }),
    ]);
  });

  test('keeps certificates, who is responsible and warnings, from a table as from JSON', async () => {
    const certificates = [{ label: 'organic', scheme: 'EU organic', number: 'AT-BIO-301' }];
    const responsiblePerson = { name: 'Maker', address: '1 Quay, Cork', contact: 'safety@maker.example' };
    const warnings = ['Keep out of reach of children.', 'Flammable.'];
    await run([...around, product('A1', { certificates, responsiblePerson, warnings })]);
    const table = [
      ['sku', 'name', 'category', 'pack', 'vat', 'labels', 'certificates', 'warnings'],
      ['B2', 'Soap', 'milk', '1 l', 'food', 'organic', 'organic:EU organic:AT-BIO-301', warnings.join('|')],
    ];
    for (const [at, part] of ['name', 'address', 'contact'].entries()) {
      table[0]?.push(`responsiblePerson.${part}`);
      table[1]?.push(Object.values(responsiblePerson)[at] ?? '');
    }
    expect((await runFiles([fileOf('products.csv', csv(table))])).problems).toEqual([]);
    const { catalogue } = (await openCatalogue()).current().parts;
    for (const sku of ['A1', 'B2']) {
      expect(catalogue.products.get(sku)?.labels).toEqual(['organic']);
      expect(JSON.parse(catalogue.products.get(sku)?.facts ?? '')).toMatchObject({
        certificates,
        responsiblePerson,
        warnings,
      });
    }
  });

  test('repeated changes nothing, and no process reloads', async () => {
    await run(shop);
    const before = await version();
    const again = await run(shop);
    const counts = Object.values(again.written ?? {});
    expect(counts.every(({ inserted, changed }) => inserted + changed === 0)).toBe(true);
    expect(await version()).toBe(before);
  });

  test('shows in a shop that runs, without a restart', async () => {
    await run(shop);
    const snapshots = await openCatalogue(anotherConnection());
    await run([price('A1', 179), product('C3')]);
    const current = () => snapshots.current().parts.catalogue.products;
    await expect.poll(() => current().has('C3')).toBe(true);
    expect(
      current()
        .get('A1')
        ?.prices.some(({ value }) => value === 179),
    ).toBe(true);
  });

  test('from JSON lines and from tables with the same rows is the same', async () => {
    await run(shop);
    const before = await version();
    const tables = [
      fileOf(
        'stores.csv',
        csv([
          ['id', 'name', 'zone', 'zoneName'],
          ['vienna', 'Vienna', 'ost', 'East'],
        ]),
      ),
      fileOf(
        'vat.csv',
        csv([
          ['name', 'percent'],
          ['food', '10'],
        ]),
      ),
      fileOf(
        'categories.csv',
        csv(
          [
            ['slug', 'name', 'parent', 'unit', 'position'],
            ['dairy', 'Dairy', '', 'kg', '1'],
            ['milk', 'Milk', 'dairy', 'l', '1'],
          ],
          ';',
        ),
      ),
      fileOf(
        'products.csv',
        csv(
          [
            ['sku', 'name', 'brand', 'category', 'pack', 'content', 'vat', 'contains', 'about'],
            ['A1', 'Milk A1', 'Almglück', 'milk', '6 × 1 l', '6 x 1 l', 'food', 'milk', 'Fresh.'],
            ['B2', 'Milk B2', 'Almglück', 'milk', '6 × 1 l', '6 x 1 l', 'food', 'milk', 'Fresh.'],
          ],
          '\t',
          '\r\n',
        ),
      ),
      fileOf(
        'prices.csv',
        csv(
          [
            ['sku', 'price'],
            ['A1', '1,99'],
            ['B2', '2.49'],
          ],
          ';',
        ),
      ),
    ];
    const again = await runFiles(tables);
    expect(again.problems).toEqual([]);
    expect(await version()).toBe(before);
  });

  test('takes the latest price, keeps the earlier one, and plans offers', async () => {
    await run(shop);
    await run([
      price('A1', 189),
      price('A1', 149, { type: 'offer', from: '2030-01-07', until: '2030-01-13' }),
      price('B2', 229, { type: 'loyalty', zone: 'ost' }),
    ]);
    expect(await prices()).toEqual([
      { sku: 'A1', value: 189 },
      { sku: 'B2', value: 229 },
      { sku: 'B2', value: 249 },
    ]);
    const [offer] = await query<{ from: Date; until: Date }>(
      `select valid_from as from, valid_until as until from price where kind = 'offer'`,
    );
    expect(offer?.from.toISOString()).toBe('2030-01-06T23:00:00.000Z');
    expect(offer?.until.toISOString()).toBe('2030-01-13T23:00:00.000Z');
    await run([{ kind: 'price', sku: 'B2', type: 'loyalty', zone: 'ost', ended: true }]);
    expect(await prices()).toHaveLength(2);
  });

  test('tells stock by store, by word or by number', async () => {
    await run(shop);
    await run([
      { kind: 'stock', sku: 'A1', store: 'vienna', quantity: 0 },
      { kind: 'stock', sku: 'B2', store: 'vienna', availability: 'unavailable' },
    ]);
    const { products } = (await openCatalogue()).current().parts.catalogue;
    expect(products.get('A1')?.availabilityIn).toEqual({ vienna: 'temporarilyUnavailable' });
    expect(products.get('B2')?.availabilityIn).toEqual({ vienna: 'unavailable' });
  });

  test('retires what a full file does not mention, and brings it back', async () => {
    await run(shop);
    const full = await run([product('A1')], { retireMissing: true });
    expect([full.retired, await skus()]).toEqual([1, ['A1']]);
    // The address of what is gone is free for another one.
    const taken = await run([product('A1'), product('C3', { slug: 'milk-b2-6-1-l-b2' })], { retireMissing: true });
    expect([taken.problems, await skus()]).toEqual([[], ['A1', 'C3']]);
    await run([product('A1'), product('B2', { slug: 'b2' })], { retireMissing: true });
    expect(await skus()).toEqual(['A1', 'B2']);
  });

  test('makes the catalogue the retailer’s', async () => {
    await query(`insert into catalogue_feed (source) values ('demo')`);
    await run(shop);
    expect(await query('select source from catalogue_feed')).toEqual([{ source: 'import' }]);
  });
});

test('a file with some categories leaves the menu in its order, and new ones come last', async () => {
  const category = (slug: string, more: object = {}) => ({ kind: 'category', slug, name: slug, ...more });
  const menu = async () =>
    (await query<{ slug: string }>('select slug from category where parent is null order by position, slug')).map(
      ({ slug }) => slug,
    );
  await run(['fruit', 'dairy', 'bread', 'drinks'].map((slug) => category(slug)));
  expect(await menu()).toEqual(['fruit', 'dairy', 'bread', 'drinks']);

  const some = [category('drinks'), category('wine'), category('beer'), category('ale', { parent: 'beer' })];
  const { preview } = await run(some, { dryRun: true });
  expect(preview?.counts.category).toEqual({ inserted: 3, changed: 0, unchanged: 1 });
  expect(preview?.differences.category.size).toBe(0);
  await run(some);
  expect(await menu()).toEqual(['fruit', 'dairy', 'bread', 'drinks', 'wine', 'beer']);

  await run([category('beer', { position: 0 })]);
  expect(await menu()).toEqual(['beer', 'fruit', 'dairy', 'bread', 'drinks', 'wine']);
});

test('two imports at once wait for each other', async () => {
  await run(around);
  const [one, other] = await Promise.all([
    run([product('A1'), price('A1', 100)]),
    run([product('A1'), price('A1', 100)]),
  ]);
  expect((one.written?.product.inserted ?? 0) + (other.written?.product.inserted ?? 0)).toBe(1);
  expect(await prices()).toEqual([{ sku: 'A1', value: 100 }]);
});

test('an import that is stopped leaves nothing behind', async () => {
  let asked = 0;
  const stopped = run(shop, { isStopping: () => (asked += 1) > 9 });
  await expect(stopped).rejects.toThrow('Stopped before the end.');
  expect(await skus()).toEqual([]);
  expect(await query(`select from pg_class where relname = 'import_row'`)).toEqual([]);
});
