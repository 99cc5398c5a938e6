import {
  dishPictureAddress,
  type Product,
  type RecipeDetail,
  type RecipeSummary,
  type RecipeThing,
} from '@trolley/contract';
import type { Catalogue, StoredProduct, StoredRecipe } from '../../catalogue/catalogue.ts';
import { localDate } from '../../catalogue/recipeDays.ts';
import type { Shelf } from '../../catalogue/shelf/shelf.ts';
import type { Matched, Wishes } from './matchLine.ts';
import { matchLine } from './matchLine.ts';
import { needsOf } from './needs.ts';
import { type Candidate, candidateOf, nobody } from './pickProduct.ts';
import { thingProductsOf } from './thingProducts.ts';
import { portionPriceOf } from './totalOf.ts';

/** The recipes of a shop as one zone sees them: what is known once, however many ask. */
export interface Kitchen {
  readonly catalogue: Catalogue;
  /** False where the shop shows no products: nothing is priced. */
  readonly sells: boolean;
  /** Those of today, newest first. */
  readonly recipes: readonly StoredRecipe[];
  recipe(slug: string): StoredRecipe | undefined;
  /** Products that are a thing, as a store has them. */
  candidates(thing: string, store?: string): readonly Candidate[];
  /** Every thing of a recipe, for so many servings. */
  match(recipe: StoredRecipe, servings: number, wishes: Wishes, store?: string): readonly Matched[];
  summary(recipe: StoredRecipe): RecipeSummary;
  /** Ids of the things that a product is. */
  thingsOf(sku: string): readonly string[];
  readonly memory: KitchenMemory;
}

/** What was worked out, for the kitchen after this one: of a price that changes most recipes know nothing. */
export interface KitchenMemory {
  readonly month: number;
  readonly sells: boolean;
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>;
  readonly summaries: ReadonlyMap<string, RememberedSummary>;
}

interface RememberedSummary {
  readonly recipe: StoredRecipe;
  /** Of each of its lines. */
  readonly candidates: readonly (readonly Candidate[])[];
  readonly summary: RecipeSummary;
}

export function wishesOfNobody(now: number): Wishes {
  return { own: nobody, swaps: new Map(), home: new Set(), buy: new Set(), now };
}

