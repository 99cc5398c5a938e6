import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRow } from '../checkRow.ts';
import type { Reading, ReadRow } from '../reading.ts';
import { csv, fileOf, readingsOf } from '../testing.ts';
import { categoriesOf, categorySlug, pathOf } from './categoryPath.ts';
import { readMap } from './readMap.ts';

const sku = { hash: ['Warengruppe', 'Bezeichnung', 'Menge', 'ME'], prefix: 'R' };
const isWeighed = { column: 'Wiegeware', is: ['J'] };
/** As a till's export looks: a product, its price and its category in one row. */
const till = {
  rows: [
    { kind: 'category', path: 'Warengruppe', separator: '/', fields: { unit: { value: 'kg' } } },
    {
      kind: 'product',
      fields: {
        sku,
        name: 'Bezeichnung',
        brand: { column: 'Marke', default: 'Hausmarke' },
        category: { path: 'Warengruppe', separator: '/' },
        pack: { join: ['Menge', 'ME'] },
        content: { join: ['Menge', { column: 'ME', values: { stk: 'pieces' }, others: 'keep' }] },
        vat: { column: 'MwSt', values: { 1: 'standard', 2: 'reduced' } },
        selling: { value: 'step', when: isWeighed },
        pieceGrams: { value: 100, when: isWeighed },
        labels: { list: [{ column: 'Bio', values: { J: 'vegan' }, others: 'drop' }] },
      },
    },
    {
      kind: 'price',
      when: { column: 'Preis', isNot: ['0,00'] },
      fields: { sku, price: { column: 'Preis' } },
    },
  ],
};
const names = ['Warengruppe', 'Bezeichnung', 'Marke', 'Menge', 'ME', 'Preis', 'MwSt', 'Wiegeware', 'Bio', 'Lager'];
const rows = [
  ['Milch/Frischmilch', 'Vollmilch', 'Alm', '1', 'l', '1,49', '2', 'N', 'J', '12'],
  ['Obst & Gemüse/Obst', 'Äpfel', '', '1', 'kg', '2,99', '2', 'J', 'N', '0'],
  ['Milch/Frischmilch', 'Heumilch', 'Alm', '0,5', 'l', '0,00', '2', '', '', ''],
];

async function mapped(map: object, table: readonly (readonly string[])[], quotes = ''): Promise<readonly Reading[]> {
  const read = readMap(map);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return readingsOf(fileOf('export.csv', quotes + csv(table, ';'), { maps: [read] }));
}
const values = (readings: readonly Reading[], kind: string) =>
  readings.flatMap((one) => ('value' in one && one.kind === kind ? [one.value] : []));

