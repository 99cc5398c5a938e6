import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { brand, brandDetail } from './brand.ts';
import { category, categoryTree } from './category.ts';
import { listing } from './listing.ts';
import { listingParameters } from './listingQuery.ts';
import { product, productCompanions, productDetail } from './product.ts';

const domain = 'catalogue';
const base = '/api/product-discovery';
const slug = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) });
const listQuery = z.object(listingParameters);

/** How many products stand under "similar", and in an autocomplete list. */
export const fewProducts = 5;

export const getCategoryTree = defineEndpoint({
  method: 'GET',
  path: `${base}/categories/tree`,
  domain,
  summary: 'All categories that hold products, in three levels, with their counts.',
  reply: categoryTree,
});

export const getCategory = defineEndpoint({
  method: 'GET',
  path: `${base}/categories/{slug}`,
  domain,
  summary: 'One category with its parents, children and siblings.',
  params: slug,
  reply: category,
});

export const getCategoryProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/categories/{slug}/products`,
  domain,
  summary: 'The products of a category and all below it, narrowed and sorted, with facets and their counts.',
  params: slug,
  query: listQuery,
  reply: listing,
});

export const getProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/products`,
  domain,
  summary:
    'Products of the whole catalogue, or with `sku` (comma-separated, at most 100) these, in this order. `store` tells availability in that store.',
  query: z.object({
    ...listingParameters,
    sku: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,99}$/))),
    store: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  }),
  reply: listing,
});

export const getProduct = defineEndpoint({
  method: 'GET',
  path: `${base}/products/{sku}`,
  domain,
  summary: 'One product with everything that is known of it.',
  params: z.object({ sku: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
  query: z.object({ store: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))) }),
  reply: productDetail,
});

const fewQuery = z.object({
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), fewProducts),
});

/** A page of results as searches and short lists answer it. */
export const resultsOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ count: z.int(), offset: z.int(), results: z.array(item), total: z.int() });

export const getSimilarProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/products/{slug}/similar`,
  domain,
  summary: 'Products that could stand in for this one, nearest first.',
  params: slug,
  query: fewQuery,
  reply: resultsOf(product),
});

export const getCompanionProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/products/{slug}/companions`,
  domain,
  summary: 'Products that go with this one: bought together by several people, or else used together.',
  params: slug,
  query: fewQuery,
  reply: productCompanions,
});

export const getBrands = defineEndpoint({
  method: 'GET',
  path: `${base}/brands`,
  domain,
  summary: 'All brands that have products, in alphabetical order.',
  reply: z.object({ brands: z.array(brand) }),
});

export const getBrand = defineEndpoint({
  method: 'GET',
  path: `${base}/brands/{slug}`,
  domain,
  summary: 'One brand.',
  params: slug,
  reply: brandDetail,
});

export const getBrandProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/brands/{slug}/products`,
  domain,
  summary: 'The products of a brand, narrowed and sorted, with facets and their counts.',
  params: slug,
  query: listQuery,
  reply: listing,
});