/** `before`: of the same things, at an earlier moment. */
export function newKitchen(catalogue: Catalogue, shelf: Shelf, sells: boolean, before?: KitchenMemory): Kitchen {
  const { recipeThings, products, now } = catalogue;
  const today = localDate(catalogue);
  const month = Number(today.slice(5, 7));
  const recipes = [...catalogue.recipes.values()]
    .filter(({ published }) => published <= today)
    .toSorted((one, other) =>
      one.published === other.published ? (one.slug < other.slug ? -1 : 1) : one.published < other.published ? 1 : -1,
    );
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]));
  const here = new Map<string, readonly Candidate[]>();
  const summaries = new Map<string, RememberedSummary>();
  const nobodys = wishesOfNobody(now);

  function candidatesHere(thing: string): readonly Candidate[] {
    const known = here.get(thing);
    if (known) return known;
    const facts = recipeThings.get(thing);
    const sold = (sells && facts ? thingProductsOf(catalogue).of(thing) : []).flatMap((sku) => {
      const [stored, product] = [products.get(sku), shelf.product(sku)];
      return stored && product ? [{ stored, product }] : [];
    });
    const found = sameCandidates(before?.candidates.get(thing), sold, facts) ?? candidatesOf(sold, facts);
    here.set(thing, found);
    return found;
  }

  function candidates(thing: string, store?: string): readonly Candidate[] {
    const found = candidatesHere(thing);
    if (store === undefined) return found;
    return found.map((one) => {
      const product: Product = shelf.inStore(one.product, store);
      return product === one.product ? one : { ...one, product };
    });
  }

  function match(recipe: StoredRecipe, servings: number, wishes: Wishes, store?: string): readonly Matched[] {
    return needsOf(recipe, recipeThings, servings).map((need) =>
      matchLine(need, candidates(need.thing.id, store), wishes),
    );
  }

  function isStillTrue(
    earlier: RememberedSummary,
    recipe: StoredRecipe,
    lines: readonly (readonly Candidate[])[],
  ): boolean {
    if (before?.month !== month || before.sells !== sells || earlier.recipe !== recipe) return false;
    return lines.length === earlier.candidates.length && lines.every((line, at) => line === earlier.candidates[at]);
  }

  function summary(recipe: StoredRecipe): RecipeSummary {
    const { slug, title, text, published, servings, servingsUnit, minutes, difficulty, course, diet, months } = recipe;
    const known = summaries.get(recipe.slug);
    if (known) return known.summary;
    const needs = sells ? needsOf(recipe, recipeThings, servings) : [];
    const lines = needs.map((need) => candidates(need.thing.id));
    const earlier = before?.summaries.get(recipe.slug);
    if (earlier && isStillTrue(earlier, recipe, lines)) {
      summaries.set(recipe.slug, earlier);
      return earlier.summary;
    }
    const matched = needs.map((need, at) => matchLine(need, lines[at] ?? [], nobodys, { others: 0 }));
    const picks = matched.flatMap(({ line: { pick, home } }) => (pick && !home ? [pick] : []));
    const portionPrice = sells ? portionPriceOf(matched, servings) : undefined;
    const made: RecipeSummary = {
      ...{ slug, title, text, published, servings, servingsUnit, minutes, difficulty, course, diet, months },
      ...(recipe.picture !== undefined && { picture: dishPictureAddress(recipe.picture) }),
      inSeason: months.includes(month),
      ...(portionPrice !== undefined && { portionPrice }),
      offers: picks.filter(({ product }) => product.price.offer).length,
      memberPrices: picks.filter(({ member }) => member !== undefined).length,
    };
    summaries.set(slug, { recipe, candidates: lines, summary: made });
    return made;
  }

  return {
    catalogue,
    sells,
    recipes,
    recipe: (slug) => bySlug.get(slug),
    candidates,
    match,
    summary,
    thingsOf: (sku) => thingProductsOf(catalogue).thingsOf(sku),
    memory: { month, sells, candidates: here, summaries },
  };
}

interface Sold {
  readonly stored: StoredProduct;
  readonly product: Product;
}

/** The very list of before where all of it is still as it was; what was worked out from it is true then too. */
function sameCandidates(
  before: readonly Candidate[] | undefined,
  sold: readonly Sold[],
  facts: RecipeThing | undefined,
): readonly Candidate[] | undefined {
  if (!facts || before?.length !== sold.length) return undefined;
  const isSame = before.every(
    ({ stored, product }, at) => stored === sold[at]?.stored && product === sold[at]?.product,
  );
  return isSame ? before : undefined;
}

function candidatesOf(sold: readonly Sold[], facts: RecipeThing | undefined): readonly Candidate[] {
  return facts ? sold.map(({ stored, product }) => candidateOf(stored, product, facts)) : [];
}

/** A recipe with the names of its things. */
export function detailOf(kitchen: Kitchen, recipe: StoredRecipe): RecipeDetail {
  const { servingsStep, servingsHint, equipment, ingredients, steps, tip, leftovers } = recipe;
  return {
    ...kitchen.summary(recipe),
    servingsStep,
    ...(servingsHint !== undefined && { servingsHint }),
    equipment,
    ingredients: ingredients.map((ingredient) => {
      const thing = kitchen.catalogue.recipeThings.get(ingredient.thing);
      const name = thing?.name ?? { one: ingredient.thing, many: ingredient.thing };
      return { ...ingredient, name, cupboard: thing?.cupboard ?? false };
    }),
    steps,
    ...(tip !== undefined && { tip }),
    ...(leftovers !== undefined && { leftovers }),
  };
}
