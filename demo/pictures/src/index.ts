import type { PictureKit } from '@trolley/server/demo';
import { drawnPicture } from './drawnPicture.ts';

export { type RecipePicture, recipePicture } from './dish/recipePicture.ts';

import type { Supplies } from './kit/paper/paper.ts';
import { drawPicture } from './kit/picture.ts';
import { pictureSpecSchema } from './kit/spec.ts';
import { loadRaster } from './rasterSvg.ts';
import { readSupplies } from './readSupplies.ts';

let supplies: Supplies | undefined;

export const pictureKit: PictureKit = {
  pictureOf: drawnPicture,
  draw(spec) {
    const checked = pictureSpecSchema.safeParse(spec);
    if (!checked.success) throw new Error(`its spec is wrong at ${wrongPlaces(checked.error.issues)}`);
    supplies ??= readSupplies();
    return drawPicture(checked.data, supplies);
  },
  loadRaster,
};

function wrongPlaces(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))].join(', ');
}
