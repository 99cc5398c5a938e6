import { z } from 'zod/mini';
import { labelCodes } from '../catalogue/codes.ts';
import { clientRuntimeConfig } from './flags.ts';
import { pageMap } from './pageMap.ts';
import { redirects } from './redirects.ts';
import { tenantIdentity } from './tenantConfig.ts';

/** A scheme that certifies goods and is not among those that every shop knows. Shoppers may ask who stands behind it. */
const certificationScheme = z.strictObject({
  /** As products name it. */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  /** What it attests. */
  labels: z.array(z.enum(labelCodes)).check(z.minLength(1)),
  /** Not the shop itself: nobody certifies their own goods (Directive (EU) 2024/825). */
  owner: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(2, 'expected the name of who owns the scheme')),
    address: z
      .string()
      .check(z.trim(), z.minLength(8, 'expected where they can be reached: street and town, or a page')),
  }),
});
export type CertificationScheme = z.infer<typeof certificationScheme>;

/** `tenants/<id>/tenant.json`: the retailer's name, flags, slugs and redirects. Theme and texts stand beside it. */
export const tenantFile = z.strictObject({
  ...tenantIdentity.shape,
  clientRuntimeConfig,
  pageMap,
  redirects,
  /** Path of the content page shown where nothing else is found. */
  notFoundPage: z.optional(z.string()),
  /** Beside those that every shop knows; products may carry their certificates. */
  certificationSchemes: z.optional(z.array(certificationScheme)),
  /** Percent of the legal limit that the retailer wants no residue of a pesticide to exceed; without it there is no such goal. */
  residueGoal: z.optional(
    z
      .int('expected whole percent from 1 to 99')
      .check(z.minimum(1, 'expected whole percent from 1 to 99'), z.maximum(99, 'expected whole percent from 1 to 99')),
  ),
});
export type TenantFile = z.infer<typeof tenantFile>;
