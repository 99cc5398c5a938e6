import { availabilities } from '@trolley/contract';
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

/** What stock may be told as; that somebody is too young is found out elsewhere. */
export const stockState = z.enum(availabilities.filter((state) => state !== 'ageRestricted'));
/** A day. */
export const day = z.string().check(
  z.trim(),
  z.regex(/^2[01]\d{2}-\d{2}-\d{2}$/, 'expected a day like 2026-11-30'),
  z.refine((text) => isDay(text), 'expected a day of the calendar'),
);
/** A day or a moment. */
export const moment = z.string().check(
  z.trim(),
  z.regex(
    /^2[01]\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/,
    'expected a day like 2026-11-30, or a moment like 2026-11-30T06:00:00+01:00',
  ),
  z.refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'expected a day of the calendar'),
);

/** Of hours that can be read, but make no sense. */
export const orderly =
  'expected times one after the other, of which only the last may pass midnight, until 05:00 at the latest';

/** Where a name must become an address. */
export const noSlug = 'expected a name with letters or digits that an address can hold';

/** Prices of a file begin on few days. */
const knownDays = new Map<string, boolean>();
const mostKnownDays = 1000;

function isDay(text: string): boolean {
  const known = knownDays.get(text);
  if (known !== undefined) return known;
  const is = isCalendarDay(text);
  if (knownDays.size < mostKnownDays) knownDays.set(text, is);
  return is;
}

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
