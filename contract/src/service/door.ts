import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { doorRules } from './doorRules.ts';

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
