import type { RecipeThing } from '@trolley/contract';
import type { Catalogue, StoredProduct, StoredRecipe } from '../catalogue/catalogue.ts';
import { catalogueOf } from '../catalogue/testing.ts';

const harmless = { vegetarian: true, vegan: true, glutenFree: true, lactoseFree: true };

/** A thing that products of its name are. */
export function testThing(id: string, more: Partial<RecipeThing> = {}): RecipeThing {
  return {
    id,
    name: { one: id, many: `${id}s` },
    said: [id],
    grams: {},
    nature: harmless,
    find: { categories: ['pantry'], words: [id] },
    ...more,
  };
}

export function testRecipe(
  slug: string,
  ingredients: StoredRecipe['ingredients'],
  more: Partial<StoredRecipe> = {},
): StoredRecipe {
  return {
    slug,
    title: slug,
    text: `All about ${slug}.`,
    published: '2026-11-01',
    servings: 4,
    servingsUnit: 'portion',
    servingsStep: 1,
    minutes: { total: 30, active: 20 },
    difficulty: 'easy',
    course: 'main',
    diet: [],
    months: [],
    equipment: [],
    ingredients,
    steps: [{ title: 'Cook', text: 'Cook it.', uses: ingredients.map(({ thing }) => thing) }],
    ...more,
  };
}

interface Kitchen {
  readonly products?: readonly Partial<StoredProduct>[];
  readonly things?: readonly RecipeThing[];
  readonly recipes?: readonly StoredRecipe[];
  readonly more?: Partial<Catalogue>;
}

/** A small catalogue with recipes; products stand in the category `pantry`. */
export function testKitchen({ products = [], things = [], recipes = [], more = {} }: Kitchen): Catalogue {
  return {
    ...catalogueOf(products),
    recipeThings: new Map(things.map((thing) => [thing.id, thing])),
    recipes: new Map(recipes.map((recipe) => [recipe.slug, recipe])),
    ...more,
  };
}
