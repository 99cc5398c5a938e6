import type {
  ProductLine,
  ProductPick,
  RecipeDetail,
  RecipeListing,
  RecipeProducts,
  RecipeSummary,
} from '@trolley/contract';
import compile from 'icu-minify/compile';
import { readTexts } from '../../../../tenants/testing.ts';
import { productFixture } from '../../catalogue/testing/products.ts';
import type { TenantId } from '../../catalogue/testing/renderInTenant.tsx';

/** The words that come with the pages of recipes. */
export function recipeTexts(id: TenantId = 'harbour') {
  return Object.fromEntries(Object.entries(readTexts(id, 'recipe')).map(([key, message]) => [key, compile(message)]));
}

export function summaryFixture(given: Partial<RecipeSummary> = {}): RecipeSummary {
  return {
    slug: 'pancakes',
    title: 'Thin pancakes',
    text: 'Lemon, sugar, and no leftovers.',
    picture: '/pictures/0123456789abcdef',
    published: '2026-11-01',
    servings: 4,
    servingsUnit: 'portion',
    minutes: { total: 35, active: 20 },
    difficulty: 'easy',
    course: 'dessert',
    diet: ['vegetarian'],
    months: [],
    inSeason: false,
    portionPrice: 148,
    offers: 0,
    memberPrices: 0,
    ...given,
  };
}

export function recipeFixture(given: Partial<RecipeDetail> = {}): RecipeDetail {
  return {
    ...summaryFixture(),
    servingsStep: 1,
    equipment: ['frying pan'],
    ingredients: [
      { thing: 'milk', name: { one: 'milk', many: 'milk' }, amount: 500, unit: 'ml', cupboard: false },
      { thing: 'egg', name: { one: 'egg', many: 'eggs' }, amount: 2, unit: 'piece', cupboard: false },
      { thing: 'flour', name: { one: 'flour', many: 'flour' }, amount: 200, unit: 'g', cupboard: true },
    ],
    steps: [
      {
        title: 'Batter',
        text: 'Whisk the milk and eggs into the flour. Rest it.',
        minutes: 10,
        uses: ['milk', 'egg', 'flour'],
      },
      { title: 'Fry', text: 'Fry thin pancakes, one by one.', uses: [] },
      { title: 'Serve', text: 'Roll up and serve.', uses: [] },
    ],
    ...given,
  };
}

export const milk = productFixture({ sku: 'milk', slug: 'milk' });
export const oat = productFixture({ sku: 'oat', slug: 'oat', name: 'Oat Drink', price: { regular: { value: 249 } } });
export const eggs = productFixture({
  sku: 'eggs',
  slug: 'eggs',
  name: 'Free Range Eggs',
  pack: '6 pieces',
  price: { regular: { value: 279 } },
});
export const flour = productFixture({
  sku: 'flour',
  slug: 'flour',
  name: 'Plain Flour',
  pack: '1 kg',
  price: { regular: { value: 99 } },
});

export function pickFixture(product = milk, given: Partial<ProductPick> = {}): ProductPick {
  const { value } = product.price.regular;
  return { product, reason: 'fits', quantity: 1, price: value, regular: value, potPrice: 60, ...given };
}

export const milkLine: ProductLine = {
  thing: 'milk',
  name: { one: 'milk', many: 'milk' },
  needed: { amount: 500, unit: 'ml' },
  pick: pickFixture(milk, { left: { amount: 500, unit: 'ml' } }),
  others: [pickFixture(oat)],
};
export const eggLine: ProductLine = {
  thing: 'egg',
  name: { one: 'egg', many: 'eggs' },
  needed: { amount: 2, unit: 'piece' },
  pick: pickFixture(eggs, { left: { amount: 4, unit: 'piece' } }),
  others: [],
};
export const flourLine: ProductLine = {
  thing: 'flour',
  name: { one: 'flour', many: 'flour' },
  needed: { amount: 200, unit: 'g' },
  pick: pickFixture(flour),
  others: [],
  home: { reason: 'cupboard' },
};

export function productsFixture(given: Partial<RecipeProducts> = {}): RecipeProducts {
  return {
    slug: 'pancakes',
    servings: 4,
    lines: [milkLine, eggLine, flourLine],
    total: { pieces: 2, price: 458, regular: 458 },
    portionPrice: 148,
    nutrition: {
      kJ: 1260,
      kcal: 301,
      fat: 9.4,
      saturates: 3,
      carbohydrate: 40,
      sugar: 7,
      protein: 12,
      salt: 0.4,
      known: 1,
    },
    contains: ['milk', 'eggs', 'gluten'],
    ideas: [{ recipe: summaryFixture({ slug: 'custard', title: 'Custard' }), things: ['milk'] }],
    ...given,
  };
}

export function recipeListFixture(given: Partial<RecipeListing> = {}): RecipeListing {
  const results = given.results ?? [summaryFixture()];
  return {
    count: results.length,
    offset: 0,
    total: results.length,
    results,
    page: 1,
    pages: 1,
    pageSize: 24,
    sort: 'date',
    facets: [],
    ...given,
  };
}
