import { z } from 'zod/mini';

/** What the studio's page says of the shop before anybody is logged in; nothing that a shopper does not see. */
export const studioBoot = z.object({
  name: z.string(),
  tenant: z.string(),
  /** The language one begins with: the shop's, where the studio speaks it. */
  language: z.enum(['de', 'en']),
  /** The retailer's mark as SVG. */
  mark: z.string(),
});
export type StudioBoot = z.infer<typeof studioBoot>;

/** The shop, for whoever works in it. */
export const studioShop = z.object({
  name: z.string(),
  tenant: z.string(),
  /** As `de-AT`. */
  locale: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  baseUrl: z.string(),
  /** Whether it sells, and whether it has accounts: without them there are no such rooms. */
  hasOrders: z.boolean(),
  hasCustomers: z.boolean(),
  /** All stores, by name. */
  stores: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type StudioShop = z.infer<typeof studioShop>;
