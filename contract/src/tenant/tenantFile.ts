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
});
export type TenantFile = z.infer<typeof tenantFile>;
