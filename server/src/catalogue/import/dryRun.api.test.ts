import { expect, test } from 'vitest';
import { describePreview } from './preview.ts';
import { exitCodeOf, summarize } from './summary.ts';
import { around, importing, price, product, shop } from './testImport.ts';

const { query, run, version } = importing();

/** All that an import could have touched. */
const everything = async () => ({
  version: await version(),
  rows: await query(`select (select json_agg(p order by sku) from product p) as products,
                            (select json_agg(p order by sku, kind, valid_from) from price p) as prices,
                            (select json_agg(c order by slug) from category c) as categories,
                            (select json_agg(b order by slug) from brand b) as brands,
                            (select json_agg(p order by hash) from picture p) as pictures,
                            (select json_agg(f) from catalogue_feed f) as feed,
                            (select count(*) from pg_class where relname = 'import_row') as staging`),
});

test('a dry run tells what would change, field by field, and changes nothing', async () => {
  await run([...shop, price('A1', 149, { type: 'loyalty' })]);
  const before = await everything();
  const { preview } = await run(
    [
      ...around,
      { kind: 'category', slug: 'milk', name: 'Milk & cream', parent: 'dairy', unit: 'l' },
      product('A1', { name: 'Oat milk', about: 'Oats.', brand: 'Hafer' }),
      product('C3', { category: 'cheese', content: '200 g' }),
      { kind: 'category', slug: 'cheese', name: 'Cheese', parent: 'dairy', unit: 'kg' },
      price('A1', 1990),
      price('B2', 249),
      { kind: 'price', sku: 'A1', type: 'loyalty', ended: true },
      price('C3', 329),
    ].filter((row) => !('name' in row && row.name === 'Milk')),
    { dryRun: true, retireMissing: true },
  );
  expect(await everything()).toEqual(before);
  expect(preview && describePreview(preview)).toEqual([
    '  stores       0 new, 0 would change, 1 are so already',
    '  VAT rates    0 new, 0 would change, 1 are so already',
    '  categories   1 new, 1 would change, 1 are so already',
    '    name: 1, e.g. milk "Milk" → "Milk & cream"',
    '  brands       1 new, 0 would change, 0 are so already',
    '  products     1 new, 1 would change, 0 are so already',
    '    slug: 1, e.g. A1 "milk-a1-6-1-l-a1" → "oat-milk-6-1-l-a1"',
    '    name: 1, e.g. A1 "Milk A1" → "Oat milk"',
    '    brand: 1, e.g. A1 "almglueck" → "hafer"',
    expect.stringMatching(/^ {4}picture: 1, e\.g\. A1 /),
    '    about: 1, e.g. A1 "Fresh." → "Oats."',
    '  prices       1 new, 2 would change, 1 are so already',
    '    1 up, 0 down, 1 would end; the largest: A1 1.99 → 19.90 (× 10)',
    '  1 products would no longer be sold, e.g. B2 (Milk B2)',
    'Look again: 1 price changes by more than 3 times. The largest:',
    '  A1 1.99 → 19.90 (× 10)',
  ]);
});

test('an import in which many prices become ten times as high stops, says how to go on, and leaves all as it was', async () => {
  const skus = Array.from({ length: 30 }, (_, n) => `P${n}`);
  await run([...around, ...skus.map((sku) => product(sku)), ...skus.map((sku) => price(sku, 199))]);
  const before = await everything();
  const slipped = [...skus.map((sku) => price(sku, 1990)), product('P0', { name: 'Another name' })];
  const refusal = expect.stringMatching(
    /^30 of 30 changed prices change by more than 5 times.*repeat it with --accept-price-jumps$/,
  ) as string;

  const dry = await run(slipped, { dryRun: true });
  expect(dry).toMatchObject({ refusal, preview: { jumps: { steep: 30 } } });
  expect(exitCodeOf(dry, false)).toBe(1);
  expect(summarize(dry, 0, false)).toMatch(/would change.*dry run\.\nAn import would write nothing: 30 of 30/s);

  const stopped = await run(slipped);
  expect(stopped).toMatchObject({ refusal, jumps: { steep: 30 } });
  expect(stopped.written).toBeUndefined();
  expect(summarize(stopped, 0, false)).toMatch(/P\d+ 1\.99 → 19\.90 \(× 10\)\nNothing was written: 30 of 30/);
  expect(await everything()).toEqual(before);

  expect(await run(slipped, { acceptPriceJumps: true })).toMatchObject({ written: { price: { changed: 30 } } });
});

test('a dry run foretells what the import then does', async () => {
  await run(shop);
  const rows = [product('A1', { about: 'New.' }), product('C3'), price('A1', 99), price('C3', 10), price('B2', 249)];
  const { preview } = await run(rows, { dryRun: true });
  const { written } = await run(rows);
  expect(preview?.counts).toEqual(written);
});
