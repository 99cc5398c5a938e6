import { z } from 'zod/mini';
import { doorFields, words } from '../service/door.ts';
import type { BillingFieldName, BillingFields } from '../service/orderConfig.ts';

/** Who pays, and where the invoice goes. Complete or not is for `validateCart` to say. */
export const billingAddress = z.object({
  ...doorFields,
  salutation: words(20),
  title: words(15),
  companyName: words(50),
  valueAddedTaxId: words(14),
  companyRegistrationNumber: words(14),
  email: words(50),
  addressType: words(20),
  category: z.optional(z.enum(['billing', 'delivery', 'combined'])),
  countryCode: words(2),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** VAL-18: what the tenant does not ask for is not sent. */
export function withoutHidden(address: BillingAddress, fields: BillingFields): BillingAddress {
  return Object.fromEntries(Object.entries(address).filter(([field]) => fields[field as BillingFieldName] !== 'Hide'));
}
