import { allergenCodes, certifiedLabels, hasCheckDigit, labelCodes } from '@trolley/contract';
import { z } from 'zod/mini';
import { mostFurtherPictures } from '../../furtherPictures.ts';
import { isAbsurdContent, isNoContent, readContent, sellableContents } from '../content.ts';
import { namedPhotos } from '../photos/namedPhotos.ts';
import { amount, country, line, placeId, prose, sku, slug, stockState, whole } from '../words.ts';

const few = <T extends z.ZodMiniType>(item: T) => z.optional(z.array(item).check(z.maxLength(50)));
const photo = line(2000);
/** Allergens, or `none` alone: only who says so promises that there are none. */
const allergens = few(z.enum([...allergenCodes, 'none'])).check(
  z.refine((codes) => !codes?.includes('none') || codes.every((code) => code === 'none'), {
    error: 'expected "none" alone, or allergens without it',
  }),
);
const place = z.strictObject({ country, region: z.optional(line(80)) });

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

/** Whether the scheme is one, the import finds out: a retailer may have named others. */
const certificate = z.strictObject({ label: z.enum(labelCodes), scheme: line(80), number: line(60) });
const responsiblePerson = z.strictObject({
  name: line(200),
  address: line(300),
  contact: line(200).check(
    z.regex(/^(?:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'expected an e-mail address or a page like "https://maker.example"'),
  ),
});

const examples: Readonly<Record<(typeof certifiedLabels)[number], string>> = {
  organic: 'organic:EU organic:AT-BIO-301',
  fairtrade: 'fairtrade:Fairtrade:FLO 12345',
  'sustainable-fishing': 'sustainable-fishing:MSC:MSC-C-12345',
  'animal-welfare': 'animal-welfare:Tierwohl kontrolliert:TWK-1234',
  'eco-label': 'eco-label:EU Ecolabel:AT/020/001',
};

/** What a row of a product may say. */
export const productSchema = z
  .strictObject({
    sku,
    productId: z.optional(sku),
    slug: z.optional(slug),
    name: line(200),
    brand: z.optional(line(80)),
    category: slug,
    pack: z.optional(line(80)),
    content: z.optional(
      line(40).check(
        z.refine(
          (text) => readContent(text) !== undefined || isNoContent(text) || isAbsurdContent(text),
          'expected a content like "500 g", "6 x 1.5 l" or "10 pieces"',
        ),
        z.refine((text) => !isAbsurdContent(text), `expected a content that is sold in one pack: ${sellableContents}`),
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
    contains: allergens,
    traces: allergens,
    nutrition: z.optional(nutrition),
    popularity: z.optional(whole(0, 1_000_000)),
    find: few(line(80)),
    zones: few(placeId),
    availability: z.optional(stockState),
    picture: z.optional(photo),
    pictures: z.optional(z.array(photo).check(z.maxLength(1 + mostFurtherPictures))),
    picture_2: z.optional(photo),
    picture_3: z.optional(photo),
    picture_4: z.optional(photo),
    picture_5: z.optional(photo),
    picture_6: z.optional(photo),
    picture_7: z.optional(photo),
    picture_8: z.optional(photo),
    picture_9: z.optional(photo),
    picture_back: z.optional(photo),
    picture_served: z.optional(photo),
    about: z.optional(prose(10_000)),
    gtin: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.regex(/^\d{8}(\d{4,6})?$/, 'expected 8, 12, 13 or 14 digits'),
          z.refine(hasCheckDigit, 'expected another check digit'),
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
    certificates: few(certificate),
    responsiblePerson: z.optional(responsiblePerson),
    warnings: few(line(500)),
  })
  .check(
    ({ value, issues }) => {
      for (const label of certifiedLabels) {
        if (!value.labels?.includes(label) || value.certificates?.some((one) => one.label === label)) continue;
        const message = `expected scheme and number of the certificate that "${label}" needs, like "${examples[label]}"`;
        issues.push({ code: 'custom', message, path: ['certificates'], input: value.certificates });
      }
    },
    z.refine(({ contains, ingredients = '' }) => !contains?.includes('none') || !/\*\*[^*]+\*\*/.test(ingredients), {
      error: 'expected the allergens that stand between ** among the ingredients, instead of "none"',
      path: ['contains'],
    }),
    z.refine((row) => namedPhotos(row).further.length <= mostFurtherPictures, {
      error: `expected at most ${1 + mostFurtherPictures} pictures of one product`,
      path: ['pictures'],
    }),
    z.refine(({ selling = 'pack', pieceGrams }) => selling === 'pack' || pieceGrams !== undefined, {
      error: 'expected the grams of one step or of an average piece, which weighed goods need',
      path: ['pieceGrams'],
    }),
    z.refine(({ selling = 'pack', pieceGrams }) => selling !== 'pack' || pieceGrams === undefined, {
      error: 'expected nothing here unless "selling" is "step" or "average"',
      path: ['pieceGrams'],
    }),
  );

export type ImportedProduct = z.infer<typeof productSchema>;
