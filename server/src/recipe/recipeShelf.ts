import {
  type Meal,
  type PlanProducts,
  pictureAddress,
  type RecipeAddress,
  type RecipeDetail,
  type RecipeListing,
  type RecipeProducts,
  type RecipeSummary,
  recipePageSize,
} from '@trolley/contract';
import type { Catalogue, StoredRecipe } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { isBanned } from '../search/taughtWords.ts';
import { type BuyAsk, buyRecipe } from './rules/buyRecipe.ts';
import { detailOf, type Kitchen, type KitchenMemory, newKitchen, wishesOfNobody } from './rules/kitchen.ts';
import { type Listed, listRecipes } from './rules/listRecipes.ts';
import { planMeals } from './rules/planMeals.ts';
import { searchRecipes } from './rules/searchRecipes.ts';

export interface RecipeListAsk extends RecipeAddress {
  readonly pageSize?: number;
  /** Only recipes that use this product. */
  readonly product?: string;
  /** Only these. */
  readonly slugs?: readonly string[];
}

/** Recipes as one zone sees them, with the products they are bought as. What it gives is shared, never to be changed. */
export interface RecipeShelf {
  list(ask: RecipeListAsk): RecipeListing;
  /** Undefined when there is none, or its day has not come. */
  recipe(slug: string): RecipeDetail | undefined;
  summary(slug: string): RecipeSummary | undefined;
  /** The same for everybody, unless the ask has wishes. Undefined when there is no such recipe, or nothing is sold. */
  products(slug: string, ask?: Partial<BuyAsk>): RecipeProducts | undefined;
  plan(meals: readonly Meal[], ask: Pick<BuyAsk, 'wishes' | 'store'>): PlanProducts;
  /** Best first; with `exact` a term is not taken for another. */
  search(term: string, options?: { readonly exact?: boolean }): readonly RecipeSummary[];
  /** Recipes that use a product, newest first. */
  withProduct(sku: string, most: number): readonly RecipeSummary[];
  /** Slugs of all that are shown. */
  slugs(): readonly string[];
}

const shelves = new WeakMap<Catalogue, Map<string, RecipeShelf>>();

/** Of the latest kitchen of each zone. */
const memoriesOfThings = new WeakMap<Catalogue['recipeThings'], Map<string, KitchenMemory>>();

function latestMemories({ recipeThings }: Catalogue): Map<string, KitchenMemory> {
  const known = memoriesOfThings.get(recipeThings) ?? new Map<string, KitchenMemory>();
  memoriesOfThings.set(recipeThings, known);
  return known;
}

/** `sells`: products may be shown. */
export function recipeShelfOf(catalogue: Catalogue, shelf: Shelf, { sells }: { readonly sells: boolean }): RecipeShelf {
  const ofCatalogue = shelves.get(catalogue) ?? new Map<string, RecipeShelf>();
  shelves.set(catalogue, ofCatalogue);
  const key = `${shelf.zone} ${sells}`;
  const known = ofCatalogue.get(key);
  if (known) return known;
  const memories = latestMemories(catalogue);
  const kitchen = newKitchen(catalogue, shelf, sells, memories.get(key));
  memories.set(key, kitchen.memory);
  const made = newRecipeShelf(kitchen);
  ofCatalogue.set(key, made);
  return made;
}

const thingsOfRecipes = new WeakMap<StoredRecipe, ReadonlySet<string>>();

function thingsOf(recipe: StoredRecipe): ReadonlySet<string> {
  const known = thingsOfRecipes.get(recipe) ?? new Set(recipe.ingredients.map(({ thing }) => thing));
  thingsOfRecipes.set(recipe, known);
  return known;
}

function newRecipeShelf(kitchen: Kitchen): RecipeShelf {
  const { catalogue, recipes, sells } = kitchen;
  const listed = new Map<string, Listed>();

  function listedOf(slug: string): Listed | undefined {
    const before = listed.get(slug);
    const recipe = kitchen.recipe(slug);
    if (before || !recipe) return before;
    const made = { summary: kitchen.summary(recipe), things: thingsOf(recipe) };
    listed.set(slug, made);
    return made;
  }

  function thingFacet(id: string) {
    const thing = catalogue.recipeThings.get(id);
    if (!thing?.find || thing.cupboard) return undefined;
    const [best] = kitchen
      .candidates(id)
      .toSorted(
        (one, other) =>
          Number(other.preferred) - Number(one.preferred) || other.stored.popularity - one.stored.popularity,
      );
    return { id, name: thing.name.many, ...(best && { picture: pictureAddress(best.stored.picture) }) };
  }

  function search(term: string, options?: { readonly exact?: boolean }): readonly RecipeSummary[] {
    if (isBanned(catalogue, term)) return [];
    return searchRecipes(catalogue, term, options).flatMap(({ slug }) => listedOf(slug)?.summary ?? []);
  }

  function isWith(slug: string, sku: string): boolean {
    const recipe = kitchen.recipe(slug);
    const things = recipe && thingsOf(recipe);
    return kitchen.thingsOf(sku).some((thing) => things?.has(thing) && !catalogue.recipeThings.get(thing)?.cupboard);
  }

  return {
    list({ filter, page, pageSize = recipePageSize, product, slugs }) {
      const found = filter.q === '' ? undefined : new Set(search(filter.q).map(({ slug }) => slug));
      const all = recipes
        .filter(({ slug }) => !found || found.has(slug))
        .filter(({ slug }) => !slugs || slugs.includes(slug))
        .filter(({ slug }) => product === undefined || isWith(slug, product))
        .flatMap(({ slug }) => listedOf(slug) ?? []);
      return listRecipes(all, { filter, page, pageSize, locale: catalogue.locale, thingFacet });
    },
    recipe(slug) {
      const recipe = kitchen.recipe(slug);
      return recipe && detailOf(kitchen, recipe);
    },
    summary: (slug) => listedOf(slug)?.summary,
    products(slug, ask) {
      const recipe = kitchen.recipe(slug);
      return recipe && sells
        ? buyRecipe(kitchen, recipe, { wishes: wishesOfNobody(catalogue.now), ...ask })
        : undefined;
    },
    plan: (meals, ask) => planMeals(kitchen, meals, ask),
    search,
    withProduct: (sku, most) =>
      recipes
        .filter(({ slug }) => isWith(slug, sku))
        .slice(0, most)
        .flatMap(({ slug }) => listedOf(slug)?.summary ?? []),
    slugs: () => recipes.map(({ slug }) => slug),
  };
}
