import { describe, expect, test } from 'vitest';
import { buildCatalogue } from './buildCatalogue.ts';
import { duplicates, pathOf, slugs, type Tenant, today, within } from './tenant.ts';

/** What holds for the catalogue of every tenant. */
export function catalogueSuite({ source, catalogue, products, categories, goods }: Tenant, animal: RegExp): void {
  describe('the size of the shop', () => {
    test('at least 2,100 products, 125 categories, 65 brands, all in use', () => {
      expect(products.length).toBeGreaterThanOrEqual(2100);
      expect(categories.length).toBeGreaterThanOrEqual(125);
      expect(new Set(products.map(({ brand }) => brand.slug)).size).toBe(source.brands.length);
      expect(source.brands.length).toBeGreaterThanOrEqual(65);
    });

    test('no leaf is bare', () => {
      for (const { slug } of categories.filter(({ level }) => level === 3)) {
        expect(products.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(5);
      }
    });

    test('each file holds goods of its own category, each category shows one of its own goods', () => {
      const bySlug = new Map(categories.map((category) => [category.slug, category]));
      for (const file of source.goods) {
        for (const leaf of Object.keys(file.leaves)) expect(bySlug.get(leaf)?.parents, leaf).toContain(file.category);
        for (const good of file.goods) expect(Object.keys(file.leaves), good.id).toContain(good.in);
      }
      for (const { slug, picture } of categories) {
        const leaf = goods.find(({ id }) => id === picture)?.in;
        if (picture) expect([leaf, ...(bySlug.get(leaf ?? '')?.parents ?? [])], `${slug}: ${picture}`).toContain(slug);
      }
    });
  });

  describe('identity', () => {
    test('skus, slugs, goods, categories and brands are unique', () => {
      expect(duplicates(products.map(({ sku }) => sku))).toEqual([]);
      expect(duplicates(products.map(({ slug }) => slug))).toEqual([]);
      expect(duplicates(goods.map(({ id }) => id))).toEqual([]);
      expect(duplicates(categories.map(({ slug }) => slug))).toEqual([]);
      expect(duplicates(source.brands.map(({ slug }) => slug))).toEqual([]);
    });

    test('the same day gives the same catalogue', () => {
      expect(JSON.stringify(buildCatalogue(source, today)) === JSON.stringify(catalogue)).toBe(true);
    });
  });

  describe('sense', () => {
    test('every brand makes what it is listed under', () => {
      const makes = new Map(source.brands.map((brand) => [brand.slug, brand.makes]));
      const wrong = products.filter((product) => !within(pathOf(product), ...(makes.get(product.brand.slug) ?? [])));
      expect(slugs(wrong)).toEqual([]);
      const known = categories.map(({ slug }) => slug);
      expect(source.brands.flatMap((brand) => brand.makes).filter((slug) => !known.includes(slug))).toEqual([]);
    });

    test('a variant, size or organic version names only brands and sizes of its good', () => {
      for (const { id, brands, organic = [], sizes, variants = [] } of goods) {
        const named = [
          ...organic,
          ...sizes.flatMap((size) => size[2]?.brands ?? []),
          ...variants.flatMap((variant) => variant.organic ?? []),
        ];
        for (const brand of named)
          expect([...brands, ...variants.flatMap((variant) => variant.brands ?? [])], id).toContain(brand);
        for (const text of variants.flatMap((variant) => variant.sizes ?? []))
          expect(
            sizes.map((size) => size[0]),
            id,
          ).toContain(text);
      }
    });

    test('names, texts and origins are complete and tidy', () => {
      const untidy = /[{}]|undefined| {2}|,,|, \./;
      const wrong = products.filter(
        ({ title, about, ingredients = '', origins, picture }) =>
          [title, about, ingredients, picture.name].some((text) => untidy.test(text)) ||
          !/^[\p{Lu}\d].*\.$/u.test(about) ||
          origins.some(({ country }) => !source.words.countries[country]),
      );
      expect(slugs(wrong)).toEqual([]);
    });

    test('vegan goods hold nothing of animals, gluten-free ones no gluten', () => {
      const ofAnimals = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
      const wrong = products.filter(
        ({ labels, contains, ingredients = '' }) =>
          (labels.includes('vegan') && (within(contains, ...ofAnimals) || /honig|\bhoney\b/i.test(ingredients))) ||
          (within(labels, 'vegan', 'vegetarian') && animal.test(ingredients)) ||
          (labels.includes('gluten-free') && contains.includes('gluten')),
      );
      expect(slugs(wrong)).toEqual([]);
    });
  });
}
