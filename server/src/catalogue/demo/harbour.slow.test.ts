import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { buildCatalogue, readSource } from './index.ts';

const { products, categories, brands } = buildCatalogue(
  readSource(join(repositoryRoot, 'tenants/harbour/catalogue')),
  '2026-11-14',
);

test("harbour's catalogue is as large as a supermarket's, every product with an address of its own", () => {
  expect(products.length).toBeGreaterThan(2100);
  expect(categories.length).toBeGreaterThan(120);
  expect(brands.length).toBeGreaterThan(60);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
});

test('no alcohol is reduced or cheaper for members in Ireland', () => {
  const drinks = products.filter(({ minAge }) => minAge === 18);
  expect(drinks.length).toBeGreaterThan(50);
  expect(drinks.filter(({ price }) => price.offer ?? price.loyalty)).toEqual([]);
});
