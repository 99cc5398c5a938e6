import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../server/src/catalogue/steps.ts';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { pictureKit } from '../../../pictures/src/index.ts';
import { buildingRecipes } from './buildRecipes.ts';
import { readRecipes } from './readRecipes.ts';

test.each(['feldmarkt', 'harbour'])(
  'REC-01 every recipe of %s comes with the picture of its dish, and no two are alike',
  (id) => {
    const source = readRecipes(join(repositoryRoot, 'tenants', id, 'recipes'));
    const { recipes, pictures, recipeThings } = atOnce(buildingRecipes(source));
    expect(recipes.length).toBeGreaterThanOrEqual(60);
    expect(recipeThings.length).toBe(source.things.length);
    const specs = new Map(pictures.map(({ hash, spec }) => [hash, spec]));
    expect(specs.size).toBe(recipes.length);
    for (const { slug, picture } of recipes) {
      expect(specs.get(picture ?? '')).toEqual({ dish: slug });
      expect(pictureKit.draw({ dish: slug })).toContain('<svg');
    }
    expect(() => pictureKit.draw({ dish: 'nobody-cooks-this' })).toThrow('nobody has described');
  },
);

test('a tenant without a folder of recipes has none', () => {
  expect(readRecipes(join(repositoryRoot, 'tenants/nowhere/recipes'))).toEqual({ things: [], recipes: [] });
});
