import { z } from 'zod/mini';
import { clientRuntimeConfig } from './flags.ts';
import { pageMap } from './pageMap.ts';
import { redirects } from './redirects.ts';
import { tenantIdentity } from './tenantConfig.ts';

/** `tenants/<id>/tenant.json`: the retailer's name, flags, slugs and redirects. Theme and texts stand beside it. */
export const tenantFile = z.strictObject({
  ...tenantIdentity.shape,
  clientRuntimeConfig,
  pageMap,
  redirects,
  /** Path of the content page shown where nothing else is found. */
  notFoundPage: z.optional(z.string()),
  /** Percent of the legal limit that the retailer wants no residue of a pesticide to exceed; without it there is no such goal. */
  residueGoal: z.optional(
    z
      .int('expected whole percent from 1 to 99')
      .check(z.minimum(1, 'expected whole percent from 1 to 99'), z.maximum(99, 'expected whole percent from 1 to 99')),
  ),
});
export type TenantFile = z.infer<typeof tenantFile>;
