import type { Database, Queryable } from '../../platform/database/database.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { addClicks, publishClicks } from '../clicks/queries.ts';
import { type CountedClick, sumClicks } from '../clicks/sumClicks.ts';
import { addSales, ordersPerDeviation, publishSales, selectWorthOfOrder } from './queries.ts';
import { type CountedOrder, sumSales } from './sales.ts';
import { saleWeight } from './saleWeight.ts';

/** What is not counted yet, at most so much, as counted from now on in this transaction. */
type Take<T> = (tx: Queryable, most: number) => Promise<readonly T[]>;

interface Parts {
  readonly database: Database;
  /** Missing where nothing is sold. */
  readonly takeOrders?: Take<CountedOrder> | undefined;
  /** What was opened of what searches found. */
  readonly takeClicks: Take<CountedClick>;
  readonly log: Log;
  readonly now?: () => number;
}

const hour = 3_600_000;
const atOnce = 500;
/** Without new orders and clicks, popularity only fades: once a day is enough. */
const fadesMs = 24 * hour;

/** Counts orders and clicks, and lets the ranking follow: they are part of it within the hour. */
export function popularityJob(parts: Parts): Job {
  const update = createPopularityUpdate(parts);
  return defineJob({ name: 'popularity', everyMs: hour, leader: true, run: (signal) => update(signal) });
}

/**
 * Exactly once: an order is marked, and a click deleted, in the transaction that adds it, whoever works at it and whenever
 * it is killed.
 */
export function createPopularityUpdate({ database, takeOrders, takeClicks, log, now = Date.now }: Parts) {
  let publishedAt = Number.NEGATIVE_INFINITY;

  async function countAll(countSome: (tx: Queryable) => Promise<number>, signal?: AbortSignal): Promise<number> {
    let counted = 0;
    for (;;) {
      const some = await database.transaction(countSome);
      counted += some;
      if (some < atOnce || signal?.aborted) return counted;
    }
  }

  async function countOrders(tx: Queryable): Promise<number> {
    const orders = (await takeOrders?.(tx, atOnce)) ?? [];
    const sales = sumSales(orders, saleWeight);
    if (sales.length > 0) await addSales(tx, sales);
    return orders.length;
  }

  async function countClicks(tx: Queryable): Promise<number> {
    const clicks = await takeClicks(tx, atOnce);
    if (clicks.length > 0) await addClicks(tx, sumClicks(clicks, saleWeight));
    return clicks.length;
  }

  return async function update(signal?: AbortSignal): Promise<void> {
    const orders = await countAll(countOrders, signal);
    const clicks = await countAll(countClicks, signal);
    if (signal?.aborted || (orders + clicks === 0 && now() - publishedAt < fadesMs)) return;
    const changed = await database.transaction(async (tx) => {
      const weightNow = saleWeight(now());
      const worthOfOrder = await selectWorthOfOrder(tx);
      const products = await publishSales(tx, { weightNow, worthOfOrder });
      // No more than recent orders of one standard deviation: clicks cost nobody anything.
      return { products, lifts: await publishClicks(tx, { weightNow, most: worthOfOrder * ordersPerDeviation }) };
    });
    publishedAt = now();
    if (orders + clicks + changed.products + changed.lifts > 0)
      log.info({ orders, clicks, ...changed }, 'popularity follows what was bought and opened');
  };
}
