import { z } from 'zod/mini';
import { positionQuery } from '../service/positionQuery.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { foundStores, storeSuggestion } from './store.ts';

const serviceKey = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, 'expected the key of a service like "bakery"'));

export const getStores = defineEndpoint({
  method: 'GET',
  path: '/api/stores',
  domain: 'store',
  summary:
    'All stores with their next opening hours, at most a hundred; nearest first where a place or a position is given. A position is not stored.',
  query: z
    .object({
      q: z.optional(z.string().check(z.maxLength(80))),
      ...positionQuery,
      service: z.optional(z.union([serviceKey, z.array(serviceKey).check(z.maxLength(20))])),
      open: z.optional(z.stringbool()),
    })
    .check(
      z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
        path: ['longitude'],
        error: 'expected latitude and longitude together',
      }),
    ),
  reply: foundStores,
});

/** How many suggestions stand under the field of the finder. */
export const fewStoreSuggestions = 6;

export const getStoreSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/stores/suggestions',
  domain: 'store',
  summary:
    'What a half-typed name of a store, place or postal code may mean, stores first, at most six. Empty where nothing fits or the map is away. What was typed is not stored.',
  query: z.object({ q: z.string().check(z.maxLength(80)) }),
  reply: z.object({ results: z.array(storeSuggestion) }),
});
