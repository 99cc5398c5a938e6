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

type Weights = RecipeThing['grams'];
interface ThingWeights {
  readonly id: string;
  readonly grams: Weights | null;
}

function problemOf({ thing, unit }: RecipeIngredient, weights: ReadonlyMap<string, Weights>): string | undefined {
  const grams = weights.get(thing);
  if (!grams) return `there is no thing "${thing}" in the files or in the shop`;
  if (unit === undefined || unit === 'g' || grams[unit] !== undefined) return undefined;
  return `the thing "${thing}" does not say what one ${unit} of it weighs`;
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
    const named = new Set(facts.ingredients.map(({ thing }) => thing));
    const unused = facts.steps.flatMap(({ uses }) => uses).find((thing) => !named.has(thing));
    if (unused !== undefined)
      return { problems: [{ field: 'steps', reason: `expected only ingredients in "uses", not "${unused}"` }] };
    return { key: facts.slug, slug: facts.slug, photo: picture, row: { slug: facts.slug, facts, retired } };
  },
  async check(tx) {
    const known = await tx.query<ThingWeights>(selectKnownThings);
    const given = await tx.query<ThingWeights>(selectGivenThings);
    const weights = new Map([...known, ...given].map(({ id, grams }) => [id, grams ?? {}]));
    const bad = new Map<string, string>();
    for await (const rows of stagedRows<StagedRecipe>(tx, 'recipe'))
      for (const { row } of rows) {
        const problem = row.facts.ingredients.map((one) => problemOf(one, weights)).find((one) => one !== undefined);
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
