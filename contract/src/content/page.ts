import { z } from 'zod/mini';
import { block } from './blocks.ts';

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** Metadata for browsers, search engines and social networks. */
export const pageMeta = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  keywords: z.optional(z.string()),
  noFollow: z.optional(z.boolean()),
  noIndex: z.optional(z.boolean()),
  openGraphImage: z.optional(z.string()),
  background: z.optional(
    z.object({
      colour: z.optional(colour),
      image: z.optional(z.string()),
      repeat: z.optional(z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y'])),
      size: z.optional(z.enum(['auto', 'cover', 'contain'])),
    }),
  ),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** A content page as the storefront shows it. */
export const contentPage = z.object({
  /** Its path, `/` for the home page. */
  path: z.string(),
  title: z.string(),
  /** The home page has its heading in its first block. */
  showTitle: z.boolean(),
  blocks: z.array(block),
  /** NAV-13: the address it leads to by itself, and the place to scroll to there; without an address the place is on this page. */
  autoRedirect: z.optional(z.object({ href: z.optional(z.string()), anchor: z.optional(z.string()) })),
  /** CONST-02: while it is open it loads itself again after so many minutes. */
  reloadAfterMinutes: z.optional(z.int()),
});
export type ContentPage = z.infer<typeof contentPage>;
