import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { boscalid, storedTest, testedProduct, testedProducts } from '../../pesticide/testing.ts';
import { dataOf, loadReady } from '../testLoad.ts';

const residues = testedProducts(
  testedProduct({
    sku: 't1',
    name: 'Vine Tomatoes',
    gtin: '9012345678906',
    tests: [
      storedTest({ residues: [boscalid(0.27)] }),
      storedTest({ batch: 'L2615-01', sampledOn: '2026-04-06', residues: [boscalid(4)], action: 'Another farm.' }),
    ],
  }),
  testedProduct({ sku: 't2', name: 'Cherry Tomatoes' }),
);
const catalogue = catalogueOf([{ sku: 't1', slug: 'vine-tomatoes', name: 'Vine Tomatoes' }, { slug: 'milk' }], {
  residues,
});
const world = { catalogue, screens: ['pesticides'] as const };
const data = (query = '') => dataOf('pesticides', `/pesticides${query}`, world);

test('ROUTE-10 without a lookup the page tells what the tests of a year came to', async () => {
  const { overview, record } = await data();
  expect(overview).toMatchObject({ tests: 3, counts: { over: 1 }, bad: [{ test: { action: 'Another farm.' } }] });
  expect(record).toBeUndefined();
  const { payload, shared } = await loadReady('/pesticides', world);
  expect([shared, payload.meta.noIndex, payload.status]).toEqual([true, undefined, 200]);
});

test('ROUTE-10 PEST-01 a product is found by name, EAN and batch, with the test that is meant, and sold where it is', async () => {
  expect(await data('?q=vine+tomatoes')).toMatchObject({
    record: { test: { batch: 'L2646-07' } },
    product: { sku: 't1' },
  });
  expect(await data('?by=ean&q=9+012345+678906')).toMatchObject({ by: 'ean', record: { product: { sku: 't1' } } });
  expect(await data('?by=batch&q=l2615+01')).toMatchObject({
    record: { test: { batch: 'L2615-01', verdict: 'over' } },
  });
  expect(await data('?sku=t1&batch=L2615-01')).toMatchObject({ by: 'batch', record: { test: { batch: 'L2615-01' } } });
  expect((await data('?sku=t2')).product).toBeUndefined();
});

test('PEST-01 several are to choose from; nothing found and a wrong check digit are told, and nobody indexes them', async () => {
  expect((await data('?q=tomatoes')).found).toMatchObject({ total: 2, products: [{}, {}] });
  expect((await data('?q=shoes')).found).toEqual({ total: 0, products: [] });
  expect((await data('?sku=x9')).found).toEqual({ total: 0, products: [] });
  expect(await data('?by=ean&q=9012345678905')).toMatchObject({
    typed: '9012345678905',
    problem: { kind: 'checkDigit' },
  });
  for (const query of ['?q=tomatoes', '?q=shoes', '?by=ean&q=1'])
    expect((await loadReady(`/pesticides${query}`, world)).payload.meta.noIndex).toBe(true);
});

test('however it was looked for, a record has one address', async () => {
  const canonical = async (query: string) => (await loadReady(`/pesticides${query}`, world)).payload.canonical;
  const address = 'https://shop.example/pesticides?sku=t1';
  expect(await canonical('?q=vine')).toBe(address);
  expect(await canonical('?by=ean&q=9012345678906')).toBe(address);
  expect(await canonical('?by=batch&q=L2615-01')).toBe('https://shop.example/pesticides?batch=L2615-01&sku=t1');
});

test('PEST-01 the page of a tested product leads to what was found; others, and shops without these pages, do not', async () => {
  const product = (slug: string) => dataOf('product-slug', `/product/${slug}`, world);
  expect((await product('vine-tomatoes')).residues).toEqual({
    text: 'Tested: far below the limit',
    href: '/pesticides?sku=t1',
  });
  expect(await product('milk')).not.toHaveProperty('residues');
  const without = await dataOf('product-slug', '/product/vine-tomatoes', { catalogue });
  expect(without).not.toHaveProperty('residues');
});
