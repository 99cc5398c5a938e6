import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecipeFile, type RecipeThing, recipeFile, recipeThingsFile } from '@trolley/contract';
import { StartProblem } from '@trolley/server/demo';
import { z } from 'zod/mini';

export interface RecipeSource {
  readonly things: readonly RecipeThing[];
  readonly recipes: readonly RecipeFile[];
}

const thingsName = 'things.json';

/** Reads and checks a tenant's folder of recipes, where it has one. */
export function readRecipes(dir: string): RecipeSource {
  if (!existsSync(dir)) return { things: [], recipes: [] };
  const names = readdirSync(dir).filter((name) => name.endsWith('.json') && name !== thingsName);
  return {
    things: read(join(dir, thingsName), recipeThingsFile),
    recipes: names.sort().map((name) => read(join(dir, name), recipeFile)),
  };
}

function read<Schema extends z.core.$ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, parse(path));
  if (!parsed.success) throw new StartProblem(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartProblem(`${path}: ${String(error)}`);
  }
}
