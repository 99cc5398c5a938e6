import { countEvents, isBot, reportVitals } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { type Learning, learnFromClicks } from './learnFromClicks.ts';
import { insertCounts } from './queries.ts';
import { createCountBudget } from './rules/countBudget.ts';
import { countsOf, type Known } from './rules/countsOf.ts';

interface Parts {
  readonly database: Queryable;
  /** The retailer counts in the shop's own database. */
  readonly counting: boolean;
  readonly known: Known;
  /** Missing where the search is none of the shop's own. */
  readonly learning?: Learning | undefined;
  readonly metrics: Pick<Metrics, 'vitalReported'>;
}

/**
 * Exempt from XSRF: a page that is left reports by `sendBeacon`, which sets no header. Nothing of the shop changes, no
 * foreign site can send JSON here, and schema, size and rate bound what can be counted. Crawlers are answered, not
 * counted, and so is what an address sends beyond its budget: a page has no use for an error about it.
 */
const byBeacon = { xsrfExempt: true, bodyLimit: 64 * 1024, rateLimit: { max: 900, timeWindow: 60_000 } };

/** Four page views with all the events they may have, and about a hundred visits of an office or a mobile network's gate. */
const ofAddress = { perMinute: 1000, perDay: 20_000 };

export function trackingRoutes(app: FastifyInstance, { database, counting, known, learning, metrics }: Parts): void {
  const take = createCountBudget(ofAddress);
  const learn = learning && learnFromClicks(database, learning);
  if (counting)
    serve(
      app,
      countEvents,
      async ({ body }, { request }) => {
        if (isBot(request.headers['user-agent'])) return;
        const counts = body.events.flatMap((event) => countsOf(event, known));
        if (!take(callerAddress(request.ip), counts.length)) return;
        await insertCounts(database, counts);
        await learn?.(body.events, request);
      },
      byBeacon,
    );
  serve(
    app,
    reportVitals,
    ({ body }, { request }) => {
      if (isBot(request.headers['user-agent'])) return;
      for (const { name, value } of body.vitals) metrics.vitalReported({ route: body.route, name, value });
    },
    byBeacon,
  );
}
