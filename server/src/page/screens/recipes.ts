import type { RecipeAddress, RecipeFilter, RecipeListing, RecipeSummary } from '@trolley/contract';
import { noRecipeFilter, readRecipeList, writeRecipeList } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import type { RecipeShelf } from '../../recipe/recipeShelf.ts';
import { encodePath } from '../address.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import type { PagePlan, RedirectPlan } from '../planAnswer.ts';
import { redirect } from '../planAnswer.ts';
import { recipesOf } from '../recipeShelf.ts';
import { notFound } from './error.ts';
import { leadOf } from './leadRecipe.ts';
import { pageTitle } from './words.ts';

/** The list of recipes, narrowed and ordered by its address. */
export function loadRecipes(load: PageLoad): LoadedPage {
  const { shop, snapshot } = load;
  const recipes = recipesOf(load);
  if (!recipes) return notFound(load);
  const address = readAddress(load.plan, recipes);
  if ('kind' in address) return address;
  const { filter, page } = address;
  const listing = recipes.list(address);
  const beyond = beyondTheEnd(load.plan, address, listing);
  if (beyond) return beyond;
  const lead = isWhole(address) ? leadOf(everyRecipe(recipes), snapshot.parts.catalogue.now) : undefined;
  return readyPage(load, {
    screen: 'recipes',
    data: { texts: shop.areaTexts.recipe, listing, q: filter.q, ...(lead && { lead }) },
    meta: {
      title: pageTitle(load, shop.texts('catalogue.meta.recipes.title'), page),
      description: shop.texts('catalogue.meta.recipes.description', { count: listing.total }),
      noIndex: isNarrowed(filter) || filter.sort !== undefined ? true : undefined,
    },
    tags: [catalogueTags.recipes],
    canonical: encodePath(load.plan.path) + (page > 1 ? `?page=${page}` : ''),
  });
}

/** One list has one address, so whatever else it says leads there. */
function readAddress(plan: PagePlan, recipes: RecipeShelf): RecipeAddress | RedirectPlan {
  const given = new URLSearchParams(plan.query);
  const { filter, page } = readRecipeList(given);
  const known = { filter: withoutPrices(filter, recipes), page };
  const written = writeRecipeList(known);
  const isClean = new URLSearchParams(written).toString() === given.toString();
  return isClean ? known : redirect(302, encodePath(plan.path) + written);
}

/** Where nothing is sold there is neither a price to sort by nor an offer. */
function withoutPrices(filter: RecipeFilter, recipes: RecipeShelf): RecipeFilter {
  if (everyRecipe(recipes).some(({ portionPrice }) => portionPrice !== undefined)) return filter;
  const { sort, ...rest } = filter;
  return { ...rest, offer: false, member: false, ...(sort && sort !== 'price' && { sort }) };
}

function everyRecipe(recipes: RecipeShelf): readonly RecipeSummary[] {
  return recipes.slugs().flatMap((slug) => recipes.summary(slug) ?? []);
}

function beyondTheEnd(
  { path }: PagePlan,
  { filter, page }: RecipeAddress,
  { pages }: RecipeListing,
): RedirectPlan | undefined {
  if (page <= Math.max(1, pages)) return undefined;
  return redirect(302, encodePath(path) + writeRecipeList({ filter, page: Math.max(1, pages) }));
}

const isNarrowed = (filter: RecipeFilter) =>
  writeRecipeList({ filter, page: 1 }) !==
  writeRecipeList({ filter: { ...noRecipeFilter, ...(filter.sort && { sort: filter.sort }) }, page: 1 });

const isWhole = ({ filter, page }: RecipeAddress) => page === 1 && !isNarrowed(filter) && filter.sort === undefined;
