import { z } from 'zod/mini';
import { goodsSchema } from './goods.ts';
import { shapeNames } from './shapes/shapes.ts';

/** Everything a picture is made of; `key` makes its ids and its small accidents its own. */
export const pictureSpecSchema = z.extend(goodsSchema, {
  key: z.string().check(z.minLength(1), z.maxLength(80)),
  shape: z.enum(shapeNames),
  /** How large it is beside the largest of its kind; left out: as large as that. */
  scale: z.optional(z.number().check(z.minimum(0.4), z.maximum(1))),
  /** So many of the same stand together: a case, not a carton. */
  several: z.optional(z.int().check(z.minimum(2), z.maximum(6))),
});

export type PictureSpec = z.infer<typeof pictureSpecSchema>;
