import type { BlockOf, RecipeFilter } from '@trolley/contract';
import { noRecipeFilter } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { ShownRecipeSearch } from '../content/shownBlock.ts';
import type { Filling } from './filling.ts';

/** What narrows each choice; where nothing is left, the newest take its place. */
const filters: Readonly<Record<ShownRecipeSearch['pick'], RecipeFilter>> = {
  new: noRecipeFilter,
  season: { ...noRecipeFilter, season: ['now'] },
  offer: { ...noRecipeFilter, offer: true },
};

/** The search for recipes with some of them; gone where the shop has none. */
export function fillRecipes(
  { pick, limit, ...words }: ShownRecipeSearch,
  { recipes, recipeTexts, tags }: Pick<Filling, 'recipes' | 'recipeTexts' | 'tags'>,
): BlockOf<'recipeSearch'> | undefined {
  if (!recipes) return undefined;
  tags.add(catalogueTags.recipes);
  const listed = (filter: RecipeFilter) => recipes.list({ filter, page: 1, pageSize: limit }).results;
  const chosen = listed(filters[pick]);
  const found = chosen.length > 0 ? chosen : listed(noRecipeFilter);
  return found.length > 0 ? { ...words, recipes: [...found], texts: recipeTexts() } : undefined;
}
