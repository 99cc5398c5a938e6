import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoredProduct } from '../catalogue.ts';
import { chunksOf } from './chunks.ts';
import type { Interned } from './intern.ts';
import { selectPrices, selectProducts, selectStock } from './queries.ts';
import { type ReadContext, readProduct } from './readProduct.ts';
import { readSpans } from './readSpans.ts';

const productsAtOnce = 500;
const day = 86_400_000;
/** How long ago a price may have ended and still be told: an offer of weeks, and the 30 days before it. */
const daysOfHistory = 120;

interface Loading extends Omit<ReadContext, 'interned'> {
  readonly interned: Interned;
  readonly now: Date;
  /** A row that is no product is left out. */
  report(sku: string, problem: string): void;
}

/** The products of these skus with their prices and stock, some at a time; others get their turn in between. */
export async function* loadProducts(
  database: Queryable,
  skus: readonly string[],
  context: Loading,
): AsyncGenerator<readonly StoredProduct[]> {
  const endedAfter = new Date(context.now.getTime() - daysOfHistory * day);
  const ask = async (chunk: readonly string[]) => {
    const [rows, prices, stock] = await Promise.all([
      selectProducts(database, chunk),
      selectPrices(database, chunk, endedAfter),
      selectStock(database, chunk),
    ]);
    return { rows, prices: new Map(prices.map(({ sku, spans }) => [sku, spans])), stock: groupBySku(stock) };
  };
  const chunks = [...chunksOf(skus, productsAtOnce)];
  let asked = chunks[0] && ask(chunks[0]);
  for (let at = 0; asked; at += 1) {
    const { rows, prices, stock } = await asked;
    const following = chunks[at + 1];
    // The database looks for the next ones while these are read.
    asked = following && ask(following);
    // Should nobody wait for them any more, nobody is told of their trouble either.
    asked?.catch(() => undefined);
    yield rows.flatMap((row) => {
      const spans = prices.get(row.sku);
      const read = readProduct(row, spans ? readSpans(spans) : [], stock.get(row.sku) ?? [], context);
      if ('product' in read) return [read.product];
      context.report(row.sku, read.problem);
      return [];
    });
    await setImmediate();
  }
}

function groupBySku<Row extends { readonly sku: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.sku);
    if (group) group.push(row);
    else groups.set(row.sku, [row]);
  }
  return groups;
}
