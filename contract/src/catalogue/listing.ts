import { z } from 'zod/mini';
import { allergenCodes, dietLabels } from './codes.ts';
import { facetKeys } from './facetKeys.ts';
import { product } from './product.ts';

export const listingSorts = ['relevance', 'popularity', 'price', 'price-desc', 'base-price', 'offer', 'name'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const listingPageSize = 48;
const mostValues = 40;

const listOf = (value: RegExp) => z.array(z.string().check(z.regex(value))).check(z.maxLength(mostValues));

/** What narrows and orders a list of products. An empty choice narrows nothing. */
export const listingFilter = z.object({
  sort: z.optional(z.enum(listingSorts)),
  brand: listOf(/^[a-z0-9-]{1,80}$/),
  organic: z.boolean(),
  regional: z.boolean(),
  offer: z.boolean(),
  member: z.boolean(),
  returnable: z.boolean(),
  /** It must fit all of them. */
  diet: z.array(z.enum(dietLabels)),
  origin: listOf(/^[A-Z]{2}$/),
  /** Allergens it must neither contain nor have traces of; where nobody stated them, it does not pass. */
  without: z.array(z.enum(allergenCodes)),
  /** In cents, both ends included. */
  price: z.optional(z.object({ from: z.optional(z.int()), to: z.optional(z.int()) })),
});
export type ListingFilter = z.infer<typeof listingFilter>;

export const noFilter: ListingFilter = {
  brand: [],
  organic: false,
  regional: false,
  offer: false,
  member: false,
  returnable: false,
  diet: [],
  origin: [],
  without: [],
};

const facetValue = z.object({
  /** As it stands in the address. */
  value: z.string(),
  /** A brand's or a country's; what has none is named by the storefront (allergens, flags, prices). */
  name: z.optional(z.string()),
  /** Products left if it were chosen too. */
  count: z.int(),
  selected: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

export const facet = z.object({
  key: z.enum(facetKeys),
  values: z.array(facetValue),
  /** Of prices: where a slider stops, in cents; its ends hold all there is. What is chosen is the only value. */
  steps: z.optional(z.array(z.int())),
  /** Of prices: how many products lie between each step and the next, whatever price is chosen. */
  counts: z.optional(z.array(z.int())),
});
export type Facet = z.infer<typeof facet>;

/** One page of a list of products, and how it can be narrowed. */
export const listing = z.object({
  count: z.int(),
  offset: z.int(),
  total: z.int(),
  results: z.array(product),
  /** From 1. */
  page: z.int(),
  pages: z.int(),
  pageSize: z.int(),
  sort: z.enum(listingSorts),
  facets: z.array(facet),
});
export type Listing = z.infer<typeof listing>;
