import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expandGoods } from '../demo/shop/src/catalogue/expand.ts';
import { readSource } from '../demo/shop/src/catalogue/readSource.ts';
import { readFolder, tenantIds } from './testing.ts';

test.each(tenantIds)('TEN-10 every product that the pages of %s show is in its catalogue', (id) => {
  const articles = expandGoods(readSource(join(import.meta.dirname, id, 'catalogue')));
  const known = new Set(articles.map(({ sku }) => sku));
  const pages = JSON.stringify([...readFolder(id, 'content/pages').values()]);
  const lists = [...pages.matchAll(/"skus":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []);
  const single = [...pages.matchAll(/"(?:product|sku)":"([^"]*)"/g)].map(([, sku = '']) => sku);
  const named = [...lists, ...single];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((sku) => !known.has(sku))).toEqual([]);
});
