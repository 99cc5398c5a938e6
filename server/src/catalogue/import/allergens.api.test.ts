import type { Listing } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../platform/http/testing.ts';
import { catalogueRoutes } from '../routes.ts';
import { around, importing, price, product } from './testImport.ts';
import { csv, fileOf } from './testing.ts';

const { closeLater, openCatalogue, run, runFiles } = importing();

async function list(query: string): Promise<Listing> {
  const { app } = await createTestApp();
  catalogueRoutes(app, { snapshots: await openCatalogue() });
  closeLater(() => app.close());
  return (await app.inject({ url: `/api/product-discovery/products?${query}` })).json() as Listing;
}

const offered = ({ facets }: Listing) => facets.find(({ key }) => key === 'without')?.values ?? [];
const skus = ({ results }: Listing) => results.map(({ sku }) => sku).sort();

test('DISC-01 an import that says little promises nothing: only what is stated to be free of milk is listed as such', async () => {
  const silent = Array.from({ length: 12 }, (_, index) => product(`S${index}`, { contains: undefined }));
  const rows = [
    ...silent,
    product('T1', { contains: undefined, traces: ['milk'] }),
    product('I1', { contains: undefined, ingredients: 'Sugar, **milk**' }),
    product('E1', { contains: [] }),
    product('M1'),
    product('G1', { contains: ['gluten'] }),
    product('G2', { contains: ['gluten'], traces: ['milk'] }),
    product('N1', { contains: ['none'] }),
    product('N2', { contains: ['none'], traces: ['none'], ingredients: 'Apples' }),
  ];
  await run([...around, ...rows, ...rows.map(({ sku }) => price(sku, 199))]);
  const all = await list('');
  expect(all.total).toBe(rows.length);
  expect(offered(all)).toContainEqual({ value: 'milk', count: 3, selected: false });
  expect(skus(await list('without=milk'))).toEqual(['G1', 'N1', 'N2']);
  expect(skus(await list('without=milk,gluten'))).toEqual(['N1', 'N2']);
});

test('a table says none by that word; an empty cell says nothing', async () => {
  const table = [
    ['sku', 'name', 'category', 'vat', 'contains', 'traces'],
    ['N1', 'Apples', 'milk', 'food', 'none', 'nuts'],
    ['S1', 'Soup', 'milk', 'food', '', ''],
  ];
  await run(around);
  const outcome = await runFiles([fileOf('products.csv', csv(table, ';'))]);
  expect(outcome.problems).toEqual([]);
  const { products } = (await openCatalogue()).current().parts.catalogue;
  expect(products.get('N1')).toMatchObject({ contains: [], containsNone: true, traces: ['nuts'] });
  expect(products.get('S1')).toMatchObject({ contains: [], traces: [] });
  expect(products.get('S1')?.containsNone).toBeUndefined();
  expect(JSON.parse(products.get('N1')?.facts ?? '')).toMatchObject({ contains: [], containsNone: true });
});
