import { z } from 'zod/mini';
import { resultsOf } from '../catalogue/endpoints.ts';
import { listing } from '../catalogue/listing.ts';
import { listingParameters } from '../catalogue/listingQuery.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

const domain = 'search';

/** Longer terms are cut, not refused: they are not typed by hand. */
export const longestTerm = 100;

const term = z.object({ term: z.string().check(z.maxLength(20_000)) });
const few = z.object({
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 5),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
});

/** The provider's id of the search, for insights. */
const queryId = z.optional(z.string());

export const productSearch = z.object({
  ...listing.shape,
  queryId,
  index: z.optional(z.string()),
  /** The term as it was understood, where a word of it was taken for a misspelt one. */
  corrected: z.optional(z.string()),
});
export type ProductSearch = z.infer<typeof productSearch>;

export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/product-discovery/products/search/{term}',
  domain,
  summary: 'Products that match a term, best first, with facets and their counts.',
  params: term,
  query: z.object({
    ...listingParameters,
    /** The first page holds a choice of different goods instead of the best of one kind. */
    varied: z.optional(z.stringbool()),
    /** Misspelt words are not corrected. */
    exact: z.optional(z.stringbool()),
  }),
  reply: productSearch,
});

export const categoryHit = z.object({
  slug: z.string(),
  name: z.string(),
  /** The names above it, root first. */
  parents: z.array(z.string()),
  count: z.int(),
});
export type CategoryHit = z.infer<typeof categoryHit>;

export const searchCategories = defineEndpoint({
  method: 'GET',
  path: '/api/product-discovery/categories/search/{term}',
  domain,
  summary: 'Categories that match a term.',
  params: term,
  query: few,
  reply: resultsOf(categoryHit),
});

export const brandHit = z.object({ slug: z.string(), name: z.string(), count: z.int() });
export type BrandHit = z.infer<typeof brandHit>;

export const searchBrands = defineEndpoint({
  method: 'GET',
  path: '/api/product-discovery/brands/search/{term}',
  domain,
  summary: 'Brands that match a term.',
  params: term,
  query: few,
  reply: resultsOf(brandHit),
});

export const contentHit = z.object({ title: z.string(), href: z.string(), excerpt: z.string() });
export type ContentHit = z.infer<typeof contentHit>;

export const searchContent = defineEndpoint({
  method: 'GET',
  path: '/api/content/search/{term}',
  domain,
  summary: 'Content pages that match a term; with `titles` only those whose title does.',
  params: term,
  query: z.extend(few, { titles: z.optional(z.stringbool()) }),
  reply: resultsOf(contentHit),
});

export const searchBanner = z.object({
  title: z.string(),
  text: z.optional(z.string()),
  href: z.string(),
  action: z.optional(z.string()),
});
export type SearchBanner = z.infer<typeof searchBanner>;

export const getSearchBanner = defineEndpoint({
  method: 'GET',
  path: '/api/content/search/{term}/banner',
  domain,
  summary: 'The editors’ banner for a search term; `banner` is null where there is none.',
  params: term,
  reply: z.object({ banner: z.nullable(searchBanner) }),
});

const popularCategory = z.object({
  slug: z.string(),
  name: z.string(),
  /** Of its best-selling product; see `pictureSource`. */
  picture: z.string(),
});
export type PopularCategory = z.infer<typeof popularCategory>;

export const getPopularCategories = defineEndpoint({
  method: 'GET',
  path: '/api/product-discovery/popular',
  domain,
  summary: 'The categories of the best-selling products, for a shopper who has not typed yet.',
  reply: z.object({ categories: z.array(popularCategory) }),
});

/** The kinds of things that can be found; each has an endpoint of its own. */
export const searchTypes = ['products', 'categories', 'brands', 'recipes', 'content'] as const;
export type SearchType = (typeof searchTypes)[number];

/** How the flyout is laid out, as editors fill it (component configuration `search`). */
export const searchFlyoutConfig = z.object({
  /** Twelfths of the left and the right column. */
  ratio: z._default(z.tuple([z.int(), z.int()]), [6, 6]),
  types: z.array(
    z.object({
      type: z.enum(searchTypes),
      order: z.int(),
      /** Said where nothing of this type is found; nothing is shown without it. */
      emptyResultsContent: z.optional(z.string()),
    }),
  ),
  banners: z._default(z.array(z.object({ terms: z.array(z.string()), ...searchBanner.shape })), []),
});
export type SearchFlyoutConfig = z.infer<typeof searchFlyoutConfig>;
