import { allowedCategories, type ConsentSettings, cookieTypes, type TrackedEvent } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database/database.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { insertClicks } from './clickQueries.ts';
import { clicksOf, type ReadClick, type SearchClick } from './rules/clicksOf.ts';
import { createCountBudget } from './rules/countBudget.ts';

export interface Learning {
  readonly consent: ConsentSettings;
  /** A term as the search knows it. */
  keyOf(term: string): string;
  /** Whether the search finds a product by a term: nothing else can have been opened. */
  isFoundBy(sku: string, term: string): boolean;
}

/** More products of searches than a shopper opens, or an office. */
const ofAddress = { perMinute: 30, perDay: 300 };
/** An address counts once for a term and product: who presses a hundred times has pressed once. */
const onceADay = { max: 1, windowMs: 86_400_000 };

/**
 * Keeps what was opened of what a search had found, for the ranking, where the shopper allows statistics. Who it was is
 * not kept: whether an address comes again is told by a hash among the limits of a day.
 */
export function learnFromClicks(database: Queryable, { consent, keyOf, isFoundBy }: Learning) {
  const take = createCountBudget(ofAddress);
  const rateLimiter = createRateLimiter(database);

  async function counts({ typed, term, sku }: ReadClick, address: string): Promise<boolean> {
    if (!take(address, 1) || !isFoundBy(sku, typed)) return false;
    return (await rateLimiter.count(`search click:${address}:${term}:${sku}`, onceADay)) === undefined;
  }

  return async (events: readonly TrackedEvent[], request: FastifyRequest): Promise<void> => {
    const clicks = events.flatMap((event) => clicksOf(event, keyOf));
    if (clicks.length === 0 || !allowsStatistics(request, consent)) return;
    const address = callerAddress(request.ip);
    const learned: SearchClick[] = [];
    for (const click of clicks) if (await counts(click, address)) learned.push(click);
    await insertClicks(database, learned);
  };
}

/** A browser that asks not to be followed (Global Privacy Control) is not learned from, whatever was answered. */
function allowsStatistics({ cookies: jar, headers }: FastifyRequest, settings: ConsentSettings): boolean {
  if (headers['sec-gpc'] === '1') return false;
  const allowed = allowedCategories((name) => jar[name], settings, { now: Date.now() });
  return allowed?.includes(cookieTypes.statistic) === true;
}
