import { z } from 'zod/mini';
import { trackingSettings } from '../tracking/settings.ts';

/** Access to a search provider's statistics from the browser. */
export const insightsSettings = z.strictObject({
  appId: z.string(),
  /** A key that may only search: it is in every page, so it is no secret. */
  apiKey: z.string(),
  region: z.optional(z.enum(['de', 'us'])),
  /** Another address than that of the region. */
  host: z.optional(z.url()),
  /** The lifetime of the visitor's cookie; 180 days by default. */
  cookieDays: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
});
export type InsightsSettings = z.infer<typeof insightsSettings>;

/** The search provider (Algolia's API) of the search-provider variant. The key comes from the environment. */
export const searchProvider = z.strictObject({
  appId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,80}$/, 'expected the id of an application')),
  /** Names of the indexes; without one for categories or brands these are found by the shop itself. */
  indexes: z.strictObject({
    products: z.string().check(z.minLength(1)),
    categories: z.optional(z.string()),
    brands: z.optional(z.string()),
  }),
  /** Another address than the provider's own, as of a proxy. */
  host: z.optional(z.url()),
});
export type SearchProvider = z.infer<typeof searchProvider>;

export const productDiscoveryVariants = ['built-in', 'search-provider', 'shop-forward'] as const;

/** The features a tenant may have or not. */
export const featureNames = [
  'featureCustomer',
  'featureCustomerFavorites',
  'featureProductDiscovery',
  'featureCustomerDeliveryPass',
  'featureCartCheckout',
  'featureRecipes',
  'featurePesticides',
  'featureMisc',
  'featureSearch',
  'featureJoe',
  'featureWallet',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** The feature flags of a tenant. Every flag that is off removes its routes, entries, slots and calls. */
export const clientRuntimeConfig = z.strictObject({
  ...(Object.fromEntries(featureNames.map((name) => [name, z.boolean()])) as Record<
    FeatureName,
    ReturnType<typeof z.boolean>
  >),
  productDiscovery: z.strictObject({
    variant: z.enum(productDiscoveryVariants),
    /** Where the shop-forward variant sends the shopper. */
    externalShopUrl: z.optional(z.url()),
    provider: z.optional(searchProvider),
    /** Where the search-provider variant tells which results were of use; without it nothing is told. */
    insights: z.optional(insightsSettings),
  }),
  cms: z.strictObject({ preview: z.boolean() }),
  /** Whom the retailer tells what shoppers do; without it the shop counts for itself alone. */
  tracking: z.optional(trackingSettings),
});
export type ClientRuntimeConfig = z.infer<typeof clientRuntimeConfig>;
