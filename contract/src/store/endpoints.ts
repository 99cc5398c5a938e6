import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { foundStores } from './store.ts';

const serviceKey = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, 'expected the key of a service like "bakery"'));

export const getStores = defineEndpoint({
  method: 'GET',
  path: '/api/stores',
  domain: 'store',
  summary:
    'All stores with their next opening hours, at most a hundred; nearest first where a place or a position is given. A position is not stored.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(80))),
    latitude: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
    longitude: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
    service: z.optional(z.union([serviceKey, z.array(serviceKey).check(z.maxLength(20))])),
    open: z.optional(z.stringbool()),
  }),
  reply: foundStores,
});
