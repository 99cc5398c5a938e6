import { expect, test } from 'vitest';
import { categoriesOf } from './popularCategories.ts';
import { testSearch } from './testSearch.ts';

const sold = (picture: string, category: string, department?: string) => ({
  picture,
  category: { slug: category, name: category.toUpperCase() },
  parentCategories: department ? [{ slug: department, name: department }] : [],
});

test('every department is there before a second category of one, each with its best-selling product', () => {
  const best = [
    sold('milk', 'fresh-milk', 'dairy'),
    sold('more-milk', 'fresh-milk', 'dairy'),
    sold('butter', 'butter', 'dairy'),
    sold('apple', 'apples', 'fruit'),
    sold('bread', 'bread'),
  ];
  const shown = (wanted: number) => categoriesOf(best, wanted).map(({ slug, picture }) => `${slug} ${picture}`);
  expect(shown(3)).toEqual(['fresh-milk milk', 'apples apple', 'bread bread']);
  expect(shown(8)).toEqual(['fresh-milk milk', 'apples apple', 'bread bread', 'butter butter']);
  expect(categoriesOf([], 8)).toEqual([]);
});

test('before anything is typed the shop’s own best-selling categories are offered', async () => {
  const { get } = await testSearch();
  const { status, body } = await get('/api/product-discovery/popular');
  expect(status).toBe(200);
  expect(body.categories.map(({ name }: { name: string }) => name)).toEqual(['Frischmilch', 'Brot', 'Pflanzendrinks']);
});
