import { describe, expect, test } from 'vitest';
import type { Source } from './source.ts';
import { importing, price, product, shop } from './testImport.ts';
import { fileOf, jsonLines } from './testing.ts';

const { query, run, runFiles, skus, version } = importing();

describe('a bad row', () => {
  const bad = [...shop, product('C3', { name: null }), price('C3', 99), price('Z9', 99), { kind: 'brand' }];

  test('keeps everything out', async () => {
    const before = await version();
    const outcome = await run(bad);
    expect(outcome.written).toBeUndefined();
    expect(outcome).toMatchObject({ rows: 12, bad: 4, refusal: 'all rows must be good, or --skip-bad given' });
    expect(outcome.problems).toEqual([
      'all.jsonl:9: name: expected string, but it is missing',
      'all.jsonl:12: name: expected string, but it is missing',
      'all.jsonl:10: sku: there is no product "C3" in the files or in the shop: its own row is bad',
      'all.jsonl:11: sku: there is no product "Z9" in the files or in the shop',
    ]);
    expect([await skus(), await version()]).toEqual([[], before]);
    expect(await query('select from catalogue_feed')).toEqual([]);
  });

  test('keeps only itself out with --skip-bad', async () => {
    const outcome = await run(bad, { skipBad: true });
    expect(outcome).toMatchObject({ bad: 4, written: { product: { inserted: 2 }, price: { inserted: 2 } } });
    expect(await skus()).toEqual(['A1', 'B2']);
  });

  test('does not make its product missing', async () => {
    await run(shop);
    const outcome = await run([product('A1'), product('B2', { vat: 'luxury' }), product('!')], {
      skipBad: true,
      retireMissing: true,
    });
    expect([outcome.bad, outcome.retired, await skus()]).toEqual([2, 0, ['A1', 'B2']]);
  });

  test('is found in a dry run, which writes nothing', async () => {
    const found = await run(bad, { dryRun: true });
    expect([found.bad, found.written]).toEqual([4, undefined]);
    expect(found.preview?.counts.product).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
    expect(await skus()).toEqual([]);
  });

  test.each<[string, readonly object[], string]>([
    [
      'a category that is nowhere',
      [product('C3', { category: 'cheese' })],
      'category: there is no category "cheese" in the files or in the shop',
    ],
    [
      'a class of tax that is nowhere',
      [product('C3', { vat: 'luxury' })],
      'vat: there is no such class of value added tax in the files or in the shop, which has: food',
    ],
    [
      'a zone that is nowhere',
      [product('C3', { zones: ['ost', 'west'] })],
      'zones: there is no zone "west" in the files or in the shop',
    ],
    [
      'a price in a zone that is nowhere',
      [price('A1', 99, { zone: 'west' })],
      'zone: there is no zone "west" in the files or in the shop',
    ],
    [
      'a store that is nowhere',
      [{ kind: 'stock', sku: 'A1', store: 'graz', quantity: 1 }],
      'store: there is no store "graz" in the files or in the shop',
    ],
    [
      'an address that another product has',
      [product('C3', { slug: 'milk-a1-6-1-l-a1' })],
      'slug: is that of the product "A1" in the shop',
    ],
    [
      'a category below itself',
      [{ kind: 'category', slug: 'dairy', name: 'Dairy', parent: 'milk', unit: 'kg' }],
      'parent: expected a tree, but it leads back to itself',
    ],
    [
      'an end before the beginning',
      [price('A1', 99, { from: '2030-01-02', until: '2030-01-01' })],
      'until: expected an end after the beginning',
    ],
    [
      'a brand without a letter',
      [product('C3', { brand: '!!!' })],
      'brand: expected a name with letters or digits that an address can hold',
    ],
  ])('%s', async (_, rows, problem) => {
    await run(shop);
    const before = await version();
    const outcome = await run(rows);
    expect(outcome.problems).toEqual([`all.jsonl:1: ${problem}`]);
    expect(await version()).toBe(before);
  });

  test('that says again what another one said', async () => {
    const twice = [...shop, product('A1'), product('C3', { slug: 'milk-b2-6-1-l-b2' }), price('A1', 199)];
    const { problems } = await run(twice);
    expect(problems).toEqual([
      'all.jsonl:9: sku: stands already in all.jsonl:5',
      'all.jsonl:10: slug: stands already in all.jsonl:6',
      'all.jsonl:11: sku: stands already in all.jsonl:7',
    ]);
  });

  test('takes those with it that stand on it', async () => {
    const rows = [
      { kind: 'category', slug: 'cheese', name: 'Cheese', parent: 'diary', unit: 'kg' },
      { kind: 'category', slug: 'brie', name: 'Brie', parent: 'cheese', unit: 'kg' },
      product('C3', { category: 'brie', content: '200 g' }),
      price('C3', 99),
    ];
    await run(shop);
    const { bad, problems, following } = await run(rows);
    expect([bad, following]).toEqual([4, 3]);
    expect(problems.map((line) => line.split(':').slice(1, 3).join(':'))).toEqual([
      '1: parent',
      '2: parent',
      '3: category',
      '4: sku',
    ]);
  });
});

describe('a file that cannot be read', () => {
  test.each<[string, Source, string]>([
    ['empty', fileOf('products.csv', ''), 'products.csv: expected rows, but there are none'],
    ['without rows', fileOf('all.jsonl', '\n\n'), 'all.jsonl: expected rows, but there are none'],
    [
      'with an unknown column',
      fileOf('brands.csv', 'name,colour\nAlm,red\n'),
      'brands.csv:1: colour: expected one of: slug, name, about, maker',
    ],
    [
      'of another encoding',
      fileOf('brands.csv', Buffer.from('name\nK\xe4se\n', 'latin1')),
      'brands.csv:2: expected text in UTF-8, but it has bytes of another encoding; spreadsheets often write windows-1252: repeat it with --encoding windows-1252',
    ],
    [
      'with a line of a megabyte',
      fileOf('all.jsonl', `{"kind":"brand","name":"${'x'.repeat(1_100_000)}"}`),
      'all.jsonl:1: expected a row of at most 1 MB',
    ],
  ])('%s', async (_, file, problem) => {
    const outcome = await runFiles([file]);
    expect(outcome.problems).toEqual([problem]);
    expect(outcome.written).toBeUndefined();
  });

  test('to its end keeps everything out, whatever was asked for', async () => {
    const files = [fileOf('all.jsonl', jsonLines(shop)), fileOf('brands.csv', 'name\nAlm\n"open\n')];
    expect(await runFiles(files, { skipBad: true })).toMatchObject({ refusal: 'a file could not be read to its end' });
    expect(await skus()).toEqual([]);
  });

  test('retires nothing where rows are unreadable or no product is in it', async () => {
    await run(shop);
    const broken = await runFiles([fileOf('all.jsonl', `${jsonLines([product('A1')])}{oops\n`)], {
      skipBad: true,
      retireMissing: true,
    });
    expect(broken.refusal).toMatch(/^rows could not be read/);
    expect((await run([price('A1', 99)], { retireMissing: true })).refusal).toBe(
      '--retire-missing needs a file with all products',
    );
    expect(await skus()).toEqual(['A1', 'B2']);
  });
});
