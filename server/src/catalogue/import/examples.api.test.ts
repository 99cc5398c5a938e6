import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { kindOfFile } from './importKind.ts';
import { importKinds } from './kinds/kinds.ts';
import { readMapFile } from './map/readMap.ts';
import { openSource, type Source } from './source.ts';
import { importing } from './testImport.ts';

const folder = join(repositoryRoot, 'docs/examples');
const tables = readdirSync(folder).filter((name) => name.endsWith('.csv') && !name.startsWith('till'));
const { openCatalogue, prices, runFiles } = importing();

function opened(names: readonly string[]): readonly Source[] {
  const map = readMapFile(join(folder, 'till.map.json'));
  if ('problems' in map) throw new Error(map.problems.join('\n'));
  return names.map((name) => {
    const source = openSource(name, folder, { maps: [map] });
    if ('reason' in source) throw new Error(`${name}: ${source.reason}`);
    return source;
  });
}

test('every kind has an example', () => {
  expect(new Set(tables.map(kindOfFile))).toEqual(new Set(importKinds));
});

test('the examples of the documentation can be imported, one after the other and again', async () => {
  const one = await runFiles(opened(tables));
  expect(one.problems).toEqual([]);
  for (const [kind, { inserted }] of Object.entries(one.written ?? {})) expect([kind, inserted]).not.toEqual([kind, 0]);
  expect((await runFiles(opened(['everything.jsonl']))).problems).toEqual([]);

  const again = await runFiles(opened(tables));
  expect(Object.values(again.written ?? {}).some(({ inserted, changed }) => inserted + changed > 0)).toBe(false);
});

test('the example of a map makes products, prices and categories of a till’s rows', async () => {
  await runFiles(opened(['vat.csv', 'stores.csv']));
  expect((await runFiles(opened(['till.csv']))).problems).toEqual([]);
  const { catalogue } = (await openCatalogue()).current().parts;
  const products = [...catalogue.products.values()].map(({ name, category, base, selling }) => [
    name,
    category,
    base?.unit,
    selling,
  ]);
  expect(new Set(products)).toEqual(
    new Set([
      ['Auslaufartikel', 'haushalt-waschen', 'piece', 'pack'],
      ['Landeier', 'kuehlregal-milch', 'piece', 'pack'],
      ['Vollmilch 3,5 %', 'kuehlregal-milch', 'l', 'pack'],
      ['Waschmittel flüssig', 'haushalt-waschen', 'wash', 'pack'],
      ['Äpfel Gala', 'obst-gemuese-obst', 'kg', 'step'],
    ]),
  );
  expect((await prices()).map(({ value }) => value).sort((a, b) => a - b)).toEqual([149, 299, 389, 999]);
});
