import { getFavorites, getRecipes, type RecipeSummary } from '@trolley/contract';
import type { Call, CallOptions } from '../shell/api/call.ts';

/** Slugs of one request: an address has an end. */
const step = 40;

/** The recipes that the customer marked, the newest mark first. Those that the shop no longer shows are left out. */
export async function loadMyRecipes(call: Call, options: CallOptions): Promise<readonly RecipeSummary[]> {
  const { recipes: slugs = [] } = await call(getFavorites, {}, options);
  const steps = Array.from({ length: Math.ceil(slugs.length / step) }, (_, at) =>
    slugs.slice(at * step, (at + 1) * step),
  );
  const pages = await Promise.all(
    steps.map((some) => call(getRecipes, { query: { slug: some.join(','), pageSize: step } }, options)),
  );
  const found = new Map(pages.flatMap(({ results }) => results.map((recipe) => [recipe.slug, recipe] as const)));
  return slugs.flatMap((slug) => found.get(slug) ?? []);
}
