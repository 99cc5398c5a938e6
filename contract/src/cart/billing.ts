import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { addressFields, addressFormFields, optionalPlainText, optionalText } from '../service/addressFields.ts';
import { addressRules, invalidFields } from '../service/addressRules.ts';
import type { BillingFieldName, BillingFields } from '../service/orderConfig.ts';
import { isGiven } from '../wire/plainText.ts';

/** The billing address. It may be incomplete; `validateCart` checks that. */
export const billingAddress = z.object({
  ...addressFields,
  salutation: optionalText(20),
  title: optionalText(15),
  companyName: optionalText(50),
  valueAddedTaxId: optionalText(14),
  companyRegistrationNumber: optionalText(14),
  email: optionalText(50),
  addressType: optionalText(20),
  category: z.optional(z.enum(['billing', 'delivery', 'combined'])),
  countryCode: optionalText(2),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** The same as a form sends it; the rules are those of the address book and the account. */
export const billingAddressForm = z.object({
  ...billingAddress.shape,
  ...addressFormFields,
  salutation: optionalPlainText(20),
  title: optionalField('academicTitle'),
  companyName: optionalField('company'),
  valueAddedTaxId: optionalField('vat'),
  companyRegistrationNumber: optionalField('registrationNumber'),
  email: optionalField('email'),
  addressType: optionalPlainText(20),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

/** VAL-01…12: the rule of each field. */
export const billingRules = {
  ...addressRules,
  title: 'academicTitle',
  companyName: 'company',
  valueAddedTaxId: 'vat',
  companyRegistrationNumber: 'registrationNumber',
  email: 'email',
} as const;

/** The fields that break today's rules. */
export function invalidBillingFields(billing: BillingAddress): readonly string[] {
  return invalidFields(billing, billingRules);
}

/** PAY-01: whether the buyer is a company; only companies may pay by company invoice. */
export function isCompany(billing: BillingAddress | undefined): boolean {
  return isGiven(billing?.companyName);
}

/** VAL-18: without fields the tenant hides. */
export function withoutHidden(address: BillingAddress, fields: BillingFields): BillingAddress {
  return Object.fromEntries(Object.entries(address).filter(([field]) => fields[field as BillingFieldName] !== 'Hide'));
}
