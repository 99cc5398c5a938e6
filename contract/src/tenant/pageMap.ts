import { z } from 'zod/mini';

export const pageNames = [
  'favorites',
  'deliveryPass',
  'cart',
  'checkout',
  'recipes',
  'pesticides',
  'product',
  'products',
  'brands',
  'login',
  'registration',
  'offlineAccount',
  'passwordReset',
  'profile',
  'orderPhysicalCard',
  'storefinder',
  'search',
  'generalError',
] as const;
export type PageName = (typeof pageNames)[number];

const urlslug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'expected a slug like "mein-konto": a-z, 0-9, "-" and "/"'));

/** One url slug per page; changing one moves the page, its links and its child routes. */
export const pageMap = z
  .strictObject(
    Object.fromEntries(pageNames.map((name) => [name, z.strictObject({ urlslug })])) as Record<
      PageName,
      z.ZodMiniObject<{ urlslug: typeof urlslug }>
    >,
  )
  .check(
    z.refine(
      (pages) => new Set(Object.values(pages).map((page) => page.urlslug)).size === pageNames.length,
      'expected a slug of its own for every page',
    ),
  );
export type PageMap = z.infer<typeof pageMap>;
