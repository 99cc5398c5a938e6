import { z } from 'zod/mini';

export const productDiscoveryVariants = ['built-in', 'search-provider', 'shop-forward'] as const;

/** What a tenant has switched on. Every flag off removes its routes, entries, slots and calls. */
export const clientRuntimeConfig = z.strictObject({
  featureCustomer: z.boolean(),
  featureCustomerFavorites: z.boolean(),
  featureProductDiscovery: z.boolean(),
  featureCustomerDeliveryPass: z.boolean(),
  featureCartCheckout: z.boolean(),
  featureRecipes: z.boolean(),
  featurePesticides: z.boolean(),
  featureMisc: z.boolean(),
  featureSearch: z.boolean(),
  featureJoe: z.boolean(),
  featureWallet: z.boolean(),
  productDiscovery: z.strictObject({
    variant: z.enum(productDiscoveryVariants),
    /** Where the shop-forward variant sends the shopper. */
    externalShopUrl: z.optional(z.url()),
  }),
  cms: z.strictObject({ preview: z.boolean() }),
});
export type ClientRuntimeConfig = z.infer<typeof clientRuntimeConfig>;
