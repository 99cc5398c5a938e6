import {
  getRecipe,
  getRecipeProducts,
  getRecipes,
  mostServings,
  type RecipeDetail,
  type RecipeListing,
  recipePageSize,
  searchRecipes,
} from '@trolley/contract';
import { findAddresses } from './addresses.ts';
import { againstBare } from './againstBare.ts';
import { medianMs } from './medianMs.ts';
import type { Finding } from './report.ts';
import { startShop, withDataDir } from './shop.ts';

const lists = ['', '?time=45', '?diet=vegan', '?season=now', '?offer=1', '?sort=price', '?q=butter', '?page=2'];

/** Lists of recipes, recipes and what they are bought as, from the cache and worked out anew, against a bare server. */
export async function measureRecipes(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await startShop({ tenant, dataDir });
    try {
      const { url } = shop;
      const { total, results } = (await (await fetch(url + getRecipes.path)).json()) as RecipeListing;
      const of = (path: string, slug: string) => path.replace('{slug}', slug);
      const listed = lists.map((query) => getRecipes.path + query);
      const recipes = results.map(({ slug }) => of(getRecipe.path, slug));
      const products = results.map(({ slug }) => of(getRecipeProducts.path, slug));
      const words = ['butter', 'soup', 'suppe', 'ei', 'egg'].map((term) => searchRecipes.path.replace('{term}', term));
      const scaled = (await Promise.all(results.map(({ slug }) => recipeOf(url + of(getRecipe.path, slug))))).flatMap(
        (recipe) =>
          unusualServings(recipe).map((count) => `${of(getRecipeProducts.path, recipe.slug)}?servings=${count}`),
      );
      const mine = products.map((path) => `${path}/mine`);
      const { page } = await findAddresses(url);
      const cached = await againstBare(url, {
        'page of all recipes': [page('recipes')],
        'pages of recipes': results.map(({ slug }) => page('recipe-slug', { slug })),
        'lists of recipes': listed,
        recipes,
        'products of recipes': products,
        'search for recipes': words,
      });
      const made = { scaled: await medianMs(url, scaled), mine: await medianMs(url, mine) };
      return [
        { what: 'recipes in the shop', value: String(total), note: `${recipePageSize} a page` },
        ...cached,
        {
          what: 'products for other servings, worked out',
          value: `${made.scaled} ms`,
          note: 'median, one after the other',
        },
        { what: 'products of one’s own, never kept', value: `${made.mine} ms`, note: 'median, one after the other' },
        { what: 'memory after the load', value: `${Math.round(await shop.memoryMb())} MB` },
      ];
    } finally {
      await shop.stop();
    }
  });
}

async function recipeOf(address: string): Promise<RecipeDetail> {
  return (await (await fetch(address)).json()) as RecipeDetail;
}

/** Servings that nobody asked for before, in the steps the recipe is made in: each is worked out. */
function unusualServings({ servings, servingsStep }: RecipeDetail): readonly number[] {
  return [2, 3, 5, 7, 9]
    .map((times) => times * servingsStep)
    .filter((count) => count !== servings && count <= mostServings);
}
