import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { found } from './find.ts';
import { studioShop } from './shop.ts';
import { today } from './today.ts';

const domain = 'studio';

export const getStudioShop = defineEndpoint({
  method: 'GET',
  path: '/api/studio/shop',
  domain,
  permission: 'staff',
  summary: 'The shop that the studio runs: its name, language, time zone, currency and stores.',
  reply: studioShop,
});

export const getToday = defineEndpoint({
  method: 'GET',
  path: '/api/studio/today',
  domain,
  permission: 'staff',
  summary:
    'What the day asks for: slots, what needs a person, sales, searches in vain; each part for those who may see it.',
  reply: today,
});

export const findAnything = defineEndpoint({
  method: 'POST',
  path: '/api/studio/find',
  domain,
  permission: 'staff',
  summary:
    'Orders, customers, people, pages and products by anything, a few of each; of every kind only for those who may open it.',
  // In the body: addresses end up in logs, and it is people who are looked for.
  body: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ found: z.array(found) }),
});
