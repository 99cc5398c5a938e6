import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { addressFields, addressFormFields, optionalText } from './addressFields.ts';
import { addressRules, invalidFields } from './addressRules.ts';

export const distributionTypes = ['DELIVERY', 'CLICK_AND_COLLECT'] as const;
export type DistributionType = (typeof distributionTypes)[number];

/** Degrees, WGS 84. */
export const position = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Position = z.infer<typeof position>;

/**
 * Where an order goes: a delivery address, or a store for pickup. Missing fields are reported by
 * `validateCart`, so that an address can be filled step by step.
 */
export const distributionAddress = z.object({
  distributionType: z.enum(distributionTypes),
  /** The store goods are collected at. */
  storeId: optionalText(40),
  /** Found by the server from the position or the postal code. */
  deliveryAreaNumber: optionalText(40),
  /** The stores an order of this address is picked in, nearest first; found by the server. */
  pickingUnitIds: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  ...addressFields,
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  position: z.optional(position),
  /** A note for the driver. */
  additionalInfo: z.optional(multiline(z.string().check(z.maxLength(240), z.regex(/^[^<>]*$/)))),
  primary: z.optional(z.boolean()),
});
export type DistributionAddress = z.infer<typeof distributionAddress>;

/** An address of a cart as a form sends it; the rules are those of the address book. */
export const distributionAddressForm = z.object({
  ...distributionAddress.shape,
  ...addressFormFields,
  additionalInfo: optionalField('deliveryNote'),
});

const { firstName, lastName, phoneNumber, ...addressOnlyRules } = addressRules;
const contactRules = { firstName, lastName, phoneNumber, additionalInfo: 'deliveryNote' } as const;

/** VAL-01…09: the fields that break today's rules. A store's own address is not checked. */
export function invalidAddressFields(address: Partial<DistributionAddress>): readonly string[] {
  const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
  return invalidFields(address, isCollected ? contactRules : { ...contactRules, ...addressOnlyRules });
}

/** VAL-16: the fields a delivery needs. */
export function isDeliverable(address: Partial<DistributionAddress>): boolean {
  return [address.streetNumber, address.streetName, address.postalCode, address.city].every((part) => part?.trim());
}
