import { expect, test } from 'vitest';
import { readMap } from './readMap.ts';

const problemsOf = (given: unknown) => {
  const map = readMap(given);
  return 'problems' in map ? map.problems : [];
};
const product = (fields: object) => ({ rows: [{ kind: 'product', fields }] });

test.each<[string, unknown, string]>([
  ['no object', [], 'expected an object with "rows"'],
  ['no rows', {}, 'rows: expected a list of what a row of the table tells'],
  ['a misspelt key', { row: [], rows: [] }, 'row: is not known here; did you mean "rows"?'],
  ['no kind', { rows: [{ fields: {} }] }, 'rows.0.kind: expected one of: store, vat, category'],
  ['a misspelt kind', { rows: [{ kind: 'prodcut', fields: {} }] }, 'did you mean "product"?'],
  [
    'a misspelt field',
    product({ catgory: 'Gruppe' }),
    'rows.0.fields.catgory: is not a field of a product; did you mean "category"?',
  ],
  ['no column', product({ name: '' }), 'rows.0.fields.name: expected the name of a column'],
  [
    'a number for a column',
    product({ name: 7 }),
    'rows.0.fields.name: expected the name of a column, or an object with one of: column, value, join',
  ],
  [
    'two sources',
    product({ name: { column: 'A', value: 'B' } }),
    'rows.0.fields.name: expected one of: column, value, join, list, first, hash, path, not column and value',
  ],
  [
    'a misspelt modifier',
    product({ vat: { column: 'A', vales: {} } }),
    'rows.0.fields.vat.vales: is not known here; did you mean "values"?',
  ],
  ['an empty table', product({ vat: { column: 'A', values: {} } }), 'rows.0.fields.vat.values: expected a table like'],
  [
    'odd others',
    product({ vat: { column: 'A', values: { a: 'b' }, others: 'ignore' } }),
    'rows.0.fields.vat.others: expected "refuse", "keep", "drop"',
  ],
  [
    'others alone',
    product({ vat: { column: 'A', others: 'keep' } }),
    'rows.0.fields.vat.others: expected "values" beside it',
  ],
  ['an empty join', product({ pack: { join: [] } }), 'rows.0.fields.pack.join: expected a list'],
  [
    'a wrong part of a join',
    product({ pack: { join: ['A', { colum: 'B' }] } }),
    'rows.0.fields.pack.join.1.colum: is not known here; did you mean "column"?',
  ],
  [
    'a condition without words',
    product({ pack: { column: 'A', when: { column: 'B' } } }),
    'rows.0.fields.pack.when: expected "is" or "isNot", one of them',
  ],
  ['a path of products', { rows: [{ kind: 'product', path: 'A' }] }, 'rows.0.path: expected the kind "category"'],
  [
    'a name beside a path',
    { rows: [{ kind: 'category', path: 'A', fields: { name: 'B' } }] },
    'rows.0.fields.name: expected nothing here: the path tells it',
  ],
])('%s is told with its place', (_, given, problem) => {
  expect(problemsOf(given)).toContainEqual(expect.stringContaining(problem));
});

test('all that is wrong is told at once', () => {
  expect(problemsOf({ rows: [{ kind: 'product', fields: { nmae: 'A', bran: 'B' } }, { kind: 'x' }] })).toHaveLength(3);
});

test('a map may be made for some files', () => {
  const map = readMap({ file: 'artikel*.csv', ...product({ name: 'A' }) });
  if ('problems' in map) throw new Error(map.problems.join('\n'));
  expect(['export/Artikel-2026.CSV', 'preise.csv', 'artikel.csv.bak'].map(map.fits)).toEqual([true, false, false]);
});

test('many stars in the name of a file cost nothing', () => {
  const fits = (file: string, name: string) => {
    const map = readMap({ file, ...product({ name: 'A' }) });
    return 'fits' in map && map.fits(name);
  };
  expect(fits(`${'*a'.repeat(60)}b`, `${'a'.repeat(200)}.csv`)).toBe(false);
  expect(fits('**a**.csv', 'xay.csv')).toBe(true);
  expect(fits('ab*ba', 'aba')).toBe(false);
  expect(fits('*', 'any.csv')).toBe(true);
  expect(fits('a.csv', 'axcsv')).toBe(false);
});
