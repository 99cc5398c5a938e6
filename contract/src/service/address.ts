import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { doorFields, doorForm, words } from './door.ts';
import { brokenFields, doorRules } from './doorRules.ts';

export const distributionTypes = ['DELIVERY', 'CLICK_AND_COLLECT'] as const;
export type DistributionType = (typeof distributionTypes)[number];

/** Degrees, WGS 84. */
export const position = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Position = z.infer<typeof position>;

/**
 * Where an order goes: to a door, or to a store where it is collected. What may be missing here is asked for by
 * `validateCart`, so that an address can be filled step by step.
 */
export const distributionAddress = z.object({
  distributionType: z.enum(distributionTypes),
  /** The store goods are collected at. */
  storeId: words(40),
  /** Found by the server from the position or the postal code. */
  deliveryAreaNumber: words(40),
  /** The stores an order of this address is picked in, nearest first; found by the server. */
  pickingUnitIds: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  ...doorFields,
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  position: z.optional(position),
  /** A word to whoever delivers. */
  additionalInfo: z.optional(multiline(z.string().check(z.maxLength(240), z.regex(/^[^<>]*$/)))),
  primary: z.optional(z.boolean()),
});
export type DistributionAddress = z.infer<typeof distributionAddress>;

/** An address of a cart as somebody fills it in; the rules are those of the address book. */
export const distributionAddressForm = z.object({
  ...distributionAddress.shape,
  ...doorForm,
  additionalInfo: optionalField('deliveryNote'),
});

const { firstName, lastName, phoneNumber, ...doorOnly } = doorRules;
const contactRules = { firstName, lastName, phoneNumber, additionalInfo: 'deliveryNote' } as const;

/** VAL-01…09: what in an address is not as it would be taken now. Where goods are collected is the store's to say. */
export function brokenAddressFields(address: Partial<DistributionAddress>): readonly string[] {
  const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
  return brokenFields(address, isCollected ? contactRules : { ...contactRules, ...doorOnly });
}

/** VAL-16: where somebody can be found. */
export function isDeliverable(address: Partial<DistributionAddress>): boolean {
  return [address.streetNumber, address.streetName, address.postalCode, address.city].every((part) => part?.trim());
}
