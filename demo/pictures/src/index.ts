import type { PictureKit } from '@trolley/server/demo';
import { z } from 'zod/mini';
import { recipePicture } from './dish/recipePicture.ts';
import { drawnPicture } from './drawnPicture.ts';
import type { Supplies } from './kit/paper/paper.ts';
import { drawPicture } from './kit/picture.ts';
import { pictureSpecSchema } from './kit/spec.ts';
import { loadRaster } from './rasterSvg.ts';
import { readSupplies } from './readSupplies.ts';

let supplies: Supplies | undefined;

export const pictureKit: PictureKit = {
  pictureOf: drawnPicture,
  draw(spec) {
    const dish = dishSpec.safeParse(spec);
    if (dish.success) return drawnDish(dish.data.dish);
    const checked = pictureSpecSchema.safeParse(spec);
    if (!checked.success) throw new Error(`its spec is wrong at ${wrongPlaces(checked.error.issues)}`);
    supplies ??= readSupplies();
    return drawPicture(checked.data, supplies);
  },
  loadRaster,
};

/** A recipe's dish, by the recipe's slug. */
const dishSpec = z.strictObject({ dish: z.string() });

function drawnDish(slug: string): string {
  const picture = recipePicture(slug);
  if (!picture) throw new Error(`nobody has described the dish "${slug}"`);
  return picture.svg;
}

function wrongPlaces(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))].join(', ');
}
