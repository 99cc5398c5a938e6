import { z } from 'zod/mini';
import { linkTarget } from './link.ts';

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'expected a slug'));
const sku = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'expected a sku'));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** What editors say among the products of a list: the n-th of a category stands on its n-th page. */
export const listsConfig = z.strictObject({
  stories: z.array(
    z.strictObject({
      category: slug,
      kicker: z.optional(words(40)),
      title: words(80),
      text: z.optional(words(200)),
      to: linkTarget,
      action: words(40),
      /** Products whose pictures stand beside the words. */
      skus: z.array(sku).check(z.maxLength(3)),
    }),
  ),
});
export type ListsConfig = z.infer<typeof listsConfig>;

/** What editors say of brands. The first of `featured` is the brand of the month. */
export const brandsConfig = z.strictObject({
  featured: z.array(z.strictObject({ brand: slug, text: words(160), skus: z.array(sku).check(z.maxLength(3)) })),
  stories: z.array(
    z.strictObject({
      brand: slug,
      /** Where it comes from, such as a region. */
      kicker: z.optional(words(40)),
      title: words(80),
      paragraphs: z.array(words(600)).check(z.minLength(1), z.maxLength(6)),
      skus: z.array(sku).check(z.maxLength(3)),
    }),
  ),
});
export type BrandsConfig = z.infer<typeof brandsConfig>;

/** A tile of words and pictures among products. */
export interface ListStory {
  readonly kicker?: string;
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly action: string;
  /** See `pictureSource`. */
  readonly pictures: readonly string[];
}

/** A brand that the page of all brands shows large. */
export interface FeaturedBrand {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly offers: number;
  readonly text?: string;
  readonly pictures: readonly string[];
}

/** A brand among all brands: a word, goods of it, and what they are. */
export interface BrandCard {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly pictures: readonly string[];
  /** Names of the categories most of its products are in. */
  readonly categories: readonly string[];
}

/** What is told of a brand on its own page. */
export interface BrandStory {
  readonly kicker?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly pictures: readonly string[];
}
