import { join } from 'node:path';
import {
  type Database,
  type FeedState,
  gently,
  keepOnly,
  keepOnlyResidues,
  lockCatalogue,
  markFed,
  type PriceRow,
  type Queryable,
  readFeedState,
  retireOtherRecipes,
  retireOthers,
  selectKnownSkus,
  withdrawPlanned,
  writeCatalogue,
} from '@trolley/server/demo';
import { buildingRecipes } from '../recipes/buildRecipes.ts';
import { readRecipes } from '../recipes/readRecipes.ts';
import { buildingDemo, type Demo } from './buildDemo.ts';
import { dateOf, dayOf } from './calendar.ts';
import { pricingDemo } from './demoPrices.ts';
import { firstBlock, lastBlock, pricedUntil } from './horizon.ts';
import { blockOf } from './priceSpans.ts';
import { readingSource } from './readSource.ts';
import type { Rules } from './rulesSchema.ts';

export interface DemoToWrite {
  readonly dir: string;
  readonly timeZone: string;
  readonly fingerprint: string;
  /** Days since 1970, in the tenant's time zone. */
  readonly today: number;
}

/** Builds the demo, some at a time, and writes what differs; false when meanwhile somebody else feeds the catalogue. */
export async function writeDemo(database: Database, wanted: DemoToWrite): Promise<boolean> {
  const { dir, timeZone, fingerprint, today } = wanted;
  const source = await gently(readingSource(dir));
  const demo = await gently(buildingDemo(source, { today, timeZone }));
  const kitchen = await gently(buildingRecipes(readRecipes(join(dir, '../recipes'))));
  const { rules } = source;
  return database.transaction(
    async (tx) => {
      const now = await lockCatalogue(tx);
      const state = await readFeedState(tx);
      if (state?.source === 'import') return false;
      const known = new Set(await selectKnownSkus(tx));
      // Products that nobody claims were not put there by us.
      if (!state && known.size > 0) return false;
      await writeCatalogue(tx, {
        ...demo.rows,
        ...kitchen,
        pictures: [...demo.rows.pictures, ...kitchen.pictures],
        stock: [],
        residues: [],
      });
      await retireOtherRecipes(
        tx,
        kitchen.recipes.map(({ slug }) => slug),
      );
      await retireOthers(
        tx,
        demo.articles.map(({ sku }) => sku),
      );
      await keepOnly(tx, demo.rows.stock);
      await keepOnlyResidues(tx, demo.rows.residues);
      const last = lastBlock(today, rules);
      const price = (articles: Demo['articles'], first: number) =>
        gently(pricingDemo(articles, [first, last], { rules, timeZone }));
      const fresh = demo.articles.filter(({ sku }) => !known.has(sku));
      const others = demo.articles.filter(({ sku }) => known.has(sku));
      const prices = [
        ...(await price(fresh, firstBlock(today, rules))),
        ...(await price(others, firstMissing(state, fingerprint, today, rules))),
      ];
      if (state && state.fingerprint !== fingerprint) await replan(tx, prices, known, now);
      else await writeCatalogue(tx, { prices });
      await markFed(tx, {
        fingerprint,
        pricedUntil: dateOf(Math.max(pricedUntil(last, rules), dayOf(state?.pricedUntil ?? dateOf(0)))),
        drawnOn: dateOf(today),
      });
      return true;
    },
    { timeLimitMs: 120_000 },
  );
}

/** Where prices of articles that are known go on: after what is written, or, where the source has changed, today. */
function firstMissing(state: FeedState | undefined, fingerprint: string, today: number, rules: Rules): number {
  if (!state?.pricedUntil || state.fingerprint !== fingerprint) return blockOf(today, rules);
  return blockOf(dayOf(state.pricedUntil), rules);
}

/** Other rules make other prices from now on; what was charged stays. */
async function replan(
  tx: Queryable,
  prices: readonly PriceRow[],
  known: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const planned = prices.filter(({ sku, until = now }) => !known.has(sku) || until > now);
  await withdrawPlanned(tx, planned, now);
  await writeCatalogue(tx, { prices: planned });
}
