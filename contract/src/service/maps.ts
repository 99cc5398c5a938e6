import { z } from 'zod/mini';
import { position } from './address.ts';

/** A line under the field where an address is typed. */
export const placeSuggestion = z.object({
  id: z.string(),
  /** `Neubaugasse 12` */
  primaryPart: z.string(),
  /** `1070 Wien` */
  secondaryPart: z.string(),
  /** A street without a number still needs one. */
  kind: z.enum(['address', 'street', 'postalCode']),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const place = z.object({
  streetName: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  position,
});
export type Place = z.infer<typeof place>;
