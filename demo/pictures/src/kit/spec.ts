import { z } from 'zod/mini';
import { goodsSchema } from './goods.ts';
import { shapeNames } from './shapes/shapes.ts';

/** Everything a picture is made of; `key` makes its ids and its small accidents its own. */
export const pictureSpecSchema = z.extend(goodsSchema, {
  key: z.string().check(z.minLength(1), z.maxLength(80)),
  shape: z.enum(shapeNames),
});

export type PictureSpec = z.infer<typeof pictureSpecSchema>;
