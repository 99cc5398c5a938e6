import { z } from 'zod/mini';
import { distributionTypes } from './address.ts';

const cents = z.int().check(z.minimum(0));

/** What an order of one service type may be worth and weigh. */
export const orderLimits = z.strictObject({
  minimumOrderValue: cents,
  maximumOrderValue: cents,
  /** Grams. */
  maximumOrderWeight: z.int().check(z.minimum(1)),
  /** Goods worth this much are served without a fee. */
  freeOfChargeThreshold: z.optional(cents),
});
export type OrderLimits = z.infer<typeof orderLimits>;

export const fieldSettings = ['Show', 'Hide', 'Mandatory'] as const;
export const billingFieldNames = [
  'title',
  'companyName',
  'valueAddedTaxId',
  'companyRegistrationNumber',
  'phoneNumber',
  'stairCase',
  'floor',
  'door',
] as const;
export type BillingFieldName = (typeof billingFieldNames)[number];
export const billingFields = z.partialRecord(z.enum(billingFieldNames), z.enum(fieldSettings));
export type BillingFields = z.infer<typeof billingFields>;

/** A tenant's order limits and settings; the same for all shoppers. */
export const orderConfig = z.object({
  distributionTypes: z.array(z.enum(distributionTypes)),
  DELIVERY: orderLimits,
  CLICK_AND_COLLECT: orderLimits,
  /** Whether a place must be chosen before anything is put into the cart, or every so many adds it is asked again. */
  servicePrompt: z.object({ required: z.boolean(), everyAdds: z.int().check(z.minimum(1)) }),
  /** Deposit of one crate and the grams it carries, where goods can come in crates. */
  crate: z.optional(z.object({ deposit: cents, grams: z.int().check(z.minimum(1)) })),
  /** How long a chosen slot is held, in minutes. */
  holdMinutes: z.int().check(z.minimum(1)),
  deliveryPhoneNumber: z.enum(['Optional', 'Mandatory']),
  billingFields,
  /** The text for an address outside all delivery areas. */
  invalidAddressMessage: z.string(),
  country: z.object({ code: z.string(), name: z.string() }),
  /** The MapLibre style of the retailer's choosing; without one the storefront draws its maps itself. */
  mapStyle: z.optional(z.string()),
});
export type OrderConfig = z.infer<typeof orderConfig>;
