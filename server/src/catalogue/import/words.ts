import { z } from 'zod/mini';

/** Halves of a pair that stands for one letter, alone. */
const broken = /\p{Cs}/u;

/** One line of text, trimmed and in composed form, so that the same word is the same bytes. */
export const line = (longest: number) =>
  z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => !/\p{Cc}/u.test(text) && !broken.test(text), 'expected text without control characters'),
  );

/** Text of several lines. */
export const prose = (longest: number) =>
  z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(longest),
    z.refine(
      (text) => !/[^\P{Cc}\n\r\t]/u.test(text) && !broken.test(text),
      'expected text without control characters',
    ),
  );

const matching = (pattern: RegExp, expected: string) => z.string().check(z.trim(), z.regex(pattern, expected));

export const sku = matching(/^[A-Za-z0-9_-]{1,40}$/, 'expected 1 to 40 letters a-z, digits, "-" or "_"');
export const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a slug like "fresh-milk"').check(z.maxLength(80));
/** Of a store or a zone. */
export const placeId = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'expected a short name like "graz-west"');
export const country = matching(/^[A-Z]{2}$/, 'expected the two letters of a country, like "AT"');
export const whole = (from: number, to: number) =>
  z.int(`expected a whole number from ${from} to ${to}`).check(z.minimum(from), z.maximum(to));
export const amount = (from: number, to: number) => z.number().check(z.minimum(from), z.maximum(to));
