import { setTimeout } from 'node:timers/promises';
import { currentPrice, getProduct, type Product, type ProductDetail } from '@trolley/contract';
import { findRunning } from '../../../demo/database/src/running.ts';
import { writeCatalogue } from '../../../server/src/catalogue/storage/writeCatalogue.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { databaseNameOf } from '../../../server/src/platform/database/provideDatabase.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { readMetrics } from '../metrics.ts';

export interface PriceChange {
  /** From the commit to the first answer with the new price. */
  readonly visibleMs: number;
  readonly longestPauseMs: number;
  /** Pages that were in the cache, those of them that show the product, and those that were rendered anew. */
  readonly cached: number;
  readonly showing: number;
  readonly renderedAnew: number;
  /** Paths of those rendered anew that do not show it. */
  readonly needless: readonly string[];
}

/** The histogram counts from tick to tick, and it ticks this often. */
const tickMs = 10;
const longestWaitMs = 20_000;

/** Changes the price of one product in the database of a running shop, and watches what that costs the shop. */
export async function changePrice(
  { url, tenant, dataDir }: { readonly url: string; readonly tenant: string; readonly dataDir: string },
  product: Product,
  pages: readonly string[],
): Promise<PriceChange> {
  const before = await Promise.all(pages.map((path) => pageOf(url + path)));
  const shows = ({ text }: { readonly text: string }) => text.includes(product.slug);
  // What the warm-up began is done, and the longest pause counts from here.
  await setTimeout(1000);
  await readMetrics(url);

  const price = currentPrice(product.price) + 1;
  const changedAt = await writePrice(tenant, dataDir, product, price);
  let visibleMs = Number.POSITIVE_INFINITY;
  while (performance.now() - changedAt < longestWaitMs) {
    const { price: shown } = await productOf(url, product.sku);
    if (shown.regular.value === price) {
      visibleMs = performance.now() - changedAt;
      break;
    }
    await setTimeout(5);
  }
  // Pages are made again one by one; that is part of what the change costs.
  await setTimeout(1000);
  const pause = (await readMetrics(url)).of('nodejs_eventloop_lag_max_seconds');
  const after = await Promise.all(pages.map((path) => pageOf(url + path)));
  const anew = pages.filter((_, index) => after[index]?.madeFrom !== before[index]?.madeFrom);
  const showing = pages.filter((_, index) => [before[index], after[index]].some((page) => page && shows(page)));
  return {
    visibleMs,
    longestPauseMs: Math.max(0, 1000 * pause - tickMs),
    cached: pages.length,
    showing: showing.length,
    renderedAnew: anew.length,
    needless: anew.filter((path) => !showing.includes(path)),
  };
}

/** A page, and the version of the snapshot it was made from. */
async function pageOf(address: string): Promise<{ readonly text: string; readonly madeFrom: string | null }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { text: await response.text(), madeFrom: response.headers.get('x-snapshot') };
}

async function writePrice(tenant: string, dataDir: string, { sku }: Product, value: number): Promise<number> {
  const running = findRunning(dataDir);
  if (!running) throw new Error('the shop has no database');
  const connection = await running.connectionTo(databaseNameOf(tenant));
  const database = openDatabase({ connection, poolSize: 1 }, createLog({ level: 'silent' }));
  try {
    await database.transaction((tx) => writeCatalogue(tx, { prices: [{ sku, zone: '', kind: 'regular', value }] }));
    return performance.now();
  } finally {
    await database.close();
  }
}

async function productOf(url: string, sku: string): Promise<ProductDetail> {
  const { text } = await pageOf(url + getProduct.path.replace('{sku}', sku));
  return JSON.parse(text) as ProductDetail;
}
