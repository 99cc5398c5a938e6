import { z } from 'zod/mini';

/** Something the studio can lead to. */
export const found = z.object({
  kind: z.enum(['order', 'customer', 'staff', 'page', 'product']),
  title: z.string(),
  /** What tells it from another of the same name. */
  hint: z.string(),
  /** When it is for, such as the slot of an order. */
  at: z.optional(z.iso.datetime()),
  /** An address of the studio as `/staff/…`, or of the shop for what is shown there. */
  to: z.string(),
  place: z.enum(['studio', 'shop']),
});
export type Found = z.infer<typeof found>;
