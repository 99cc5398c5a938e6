import { z } from 'zod/mini';
import { routeNames } from '../route/routes.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { trackedEvent } from './events.ts';

const domain = 'tracking';

/** Events of one call. */
export const mostEventsOfCall = 50;

export const countEvents = defineEndpoint({
  method: 'POST',
  path: '/api/events',
  domain,
  summary:
    'Counts what happened on a page, without cookie and identifier: sums are kept, and nothing that tells one shopper from another.',
  body: z.object({ events: z.array(trackedEvent).check(z.minLength(1), z.maxLength(mostEventsOfCall)) }),
  reply: null,
});

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

export const reportVitals = defineEndpoint({
  method: 'POST',
  path: '/api/vitals',
  domain,
  summary: 'How fast a page was for one shopper, by its route: the figures of /metrics.',
  body: z.object({
    route: z.enum([...routeNames, 'content']),
    /** Milliseconds; CLS is a share. */
    vitals: z
      .array(z.object({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600_000)) }))
      .check(z.minLength(1), z.maxLength(vitalNames.length)),
  }),
  reply: null,
});
