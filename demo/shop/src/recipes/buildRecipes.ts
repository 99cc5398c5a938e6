import type { PictureRow, RecipeRow, RecipeThingRow, Steps } from '@trolley/server/demo';
import { recipePicture } from '../../../pictures/src/dish/recipePicture.ts';
import type { RecipeSource } from './readRecipes.ts';

export interface DemoRecipes {
  readonly pictures: readonly PictureRow[];
  readonly recipeThings: readonly RecipeThingRow[];
  readonly recipes: readonly RecipeRow[];
}

/** The demo's recipes as rows of the catalogue, each with the picture of its dish. */
export function* buildingRecipes({ things, recipes }: RecipeSource): Steps<DemoRecipes> {
  const pictures: PictureRow[] = [];
  const rows: RecipeRow[] = [];
  for (const facts of recipes) {
    const { slug } = facts;
    const drawn = recipePicture(slug);
    if (drawn) pictures.push({ hash: drawn.hash, spec: { dish: slug } });
    rows.push({ slug, facts, picture: drawn?.hash, retired: false });
    yield;
  }
  return { pictures, recipeThings: things.map((facts) => ({ id: facts.id, facts })), recipes: rows };
}
