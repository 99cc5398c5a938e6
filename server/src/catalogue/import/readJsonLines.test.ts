import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportKind } from './kinds/kinds.ts';
import { importKinds } from './kinds/kinds.ts';
import { longestRow } from './reading.ts';
import { fileOf, jsonLines, readingsOf } from './testing.ts';

const read = (content: string | Buffer, kind?: ImportKind) => readingsOf(fileOf('all.jsonl', content, { kind }));

test('each line is a row of the kind it says', async () => {
  const rows = [
    { kind: 'brand', name: 'Alm' },
    { kind: 'products', sku: 'A1' },
  ];
  expect(await read(`\uFEFF${jsonLines(rows)}\n  \n`)).toEqual([
    { line: 1, kind: 'brand', value: { name: 'Alm' }, unreadable: [] },
    { line: 2, kind: 'product', value: { sku: 'A1' }, unreadable: [] },
  ]);
});

test('a kind from outside is for lines that say none', async () => {
  const readings = await read('{"sku":"A1"}\r\n{"kind":"stock","sku":"A1"}\r\n', 'price');
  expect(readings).toMatchObject([{ kind: 'price' }, { kind: 'stock' }]);
});

const kinds = `expected one of: ${importKinds.join(', ')}`;

test.each([
  ['no JSON', '{"kind":"brand"', '', 'expected a JSON object, one per line'],
  ['a list', '[1]', '', 'expected a JSON object, one per line'],
  ['a text', '"brand"', '', 'expected a JSON object, one per line'],
  ['nothing', 'null', '', 'expected a JSON object, one per line'],
  ['deep nesting', '['.repeat(200_000), '', 'expected a JSON object, one per line'],
  ['no kind', '{}', 'kind', kinds],
  ['another kind', '{"kind":"coupon"}', 'kind', kinds],
  ['a kind that is no text', '{"kind":7}', 'kind', kinds],
])('a line that is %s is bad, the next one is read', async (_, text, field, reason) => {
  const [bad, good] = await read(`${text}\n{"kind":"brand","name":"A"}\n`);
  expect(bad).toEqual({ line: 1, field, reason });
  expect(good).toMatchObject({ line: 2, value: { name: 'A' } });
});

test('a line of a megabyte and one of another encoding are bad, the next one is read', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`{"kind":"brand","name":"${'x'.repeat(longestRow)}"}\n`),
    Buffer.from('{"kind":"brand","name":"K\xe4se"}\n', 'latin1'),
    Buffer.from('{"kind":"brand","name":"Käse"}\n'),
  ]);
  expect(await read(bytes)).toMatchObject([
    { line: 1, reason: 'expected a row of at most 1 MB' },
    {
      line: 2,
      reason:
        'expected text in UTF-8, but it has bytes of another encoding; spreadsheets often write windows-1252: repeat it with --encoding windows-1252',
    },
    { line: 3, value: { name: 'Käse' } },
  ]);
});

test('rows written and read back are the same', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), async (objects) => {
      const rows = objects.map(({ kind: _, ...row }) => row);
      const readings = await read(jsonLines(rows), 'product');
      expect(readings.map((reading) => ('value' in reading ? reading.value : reading))).toEqual(
        JSON.parse(JSON.stringify(rows)),
      );
    }),
  ));

test('what has neither of the known endings is told by its first sign', async () => {
  expect(await readingsOf(fileOf('standard input', ' {"kind":"brand","name":"A"}'))).toMatchObject([{ kind: 'brand' }]);
  expect(await readingsOf(fileOf('standard input', 'name\nA\n', { kind: 'brand' }))).toMatchObject([
    { value: { name: 'A' } },
  ]);
});
