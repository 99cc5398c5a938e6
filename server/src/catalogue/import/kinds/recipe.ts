import { type RecipeFile, type RecipeIngredient, type RecipeThing, recipeFile } from '@trolley/contract';
import { z } from 'zod/mini';
import { json, list, number, of, text, yesNo } from '../columns.ts';
import { condemnKeys, selectGivenThings, selectKnownThings } from '../queries.ts';
import { stagedRows } from '../staging.ts';
import { line } from '../words.ts';
import { defineKind, type Staging } from './kind.ts';

interface StagedRecipe {
  readonly slug: string;
  readonly facts: RecipeFile;
  readonly retired: boolean;
}

interface KnownThing {
  readonly id: string;
  readonly nature: RecipeThing['nature'];
  readonly grams: RecipeThing['grams'] | null;
}
type Things = ReadonlyMap<string, KnownThing>;

function problemOf({ thing, unit }: RecipeIngredient, things: Things): string | undefined {
  const known = things.get(thing);
  if (!known) return `there is no thing "${thing}" in the files or in the shop`;
  if (unit === undefined || unit === 'g' || known.grams?.[unit] !== undefined) return undefined;
  return `the thing "${thing}" does not say what one ${unit} of it weighs`;
}

/** Somebody with an allergy relies on it: a recipe is only what all of its things are. */
function dietProblem({ diet, ingredients }: RecipeFile, things: Things): string | undefined {
  for (const claim of diet) {
    const other = ingredients.find(({ thing }) => things.get(thing)?.nature[claim] === false);
    if (other) return `the diet says ${claim}, but the thing "${other.thing}" is not`;
  }
  return undefined;
}

/** What the facts of a row say against each other. */
function contradiction({ slug, servings, servingsStep, minutes, ingredients, steps }: RecipeFile) {
  const named = new Set(ingredients.map(({ thing }) => thing));
  const unused = steps.flatMap(({ uses }) => uses).find((thing) => !named.has(thing));
  if (unused !== undefined) return { field: 'steps', reason: `expected only ingredients in "uses", not "${unused}"` };
  // `/api/recipes/search/…` is the search.
  if (slug === 'search') return { field: 'slug', reason: 'expected another short name: "search" is the search' };
  if (servings % servingsStep !== 0)
    return { field: 'servingsStep', reason: `expected a number of which the ${servings} servings are a multiple` };
  if (minutes.active > minutes.total)
    return { field: 'minutes.active', reason: `expected no more than the ${minutes.total} minutes in total` };
  return undefined;
}

/** A recipe. What it names are things, so those of the same import and of the shop are looked at. */
export const recipeKind = defineKind({
  plural: 'recipes',
  fileNames: ['recipes'],
  counted: 'recipes',
  keyField: 'slug',
  schema: z.strictObject({
    ...recipeFile.shape,
    // An empty cell is a list without entries.
    diet: z._default(recipeFile.shape.diet, []),
    months: z._default(recipeFile.shape.months, []),
    equipment: z._default(recipeFile.shape.equipment, []),
    picture: z.optional(line(2000)),
    retired: z.optional(z.boolean()),
  }),
  columns: new Map([
    ...of(text, 'slug', 'title', 'text', 'published', 'servingsUnit', 'servingsHint', 'difficulty', 'course'),
    ...of(text, 'tip', 'leftovers', 'picture'),
    ...of(number, 'servings', 'servingsStep', 'minutes.total', 'minutes.active'),
    ...of(list, 'diet', 'equipment'),
    ...of(json, 'months', 'ingredients', 'steps'),
    ...of(yesNo, 'retired'),
  ]),
  stage({ picture, retired = false, ...facts }): Staging<StagedRecipe> {
    const problem = contradiction(facts);
    if (problem) return { problems: [problem] };
    return { key: facts.slug, slug: facts.slug, photo: picture, row: { slug: facts.slug, facts, retired } };
  },
  async check(tx) {
    const known = await tx.query<KnownThing>(selectKnownThings);
    const given = await tx.query<KnownThing>(selectGivenThings);
    const things: Things = new Map([...known, ...given].map((thing) => [thing.id, thing]));
    const bad = new Map<string, string>();
    for await (const rows of stagedRows<StagedRecipe>(tx, 'recipe'))
      for (const { row } of rows) {
        const problem =
          row.facts.ingredients.map((one) => problemOf(one, things)).find((one) => one !== undefined) ??
          dietProblem(row.facts, things);
        if (problem !== undefined) bad.set(row.slug, problem);
      }
    return bad.size === 0 ? [] : condemnKeys(tx, 'recipe', 'ingredients', bad);
  },
  async write(_, stages, { put, photoOf }) {
    for await (const rows of stages) {
      const pictures = await Promise.all(rows.map(photoOf));
      await put({
        pictures: pictures.flatMap((one) => one ?? []),
        recipes: rows.map(({ row }, index) => ({ ...row, picture: pictures[index]?.hash })),
      });
    }
  },
});
