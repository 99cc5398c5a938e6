import { expect, test } from 'vitest';
import { fileOf, readingsOf } from './testing.ts';

const windows = Buffer.concat([
  Buffer.from('name;about\nK'),
  Buffer.from([0xe4]),
  Buffer.from('se;5 '),
  Buffer.from([0x80]),
]);

test('a table in windows-1252 is named as such, and read when that is said', async () => {
  expect(await readingsOf(fileOf('brands.csv', windows))).toMatchObject([
    { line: 2, reason: expect.stringContaining('repeat it with --encoding windows-1252') as string, ends: true },
  ]);
  expect(await readingsOf(fileOf('brands.csv', windows, { encoding: 'windows-1252' }))).toMatchObject([
    { value: { name: 'Käse', about: '5 €' } },
  ]);
});

test('a text of two bytes a letter is named by its mark, and read when that is said', async () => {
  const file = Buffer.from('\uFEFFname\nKäse\n', 'utf16le');
  expect(await readingsOf(fileOf('brands.csv', file))).toMatchObject([
    { reason: 'this is UTF-16: repeat it with --encoding utf-16le', ends: true },
  ]);
  expect(await readingsOf(fileOf('brands.csv', file, { encoding: 'utf-16le' }))).toMatchObject([
    { value: { name: 'Käse' } },
  ]);
});

test.each([
  ['products.xlsx', '504b030414000600', 'save its table as CSV'],
  ['products.csv', '504b030414000600', 'this is an Excel workbook'],
  ['products.xls', 'd0cf11e0a1b11ae1', 'this is an old Excel workbook'],
  ['products.csv.gz', '1f8b0800', 'this is compressed'],
  ['products.pdf', '255044462d312e37', 'this is a PDF'],
])('%s that begins with %s is told for what it is', async (name, hex, reason) => {
  expect(await readingsOf(fileOf(name, Buffer.from(hex, 'hex')))).toMatchObject([
    { line: 0, reason: expect.stringContaining(reason) as string, ends: true },
  ]);
});
