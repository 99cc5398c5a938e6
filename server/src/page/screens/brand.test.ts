import type { Brand } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataOf, loadReady, redirectOf } from '../testLoad.ts';
import { brandLetters } from './brandLetters.ts';
import { groceries as catalogue } from './testing.ts';

const world = { catalogue };
const brandsOf = (...names: string[]): readonly Brand[] =>
  names.map((name, index) => ({ slug: `b${index}`, name, count: 1 }));
const letters = (locale: string, ...names: string[]) =>
  brandLetters(brandsOf(...names), locale).map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)]);

test('DISC-05 brands stand under their letter, with an umlaut under its base letter and digits at the end', async () => {
  const data = await dataOf('brands', '/brands', world);
  expect(data.letters.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ['G', 'Glenbeg'],
    ['O', 'Ödhof'],
    ['#', '3 Friends'],
  ]);
  const { payload, tags } = await loadReady('/brands', world);
  expect(payload.meta.title).toBe('All brands | Shop');
  expect(tags).toContain('tree');
});

test.each(['de-AT', 'en-IE'])('DISC-05 letters of %s', (locale) => {
  expect(
    letters(locale, 'Äpfli', 'alm', 'ßeta', 'Éclat', 'Øre', 'Æble', '„Echt“', "'s Beste", '7 Korn', 'Жито', '…'),
  ).toEqual([
    ['A', 'Äpfli', 'alm', 'Æble'],
    ['E', 'Éclat', '„Echt“'],
    ['O', 'Øre'],
    ['S', 'ßeta', "'s Beste"],
    ['#', '7 Korn', 'Жито', '…'],
  ]);
});

test('DISC-05 no brand is lost and none is shown twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const shown = brandLetters(brandsOf(...names), 'de-AT').flatMap(({ brands }) => brands.map(({ slug }) => slug));
      expect(shown.toSorted()).toEqual(
        brandsOf(...names)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    }),
  );
});

test('ROUTE-13 a brand shows its products, narrowed and sorted like a category', async () => {
  const { brand, listing } = await dataOf('brand-slug', '/brands/oedhof?page=2', world);
  expect(brand).toMatchObject({ name: 'Ödhof', about: 'From the hills.', count: 50 });
  expect(listing).toMatchObject({ page: 2, pages: 2, total: 50 });
  const { payload, tags } = await loadReady('/brands/oedhof?page=2', world);
  expect(payload).toMatchObject({
    canonical: 'https://shop.example/brands/oedhof?page=2',
    meta: { title: 'Ödhof, page 2 | Shop', description: 'From the hills.' },
  });
  expect(tags).toEqual(['site', 'brand:oedhof', 'component:brands', 'product:c96', 'product:c98']);
});

test.each([
  ['/brands/oedhof?page=7', '/brands/oedhof?page=2'],
  ['/brands/oedhof?sort=x', '/brands/oedhof'],
  ['/brands/Oedhof', '/brands/oedhof'],
])('ROUTE-13 %s leads to %s', async (url, to) => {
  expect(await redirectOf(url, world)).toMatchObject({ to });
});

test('ERR-02 an unknown brand is not found', async () => {
  const { payload } = await loadReady('/brands/nobody', world);
  expect(payload).toMatchObject({ status: 404, data: { message: 'Page Not Found: /brands/nobody' } });
});

test('DISC-05 each brand comes with pictures of its goods and what they are', async () => {
  const { letters, featured, isMonthly } = await dataOf('brands', '/brands', world);
  const oedhof = letters.flatMap(({ brands }) => brands).find(({ slug }) => slug === 'oedhof');
  expect(oedhof).toMatchObject({ count: 50, categories: ['Hard cheese'] });
  expect(oedhof?.pictures).toEqual([expect.stringMatching(/^\/pictures\//)]);
  // A shop of three brands needs no window for them.
  expect([featured, isMonthly]).toEqual([[], undefined]);
});

test('DISC-05 the first brand an editor features is that of the month; one that is gone is left out', async () => {
  const brands = {
    featured: [
      { brand: 'nobody', text: 'Gone', skus: [] },
      { brand: 'oedhof', text: 'Up the hill.', skus: ['c0', 'gone'] },
    ],
    stories: [{ brand: 'oedhof', title: 'A cellar', paragraphs: ['Long ago.'], skus: ['c2'] }],
  };
  const edited = { catalogue, tenant: { componentConfigs: { brands } } };
  const { featured, isMonthly } = await dataOf('brands', '/brands', edited);
  expect(isMonthly).toBe(true);
  expect(featured).toMatchObject([{ slug: 'oedhof', text: 'Up the hill.', count: 50, offers: 0 }]);
  expect(featured[0]?.pictures).toHaveLength(1);
  const { story } = await dataOf('brand-slug', '/brands/oedhof', edited);
  expect(story).toMatchObject({ title: 'A cellar', paragraphs: ['Long ago.'] });
  expect((await dataOf('brand-slug', '/brands/glenbeg', edited)).story).toBeUndefined();
});
