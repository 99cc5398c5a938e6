import { join } from 'node:path';
import { findsWords, recipeThingsFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { expandGoods } from '../demo/shop/src/catalogue/expand.ts';
import { readSource } from '../demo/shop/src/catalogue/readSource.ts';
import { readJson, tenantIds } from './testing.ts';

/** Allergens that speak against a nature, unless the article's own label says otherwise. */
const against = {
  vegan: { allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'], label: 'vegan' },
  vegetarian: { allergens: ['fish', 'crustaceans', 'molluscs'], label: 'vegetarian' },
  glutenFree: { allergens: ['gluten'], label: 'gluten-free' },
  lactoseFree: { allergens: ['milk'], label: 'lactose-free' },
} as const;

test.each(tenantIds)('every thing of the recipes of %s has an article, and none that belies its nature', (id) => {
  const articles = expandGoods(readSource(join(import.meta.dirname, id, 'catalogue')));
  const things = recipeThingsFile.parse(readJson(id, 'recipes/things.json'));
  const missing: string[] = [];
  const belied: string[] = [];
  for (const { id: thing, find, nature } of things) {
    if (!find) continue;
    const found = articles.filter(
      ({ name, category }) =>
        [category.slug, ...category.parents].some((slug) => find.categories.includes(slug)) &&
        findsWords(name, find.words) &&
        !findsWords(name, find.not ?? []),
    );
    if (found.length === 0) missing.push(thing);
    for (const { name, contains, labels } of found)
      for (const [diet, { allergens, label }] of Object.entries(against))
        if (
          nature[diet as keyof typeof against] &&
          contains.some((one) => (allergens as readonly string[]).includes(one)) &&
          !labels.includes(label)
        )
          belied.push(`${thing}: ${name} is not ${diet}`);
  }
  expect({ missing, belied }).toEqual({ missing: [], belied: [] });
});
