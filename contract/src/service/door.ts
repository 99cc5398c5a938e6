import { z } from 'zod/mini';

/** A few words that may be missing. */
export const words = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** Who is there, and how that door is found: the same for goods and for invoices. */
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
