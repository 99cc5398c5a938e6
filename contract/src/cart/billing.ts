import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { doorFields, doorForm, words, writtenWords } from '../service/door.ts';
import { brokenFields, doorRules } from '../service/doorRules.ts';
import type { BillingFieldName, BillingFields } from '../service/orderConfig.ts';
import { isGiven } from '../wire/given.ts';

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

/** The same as somebody fills it in; the rules are those of the address book and the account. */
export const billingAddressForm = z.object({
  ...billingAddress.shape,
  ...doorForm,
  salutation: writtenWords(20),
  title: optionalField('academicTitle'),
  companyName: optionalField('company'),
  valueAddedTaxId: optionalField('vat'),
  companyRegistrationNumber: optionalField('registrationNumber'),
  email: optionalField('email'),
  addressType: writtenWords(20),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

/** VAL-01…12: the rule of each field. */
export const billingRules = {
  ...doorRules,
  title: 'academicTitle',
  companyName: 'company',
  valueAddedTaxId: 'vat',
  companyRegistrationNumber: 'registrationNumber',
  email: 'email',
} as const;

/** What of it is not as it would be taken now. */
export function brokenBillingFields(billing: BillingAddress): readonly string[] {
  return brokenFields(billing, billingRules);
}

/** PAY-01: somebody who buys for a company; nobody else gets a company's invoice. */
export function isCompany(billing: BillingAddress | undefined): boolean {
  return isGiven(billing?.companyName);
}

/** VAL-18: what the tenant does not ask for is not sent. */
export function withoutHidden(address: BillingAddress, fields: BillingFields): BillingAddress {
  return Object.fromEntries(Object.entries(address).filter(([field]) => fields[field as BillingFieldName] !== 'Hide'));
}
