import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading, ReadRow } from './reading.ts';
import { longestRow } from './reading.ts';
import { csv, fileOf, readingsOf } from './testing.ts';

const read = (content: string | Buffer, name = 'brands.csv') => readingsOf(fileOf(name, content));
const values = (readings: readonly Reading[]) => readings.map((reading) => (reading as ReadRow).value);

describe('a table', () => {
  test('written and read back is the same, whatever divides it and however lines end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ slug: cell(), name: cell(), about: cell(), maker: cell() }), { minLength: 1 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (rows, delimiter, end, mark) => {
          const table = [
            ['slug', 'name', 'about', 'maker'],
            ...rows.map((row) => [row.slug, row.name, row.about, row.maker]),
          ];
          const readings = await read((mark ? '\uFEFF' : '') + csv(table, delimiter, end));
          expect(values(readings)).toEqual(rows);
        },
      ),
    ));

  test('rows keep the number of the line they begin in, over blank lines and line ends inside quotes', async () => {
    const readings = await read('name,about\nA,"one\ntwo"\n\nB,x\nC,"a\nb\nc"\nD,y');
    expect(readings.map(({ line }) => line)).toEqual([2, 5, 6, 9]);
  });

  test('names of columns may be written in any case, and empty cells say nothing', async () => {
    expect(values(await read('NAME; Maker ;ABOUT\nAlm;;\n'))).toEqual([{ name: 'Alm' }]);
  });

  test('lists, places, money, numbers and parts of a value', async () => {
    const head = 'sku;name;brand;category;pack;vat;labels;origins;madeIn;deposit;alcohol;nutrition.per;nutrition.fat';
    const row = 'A1;Bier;Brau;bier;6 x 0,5 l;standard;organic | regional;AT:Mühlviertel|DE;AT;0,54;4,9;100ml;0';
    const [first] = values(await read(`${head}\n${row}\n`, 'products.csv'));
    expect(first).toEqual({
      sku: 'A1',
      name: 'Bier',
      brand: 'Brau',
      category: 'bier',
      pack: '6 x 0,5 l',
      vat: 'standard',
      labels: ['organic', 'regional'],
      origins: [{ country: 'AT', region: 'Mühlviertel' }, { country: 'DE' }],
      madeIn: { country: 'AT' },
      depositCents: 54,
      alcohol: 4.9,
      nutrition: { per: '100ml', fat: 0 },
    });
  });

  test('a cell that is not what its column holds is named, and the rest of the row is read', async () => {
    const [row] = await read('sku,price,ended\nA1,1.234,perhaps\n', 'prices.csv');
    expect(row).toMatchObject({
      value: { sku: 'A1' },
      unreadable: [
        { field: 'price', reason: 'could mean "1234.00" or "1.23": write it with two decimals' },
        { field: 'ended', reason: 'expected yes or no' },
      ],
    });
  });

  test('a row with too many or too few cells is bad, the next ones are read', async () => {
    const readings = await read('name,about\nA\nB,b,c\nC,c\n');
    expect(readings[0]).toMatchObject({ line: 2, reason: 'expected 2 columns, as in the first row, but it has 1' });
    expect(readings[1]).toMatchObject({ line: 3, reason: 'expected 2 columns, as in the first row, but it has 3' });
    expect(readings[2]).toMatchObject({ line: 4, value: { name: 'C', about: 'c' } });
  });
});

describe('a table that cannot be read is given up', () => {
  test.each([
    ['an unknown column', 'name,colour\nA,red\n', 1, 'colour', /^expected one of: slug, name, about, maker$/],
    ['a column that every row needs', 'slug\na\n', 1, 'name', /^expected a column of this name$/],
    ['a column twice', 'name,name\nA,B\n', 1, 'name', /^expected "name" alone to tell this$/],
    ['an open quote', 'name,about\nA,"b\nC,c\n', 3, '', /^expected the end of a quoted text/],
    ['a quote inside a cell', 'name,about\nA,12" pan\n', 2, '', /^expected a quote/],
    ['letters after a quote', 'name,about\nA,"b"c\n', 2, '', /^expected a quote/],
  ])('%s', async (_, content, line, field, reason) => {
    const readings = await read(content);
    expect(readings.at(-1)).toMatchObject({ line, field, reason: expect.stringMatching(reason) as string, ends: true });
  });

  test('two columns that tell the same', async () => {
    const [problem] = await read('sku,cents,price\nA,1,2\n', 'prices.csv');
    expect(problem).toMatchObject({ field: 'price', reason: 'expected "cents" alone to tell this', ends: true });
  });

  test('a row longer than a row may be', async () => {
    const readings = await read(`name,about\nA,${'x'.repeat(longestRow + 100)}\nB,b\n`);
    expect(readings.at(-1)).toMatchObject({
      line: 2,
      reason: expect.stringMatching(/^expected a row of at most 1 MB/) as string,
    });
  });

  test('another encoding', async () => {
    const readings = await read(Buffer.from('name,about\nAlm,a\nK\xe4se,b\n', 'latin1'));
    expect(readings.at(-1)).toMatchObject({
      line: 3,
      reason: expect.stringMatching(/^expected text in UTF-8/) as string,
      ends: true,
    });
    expect(await read(Buffer.from('\uFEFFname\nA\n', 'utf16le'))).toMatchObject([{ line: 0, ends: true }]);
  });

  test('a name that does not tell what is in it', async () => {
    const [problem] = await read('name\nA\n', 'export.csv');
    expect(problem).toMatchObject({
      reason: 'expected a name that tells what is in it, like products.csv, or --kind, or a --map',
    });
  });
});

test('an empty file has no rows, and neither has one with a header alone', async () => {
  expect(await read('')).toEqual([]);
  expect(await read('name\n')).toEqual([]);
});

/** What a cell can hold: any text without spaces around it, and not nothing. */
function cell() {
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `x${text}x`.replaceAll('\r', ''));
}
