import { allergenCodes, availabilities, labelCodes, referenceUnits } from '@trolley/contract';
import { z } from 'zod/mini';
import { readContent } from './content.ts';
import type { ImportKind } from './importKind.ts';
import { amount, country, line, placeId, prose, sku, slug, whole } from './words.ts';

/** A price is at least a cent and at most 10,000.00. */
const cents = whole(1, 1_000_000);
const few = <T extends z.ZodMiniType>(item: T) => z.optional(z.array(item).check(z.maxLength(50)));
const place = z.strictObject({ country, region: z.optional(line(80)) });
const stockStates = availabilities.filter((state) => state !== 'ageRestricted');
const moment = z.string().check(
  z.trim(),
  z.regex(
    /^2[01]\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/,
    'expected a day like 2026-11-30, or a moment like 2026-11-30T06:00:00+01:00',
  ),
  z.refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'expected a day of the calendar'),
);

const nutrition = z.strictObject({
  per: z.enum(['100g', '100ml']),
  kJ: amount(0, 4000),
  kcal: amount(0, 1000),
  fat: amount(0, 100),
  saturates: amount(0, 100),
  carbohydrate: amount(0, 100),
  sugar: amount(0, 100),
  protein: amount(0, 100),
  salt: amount(0, 100),
  fibre: z.optional(amount(0, 100)),
});

const store = z.strictObject({ id: placeId, name: line(120), zone: placeId, zoneName: z.optional(line(120)) });

const vat = z.strictObject({
  name: line(40),
  permille: whole(0, 1000),
  from: z.optional(moment),
});

const category = z.strictObject({
  slug,
  name: line(120),
  parent: z.optional(slug),
  position: z.optional(whole(0, 1_000_000)),
  unit: z.enum(referenceUnits),
  picture: z.optional(line(500)),
});

const brand = z.strictObject({
  slug: z.optional(slug),
  name: line(80),
  about: z.optional(prose(5000)),
  maker: z.optional(line(300)),
});

const product = z
  .strictObject({
    sku,
    productId: z.optional(sku),
    slug: z.optional(slug),
    name: line(200),
    brand: line(80),
    category: slug,
    pack: line(80),
    content: z.optional(
      line(40).check(
        z.refine((text) => readContent(text) !== undefined, 'expected a content like "500 g" or "6 x 1.5 l"'),
      ),
    ),
    selling: z.optional(z.enum(['pack', 'step', 'average'])),
    pieceGrams: z.optional(whole(1, 100_000)),
    maxQuantity: z.optional(whole(1, 999)),
    bundleSize: z.optional(whole(2, 999)),
    bundleInfo: z.optional(line(120)),
    depositCents: z.optional(whole(1, 100_000)),
    vat: line(40),
    minAge: z.optional(whole(1, 21)),
    labels: few(z.enum(labelCodes)),
    origins: few(place),
    madeIn: z.optional(place),
    contains: few(z.enum(allergenCodes)),
    traces: few(z.enum(allergenCodes)),
    nutrition: z.optional(nutrition),
    popularity: z.optional(whole(0, 1_000_000)),
    find: few(line(80)),
    zones: few(placeId),
    availability: z.optional(z.enum(stockStates)),
    picture: z.optional(line(500)),
    about: z.optional(prose(10_000)),
    gtin: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.regex(/^\d{8}(\d{4,6})?$/, 'expected 8, 12, 13 or 14 digits'),
          z.refine(isGtin, 'expected another check digit'),
        ),
    ),
    ingredients: z.optional(prose(10_000)),
    storage: z.optional(line(500)),
    shelfLife: z.optional(line(200)),
    drainedWeight: z.optional(line(80)),
    alcohol: z.optional(amount(0, 100)),
    notes: few(line(500)),
    maker: z.optional(line(300)),
    contact: z.optional(line(300)),
  })
  .check(
    z.refine(({ selling = 'pack', pieceGrams }) => selling === 'pack' || pieceGrams !== undefined, {
      error: 'expected the grams of one step or of an average piece, which weighed goods need',
      path: ['pieceGrams'],
    }),
    z.refine(({ selling = 'pack', pieceGrams }) => selling !== 'pack' || pieceGrams === undefined, {
      error: 'expected nothing here unless "selling" is "step" or "average"',
      path: ['pieceGrams'],
    }),
  );

const price = z
  .strictObject({
    sku,
    type: z.optional(z.enum(['regular', 'offer', 'loyalty'])),
    cents: z.optional(cents),
    /** Instead of cents: what is charged now ends. */
    ended: z.optional(z.boolean()),
    zone: z.optional(placeId),
    from: z.optional(moment),
    until: z.optional(moment),
  })
  .check(
    z.refine(({ cents: given, ended }) => (given === undefined) === (ended === true), {
      error: 'expected a price, or "ended"',
      path: ['cents'],
    }),
    z.refine(({ ended, from, until }) => !ended || (from === undefined && until === undefined), {
      error: 'expected neither "from" nor "until": what ends, ends now',
      path: ['ended'],
    }),
    z.refine(({ type = 'regular', ended, from }) => type !== 'offer' || ended || from !== undefined, {
      error: 'expected the day the offer begins',
      path: ['from'],
    }),
    z.refine(({ type = 'regular', ended }) => type !== 'regular' || !ended, {
      error: 'expected no end of a regular price: retire the product, or give the next price',
      path: ['ended'],
    }),
  );

const stock = z
  .strictObject({
    sku,
    store: placeId,
    availability: z.optional(z.enum(stockStates)),
    quantity: z.optional(amount(0, 10_000_000)),
  })
  .check(
    z.refine(({ availability, quantity }) => (availability === undefined) !== (quantity === undefined), {
      error: 'expected "availability" or "quantity", one of them',
      path: ['availability'],
    }),
  );

/** What a row of each kind may say. */
export const importRows = { store, vat, category, brand, product, price, stock } as const satisfies Record<
  ImportKind,
  z.ZodMiniType
>;

export type ImportRow<Kind extends ImportKind> = z.infer<(typeof importRows)[Kind]>;

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The last digit makes the sum, weighted 3 and 1 from the right, a multiple of ten. */
function isGtin(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
