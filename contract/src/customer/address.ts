import { z } from 'zod/mini';
import { field } from '../form/field.ts';
import { position } from '../service/address.ts';

/** ADDR-03: what a saved address is for; a combined one is for both. */
export const addressTypes = ['billing', 'delivery', 'combined'] as const;
export type AddressType = (typeof addressTypes)[number];
export const addressKinds = ['Billing', 'Delivery'] as const;
export type AddressKind = (typeof addressKinds)[number];
export const addressCategories = ['private', 'company'] as const;

/** ADDR-02 */
export const mostAddresses = 20;

/** An address as a form sends it; VAL-05…09. */
export const addressForm = z.object({
  category: z._default(z.enum(addressCategories), 'private'),
  /** What its owner calls it: "Home", "Office". */
  label: z.optional(field('addressLabel')),
  firstName: field('firstnameGeneral'),
  lastName: field('surname'),
  company: z.optional(field('company')),
  streetName: field('streetnr'),
  streetNumber: field('housenr'),
  stairCase: z.optional(field('staircase')),
  floor: z.optional(field('floor')),
  door: z.optional(field('door')),
  postalCode: field('zip'),
  city: field('cityGeneral'),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  phoneNumber: z.optional(field('legacyPhone')),
  /** A note for the driver. */
  additionalInfo: z.optional(field('deliveryNote')),
  position: z.optional(position),
});
export type AddressForm = z.infer<typeof addressForm>;

export const savedAddress = z.object({
  ...addressForm.shape,
  id: z.uuid(),
  addressType: z.enum(addressTypes),
  /** For which kinds it is the primary one. */
  primary: z.array(z.enum(addressKinds)),
  /** When an order last went there. */
  usedAt: z.optional(z.iso.datetime()),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** The kinds of an address type. */
export function kindsOf(type: AddressType): readonly AddressKind[] {
  return type === 'combined' ? addressKinds : type === 'billing' ? ['Billing'] : ['Delivery'];
}