describe('a table of the retailer’s own', () => {
  test('gives products, prices and categories out of one row', async () => {
    const readings = await mapped(till, [names, ...rows]);
    expect(values(readings, 'product')).toMatchObject([
      {
        name: 'Vollmilch',
        brand: 'Alm',
        category: 'milch-frischmilch',
        pack: '1 l',
        content: '1 l',
        vat: 'reduced',
        labels: ['vegan'],
      },
      { name: 'Äpfel', brand: 'Hausmarke', category: 'obst-gemuese-obst', selling: 'step', pieceGrams: 100 },
      { name: 'Heumilch', content: '0,5 l' },
    ]);
    expect(values(readings, 'product')[0]).not.toHaveProperty('selling');
    expect(values(readings, 'price').map(({ cents }) => cents)).toEqual([149, 299]);
    expect(values(readings, 'category')).toEqual([
      { slug: 'milch', name: 'Milch', unit: 'kg' },
      { slug: 'milch-frischmilch', name: 'Frischmilch', parent: 'milch', unit: 'kg' },
      { slug: 'obst-gemuese', name: 'Obst & Gemüse', unit: 'kg' },
      { slug: 'obst-gemuese-obst', name: 'Obst', parent: 'obst-gemuese', unit: 'kg' },
    ]);
    expect(
      readings.flatMap((one) => ('value' in one ? [checkRow(one)] : [])).filter((one) => 'problems' in one),
    ).toEqual([]);
  });

  test('gets a sku that is the same each time and another one for another product', async () => {
    const skus = async (table: readonly (readonly string[])[]) =>
      values(await mapped(till, [names, ...table]), 'product').map(({ sku: one }) => one);
    const [first, second] = await skus(rows);
    expect(first).toMatch(/^R[0-9a-f]{16}$/);
    expect(first).not.toBe(second);
    expect(await skus([...rows].reverse())).toEqual((await skus(rows)).reverse());
  });

  test('lets weighed goods be priced per kilogram', async () => {
    const cents = {
      first: [{ column: 'cent', perKilogram: { join: ['qty', 'unit'] }, when: { column: 'w', is: ['1'] } }, 'cent'],
    };
    const map = { rows: [{ kind: 'price', fields: { sku: 'id', cents } }] };
    const table = [
      ['id', 'cent', 'qty', 'unit', 'w'],
      ['A', '250', '100', 'g', '1'],
      ['B', '250', '100', 'g', '0'],
      ['C', '250', '1', 'stk', '1'],
    ];
    const readings = (await mapped(map, table)) as readonly ReadRow[];
    expect(readings.map(({ value }) => value.cents)).toEqual([2500, 250, undefined]);
    expect(readings[2]?.unreadable).toEqual([
      { field: 'cents', reason: 'expected a weight, from which the price per kilogram is made in "qty"', value: '1' },
    ]);
  });

  test('names a value that its table does not have', async () => {
    const [odd] = [['Milch', 'X', '', '1', 'l', '1,00', '7', '', '', '']];
    const [product] = (await mapped(till, [names, odd ?? []])).filter((one) => 'kind' in one && one.kind === 'product');
    expect(product).toMatchObject({
      unreadable: [{ field: 'vat', reason: 'expected one of the map\'s values: 1, 2 in "MwSt"', value: '7' }],
    });
  });

  test('names a column that is not there, and what may be meant', async () => {
    const wrong = names.map((name) => (name === 'Preis' ? 'Pries' : name));
    const [problem] = await mapped(till, [wrong, ...rows]);
    expect(problem).toMatchObject({
      line: 1,
      field: 'Preis',
      reason: expect.stringContaining(
        'the map wants a column of this name; did you mean "Pries"?; there are: ',
      ) as string,
      ends: true,
    });
  });

  test('names a field that every row needs and the map does not fill', async () => {
    const map = { rows: [{ kind: 'brand', fields: { about: 'Text' } }] };
    const [problem] = await mapped(map, [['Text'], ['x']]);
    expect(problem).toMatchObject({ field: 'name', reason: 'the map does not say what it is of a brand', ends: true });
  });

  test('may lie beside tables of ours, which are read as they are', async () => {
    const read = readMap({ quotes: false, ...till });
    if ('problems' in read) throw new Error(read.problems.join('\n'));
    const ours = fileOf('vat.csv', '\uFEFF"name",percent\n"food",10\n', { maps: [read] });
    expect(await readingsOf(ours)).toMatchObject([{ kind: 'vat', value: { name: 'food', permille: 100 } }]);
    // A name of ours with columns of theirs is theirs.
    const theirs = fileOf('products.csv', csv([names, ...rows], ';'), { maps: [read] });
    expect(values(await readingsOf(theirs), 'product')).toHaveLength(3);
  });

  test('may have quotes that are signs like any others', async () => {
    const map = { quotes: false, rows: [{ kind: 'brand', fields: { name: 'Title' } }] };
    const read = readMap(map);
    if ('problems' in read) throw new Error(read.problems.join('\n'));
    const file = fileOf('list.tsv', 'Title\tx\nPan 12" "Alm\t1\n', { maps: [read] });
    expect(await readingsOf(file)).toMatchObject([{ value: { name: 'Pan 12" "Alm' } }]);
  });
});

test('paths give slugs of their own, whatever they hold, and every parent is there', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 6 }), (names) => {
      const categories = categoriesOf(pathOf(names.join('>'), '>'));
      expect(categories.length).toBeLessThanOrEqual(3);
      for (const { slug } of categories) expect(slug.length).toBeLessThanOrEqual(80);
      expect(categories.slice(1).map(({ parent }) => parent)).toEqual(categories.slice(0, -1).map(({ slug }) => slug));
    }),
  ));

test('long paths that begin alike stay apart', () => {
  const long = 'Grundnahrungsmittel und Konserven aller Art '.repeat(3);
  expect(categorySlug([long, 'a'])).not.toBe(categorySlug([long, 'b']));
});
