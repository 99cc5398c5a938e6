import { z } from 'zod/mini';
import type { BillingFieldName, BillingFields } from '../service/orderConfig.ts';

const words = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** Who pays, and where the invoice goes. Complete or not is for `validateCart` to say. */
export const billingAddress = z.object({
  salutation: words(20),
  title: words(15),
  firstName: words(24),
  lastName: words(24),
  companyName: words(50),
  valueAddedTaxId: words(14),
  companyRegistrationNumber: words(14),
  email: words(50),
  phoneNumber: words(30),
  addressType: words(20),
  category: z.optional(z.enum(['billing', 'delivery', 'combined'])),
  streetName: words(40),
  streetNumber: words(10),
  stairCase: words(4),
  floor: words(20),
  door: words(4),
  postalCode: words(10),
  city: words(50),
  country: words(60),
  countryCode: words(2),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** VAL-18: what the tenant does not ask for is not sent. */
export function withoutHidden(address: BillingAddress, fields: BillingFields): BillingAddress {
  return Object.fromEntries(Object.entries(address).filter(([field]) => fields[field as BillingFieldName] !== 'Hide'));
}
