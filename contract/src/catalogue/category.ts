import { z } from 'zod/mini';

const leaf = z.object({ slug: z.string(), name: z.string(), count: z.int() });
const branch = z.object({ ...leaf.shape, children: z.array(leaf) });
const root = z.object({ ...leaf.shape, picture: z.optional(z.string()), children: z.array(branch) });

/** Three levels; a node counts the products of all below it, and one without products is left out. */
export const categoryTree = z.object({ categories: z.array(root) });
export type CategoryTree = z.infer<typeof categoryTree>;

/** One node of the tree and what lies around it. */
export const category = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.int(),
  /** Root first. */
  parents: z.array(z.object({ slug: z.string(), name: z.string() })),
  children: z.array(z.object({ ...leaf.shape, picture: z.optional(z.string()) })),
  /** The nodes beside it, itself included. */
  siblings: z.array(leaf),
  picture: z.optional(z.string()),
});
export type Category = z.infer<typeof category>;
