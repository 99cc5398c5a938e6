import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { replaceBoughtTogether } from './queries.ts';
import { type BoughtPair, rankPairs } from './rankPairs.ts';

interface Parts {
  readonly database: Database;
  /** Pairs in completed orders; see the orders' room. */
  readonly boughtPairs: (ask: typeof pairsAsk) => Promise<readonly BoughtPair[]>;
  readonly log: Log;
}

/** Half a year has every season's next neighbour; a pair of five people is nobody's own basket. */
export const pairsAsk = { orders: 20_000, days: 180, leastBuyers: 5, most: 100_000 } as const;
/** More than are shown, because some are sold out or of the same kind. */
const mostOfProduct = 12;
const dayMs = 86_400_000;

/** Works out once a day what was bought together. */
export function boughtTogetherJob(parts: Parts): Job {
  const update = createBoughtTogetherUpdate(parts);
  return defineJob({ name: 'bought-together', everyMs: dayMs, leader: true, run: () => update() });
}

export function createBoughtTogetherUpdate({ database, boughtPairs, log }: Parts) {
  return async function update(): Promise<void> {
    const rows = rankPairs(await boughtPairs(pairsAsk), mostOfProduct);
    const changed = await database.transaction((tx) => replaceBoughtTogether(tx, rows));
    if (changed > 0) log.info({ products: changed }, 'what goes with what follows what was bought');
  };
}
