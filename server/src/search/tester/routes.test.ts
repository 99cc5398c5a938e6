import { searchExplanation } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { storedProduct } from '../../catalogue/testing.ts';
import { testGoods, testSearch } from '../testSearch.ts';
import { searchTesterRoutes } from './routes.ts';

const taught = {
  synonyms: [{ words: ['Erfrischung'], finds: ['Haferdrink'] }],
  searchPins: [{ query: 'Milch', skus: ['bread', 'goat', 'oat'] }],
  bannedWords: ['Waffe'],
};
const away = storedProduct({ ...testGoods.products.get('oat'), availability: 'temporarilyUnavailable' });
const goods = { products: new Map([...testGoods.products, ['oat', away]]) };

async function tester({ preview = true } = {}) {
  const shop = await testSearch({ taught, goods });
  searchTesterRoutes(shop.app, { explain: shop.search.explain, preview });
  return {
    ...shop,
    explain: async (term: string, zone?: string) =>
      searchExplanation.parse(
        (await shop.get(`/api/product-discovery/explain/${encodeURIComponent(term)}`, zone)).body,
      ),
  };
}

describe('the search tester', () => {
  test('tells how each word is read', async () => {
    const { explain } = await tester();
    const { term, words, ignored } = await explain(' Vollmilch  mit Roggenbrto, erfrischung frischm');
    expect(term).toBe('Vollmilch mit Roggenbrto, erfrischung frischm');
    expect(ignored).toEqual(['mit']);
    expect(words).toMatchObject([
      { text: 'vollmilch', reading: 'asTyped' },
      { text: 'roggenbrto', reading: 'corrected', as: ['roggenbrot'] },
      { text: 'erfrischung', reading: 'asTyped', synonyms: ['haferdrink'] },
      { text: 'frischm', reading: 'beginning', as: ['frischmilch'] },
    ]);
    expect((await explain('zebra')).words).toMatchObject([{ reading: 'unknown', as: [] }]);
  });

  test('shows the first products as a shopper of the zone sees them, with what puts them there', async () => {
    const { explain } = await tester();
    const { products, total, pins, categories } = await explain('milch');
    expect(products.map(({ sku, pinned }) => [sku, pinned])).toEqual([
      ['bread', true],
      ['milk', false],
      ['oat', false],
    ]);
    expect(total).toBe(3);
    expect(products[1]?.match).toMatchObject({ head: 'vollmilch', cost: 0, bonus: expect.any(Number) });
    expect(products[1]?.match?.words).toContainEqual({ word: 'milch', cost: 0 });
    expect(products[2]?.match?.cost).toBeGreaterThan(0);
    expect(products[1]).toMatchObject({ name: 'Vollmilch 3,6 %', brand: 'Almglück', popularity: 90, orderable: true });
    expect(products[2]).toMatchObject({ orderable: false });
    expect(pins).toEqual([
      { sku: 'bread', name: 'Roggenbrot', state: 'first' },
      { sku: 'goat', name: 'Ziegenmilch', state: 'notSoldHere' },
      { sku: 'oat', name: 'Haferdrink', state: 'notOrderable' },
    ]);
    expect(categories[0]).toEqual({ slug: 'dairy', name: 'Milch' });
    expect((await explain('milch', 'sued')).pins[1]).toMatchObject({ sku: 'goat', state: 'first' });
  });

  test('says which word is banned, and that nothing is shown', async () => {
    const { explain } = await tester();
    expect(await explain('milch waffe')).toMatchObject({ banned: ['waffe'], total: 0, products: [], categories: [] });
  });

  test('is a page, too, on which nothing runs', async () => {
    const { app } = await tester();
    const empty = await app.inject({ url: '/_search' });
    expect(empty.statusCode).toBe(200);
    expect(empty.headers['content-security-policy']).toContain("default-src 'none'");
    expect(empty.headers['x-robots-tag']).toBe('noindex');
    const { body } = await app.inject({ url: '/_search?q=milch%20%3Cb%3E' });
    expect(body).toContain('&lt;b&gt;');
    expect(body).not.toContain('<b>');
    const page = (await app.inject({ url: '/_search?q=milch' })).body;
    expect(page).toContain('Vollmilch 3,6 %');
    expect(page).toContain('Pinned: goat Ziegenmilch, not sold in this zone');
  });

  test('API-07 is described in the document of a preview', async () => {
    const { get } = await tester();
    const { paths } = (await get('/api/openapi.json')).body;
    expect(paths['/api/product-discovery/explain/{term}'].get.summary).toContain('why its first products');
  });

  test('exists in a preview alone', async () => {
    const { get, app } = await tester({ preview: false });
    expect((await get('/api/product-discovery/explain/milch')).status).toBe(404);
    expect((await app.inject({ url: '/_search?q=milch' })).statusCode).toBe(404);
  });
});
