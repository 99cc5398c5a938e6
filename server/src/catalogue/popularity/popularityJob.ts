import type { Database, Queryable } from '../../platform/database/database.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { addSales, publishSales } from './queries.ts';
import { type CountedOrder, sumSales } from './sales.ts';
import { saleWeight } from './saleWeight.ts';

interface Parts {
  readonly database: Database;
  /** Orders that are not counted yet, at most so many, marked as counted in this transaction. */
  readonly takeOrders: (tx: Queryable, most: number) => Promise<readonly CountedOrder[]>;
  readonly log: Log;
  readonly now?: () => number;
}

const hour = 3_600_000;
const ordersAtOnce = 500;
/** Without new orders, popularity only fades: once a day is enough. */
const fadesMs = 24 * hour;

/** Counts orders, and lets the ranking follow: an order is part of it within the hour. */
export function popularityJob(parts: Parts): Job {
  const update = createPopularityUpdate(parts);
  return defineJob({ name: 'popularity', everyMs: hour, leader: true, run: (signal) => update(signal) });
}

/** Exactly once: an order is marked in the transaction that adds it, whoever works at it and whenever it is killed. */
export function createPopularityUpdate({ database, takeOrders, log, now = Date.now }: Parts) {
  let publishedAt = Number.NEGATIVE_INFINITY;

  const countSome = () =>
    database.transaction(async (tx) => {
      const orders = await takeOrders(tx, ordersAtOnce);
      const sales = sumSales(orders, saleWeight);
      if (sales.length > 0) await addSales(tx, sales);
      return orders.length;
    });

  return async function update(signal?: AbortSignal): Promise<void> {
    let counted = 0;
    for (;;) {
      const some = await countSome();
      counted += some;
      if (some < ordersAtOnce || signal?.aborted) break;
    }
    if (signal?.aborted || (counted === 0 && now() - publishedAt < fadesMs)) return;
    const changed = await database.transaction((tx) => publishSales(tx, saleWeight(now())));
    publishedAt = now();
    if (counted + changed > 0) log.info({ orders: counted, products: changed }, 'popularity follows what was bought');
  };
}
