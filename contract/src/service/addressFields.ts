import { z } from 'zod/mini';
import { optionalField } from '../form/field.ts';
import { addressRules } from './addressRules.ts';

/** An optional text. */
export const optionalText = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** An optional text without angle brackets. */
export const optionalPlainText = (most: number) => z.optional(z.string().check(z.maxLength(most), z.regex(/^[^<>]*$/)));

/** Name and address as a cart or an order stores them, for deliveries and invoices. */
export const addressFields = {
  firstName: optionalText(24),
  lastName: optionalText(24),
  phoneNumber: optionalText(30),
  streetName: optionalText(40),
  streetNumber: optionalText(10),
  stairCase: optionalText(4),
  floor: optionalText(20),
  door: optionalText(4),
  postalCode: optionalText(10),
  city: optionalText(50),
  country: optionalText(60),
};

/** VAL-01…09: the same as a form sends it. */
export const addressFormFields = {
  firstName: optionalField(addressRules.firstName),
  lastName: optionalField(addressRules.lastName),
  phoneNumber: optionalField(addressRules.phoneNumber),
  streetName: optionalField(addressRules.streetName),
  streetNumber: optionalField(addressRules.streetNumber),
  stairCase: optionalField(addressRules.stairCase),
  floor: optionalField(addressRules.floor),
  door: optionalField(addressRules.door),
  postalCode: optionalField(addressRules.postalCode),
  city: optionalField(addressRules.city),
  country: optionalPlainText(60),
};
