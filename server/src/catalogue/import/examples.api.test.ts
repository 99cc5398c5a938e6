import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { kindOfFile } from './importKind.ts';
import { importKinds } from './kinds/kinds.ts';
import { readMap, readMapFile } from './map/readMap.ts';
import { openSource, type Source } from './source.ts';
import { importing } from './testImport.ts';
import { fileOf } from './testing.ts';

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
      ['Äpfel Gala', 'obst-gemuese-obst', 'kg', 'average'],
      ['Märzen', 'getraenke-bier', 'l', 'pack'],
    ]),
  );
  const [apples, beer] = ['Äpfel Gala', 'Märzen'].map((name) =>
    [...catalogue.products.values()].find((one) => one.name === name),
  );
  expect(apples).toMatchObject({ pack: 'ca. 180 g', pieceGrams: 180 });
  expect(beer).toMatchObject({ vat: 'standard', minAge: 16 });
  expect((await prices()).map(({ value }) => value).sort((a, b) => a - b)).toEqual([119, 149, 299, 389, 999]);
});

/** The one map that a page of the documentation shows. */
function mapIn(page: string) {
  const text = readFileSync(join(repositoryRoot, 'docs', page), 'utf8');
  const [shown = ''] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, one = '']) =>
    one.includes('"rows"') ? [one] : [],
  );
  const map = readMap(JSON.parse(shown));
  if ('problems' in map) throw new Error(map.problems.join('\n'));
  return { map, text };
}

test('the table and the map of “Your own shop” fit a new shop, and give tax and age by the group', async () => {
  const { map, text } = mapIn('your-own-shop.md');
  const [table = ''] = /\| group \|[\s\S]*?\n\n/.exec(text) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('|---'))
    .map((line) => line.slice(2, -2).split(' | ').join('\t'));
  const { problems } = await runFiles([
    fileOf('vat.csv', 'name;percent;from\nfood;10;\nstandard;20;\nessential;10;\nessential;4.9;2026-07-01\n'),
    fileOf('my-products.tsv', `${rows.join('\n')}\n`, { maps: [map] }),
  ]);
  expect(problems).toEqual([]);
  const { catalogue } = (await openCatalogue()).current().parts;
  const sold = [...catalogue.products.values()].map(({ name, vat, minAge, selling, pack }) => [
    name,
    vat,
    minAge,
    selling,
    pack,
  ]);
  expect(new Set(sold)).toEqual(
    new Set([
      ['Whole milk', 'essential', undefined, 'pack', '1 l'],
      ['Braeburn', 'essential', undefined, 'average', '1 kg'],
      ['Lager', 'standard', 16, 'pack', '0,5 l'],
      ['Plum brandy', 'standard', 18, 'pack', '0,7 l'],
      ['Washing powder', 'standard', undefined, 'pack', '40 washes'],
    ]),
  );
});

test('a table of products makes a menu as shoppers expect it, and says a size once', async () => {
  const { map } = mapIn('your-own-shop.md');
  const rows = [
    'group\ttitle\tamount\tmeasure\tcents\tweighed\torganic',
    'Unbekannt > Unbekannt\tKerze 1 Stück\t1\tstk\t199\t0\t0',
    'Haushalt > Kerzen\tGrablicht\t1\tstk\t199\t0\t0',
    'Kühlwaren > Eier\tFreilandeier\t10\tstk\t399\t0\t0',
    'Kühlwaren > Milch\tVollmilch 1l\t1000\tml\t149\t0\t0',
    'Kühlwaren > Milch\tLandmilch 1l\t1000\tml\t169\t0\t0',
    'Obst > Unbekannt\tBirnen\t500\tg\t299\t0\t0',
  ];
  const { problems } = await runFiles([
    fileOf('vat.csv', 'name;percent\nfood;10\nstandard;20\n'),
    fileOf('my-products.tsv', `${rows.join('\n')}\n`, { maps: [map] }),
  ]);
  expect(problems).toEqual([]);
  const { catalogue } = (await openCatalogue()).current().parts;
  const below = (parent?: string) =>
    [...catalogue.categories.values()]
      .filter((one) => one.parent === parent)
      .sort((a, b) => a.position - b.position)
      .map(({ name }) => name);
  expect(below()).toEqual(['Obst', 'Kühlwaren', 'Haushalt', 'Weiteres']);
  expect(below('kuehlwaren')).toEqual(['Milch', 'Eier']);
  expect([...catalogue.products.values()].map(({ name, pack }) => `${name} | ${pack}`).sort()).toEqual([
    'Birnen | 500 g',
    'Freilandeier | 10 Stück',
    'Grablicht | 1 Stück',
    'Kerze | 1 Stück',
    'Landmilch | 1 l',
    'Vollmilch | 1 l',
  ]);
});

test('a list of categories stays in the order of its rows', async () => {
  const names = ['Haushalt', 'Weiteres', 'Obst'];
  await runFiles([
    fileOf('categories.csv', `slug;name\n${names.map((name) => `${name.toLowerCase()};${name}\n`).join('')}`),
  ]);
  const { catalogue } = (await openCatalogue()).current().parts;
  const inOrder = [...catalogue.categories.values()].sort((a, b) => a.position - b.position);
  expect(inOrder.map(({ name }) => name)).toEqual(names);
});

test('the map of the page on imports can be read', () => {
  expect(mapIn('import.md').map.rows).toHaveLength(3);
});
