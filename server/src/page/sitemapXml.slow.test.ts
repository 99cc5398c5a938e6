import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/testing.ts';
import { openTestShop } from './testShop.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('ROUTE-02 a sitemap of very many products is an index of files, each address in one of them', async () => {
  const many = Array.from({ length: 46_000 }, (_, index) => ({ sku: `p${index}`, slug: `product-${index}` }));
  const { get } = await openTestShop({ catalogue: catalogueOf(many) });
  const files = addressesIn((await get('/sitemap.xml')).body);
  expect(files).toEqual([1, 2, 3, 4, 5].map((file) => `https://shop.example/sitemap-${file}.xml`));
  const addresses = new Set<string>();
  let sum = 0;
  for (const file of files) {
    const listed = addressesIn((await get(new URL(file).pathname)).body);
    expect(listed.length).toBeLessThanOrEqual(10_000);
    sum += listed.length;
    for (const address of listed) addresses.add(address);
  }
  expect(addresses.size).toBe(sum);
  expect(addresses).toContain('https://shop.example/');
  expect(addresses).toContain('https://shop.example/product/product-45999');
  for (const file of ['/sitemap-0.xml', '/sitemap-6.xml', '/sitemap-x.xml', '/sitemap-99999999.xml'])
    expect((await get(file)).statusCode).toBe(404);
});
