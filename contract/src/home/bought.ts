import { z } from 'zod/mini';
import { listing } from '../catalogue/listing.ts';
import { listingParameters } from '../catalogue/listingQuery.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

export const getBoughtProducts = defineEndpoint({
  method: 'GET',
  path: '/api/home/bought',
  domain: 'home',
  summary:
    'What the caller bought before, of the whole shop or of one category, the newest purchase first, narrowed and sorted like any list. Guests get what was ordered in their browser.',
  query: z.object({
    ...listingParameters,
    category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))),
  }),
  reply: listing,
});

export const getBoughtSkus = defineEndpoint({
  method: 'GET',
  path: '/api/home/bought/skus',
  domain: 'home',
  summary:
    'The skus of what the caller bought before, at most a thousand, the newest purchase first: lists mark them. Guests get what was ordered in their browser.',
  reply: z.object({ skus: z.array(z.string()) }),
});
