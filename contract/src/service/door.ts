import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { type FieldName, givenFieldProblem, postalCodeOf } from '../form/fields.ts';

/** A few words that may be missing. */
export const words = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** A few words that somebody fills in. */
export const writtenWords = (most: number) => z.optional(z.string().check(z.maxLength(most), z.regex(/^[^<>]*$/)));

/** Who is there, and how that door is found, as a cart or an order has it: the same for goods and for invoices. */
export const doorFields = {
  firstName: words(24),
  lastName: words(24),
  phoneNumber: words(30),
  streetName: words(40),
  streetNumber: words(10),
  stairCase: words(4),
  floor: words(20),
  door: words(4),
  postalCode: words(10),
  city: words(50),
  country: words(60),
};

/** The rule of each, which is the address book's. */
export const doorRules = {
  firstName: 'firstnameGeneral',
  lastName: 'surname',
  phoneNumber: 'legacyPhone',
  streetName: 'streetnr',
  streetNumber: 'housenr',
  stairCase: 'staircase',
  floor: 'floor',
  door: 'door',
  postalCode: 'zip',
  city: 'cityGeneral',
} as const satisfies Record<string, FieldName>;

/** VAL-01…09: the same as somebody fills it in. */
export const doorForm = {
  firstName: optionalField(doorRules.firstName),
  lastName: optionalField(doorRules.lastName),
  phoneNumber: optionalField(doorRules.phoneNumber),
  streetName: optionalField(doorRules.streetName),
  streetNumber: optionalField(doorRules.streetNumber),
  stairCase: optionalField(doorRules.stairCase),
  floor: optionalField(doorRules.floor),
  door: optionalField(doorRules.door),
  postalCode: optionalField(doorRules.postalCode),
  city: optionalField(doorRules.city),
  country: writtenWords(60),
};

/** Which given fields of an address break their rules: what was filled in under older rules stays until it is asked for. */
export function brokenFields<Field extends string>(
  address: { readonly [F in NoInfer<Field>]?: string | undefined },
  rules: Readonly<Record<Field, FieldName>>,
): readonly Field[] {
  return (Object.keys(rules) as Field[]).filter((field) => {
    const value = address[field];
    return givenFieldProblem(rules[field], rules[field] === 'zip' && value ? postalCodeOf(value) : value);
  });
}
