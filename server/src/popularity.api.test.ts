import { noFilter } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import { createPopularityUpdate } from './catalogue/popularity/popularityJob.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { priceRow, productRow, surroundings } from './catalogue/storage/testing.ts';
import { writeCatalogue } from './catalogue/storage/writeCatalogue.ts';
import { cancelOrder } from './order/operations/cancelOrder.ts';
import { moveOrder } from './order/operations/moveOrder.ts';
import { takeOrderSales } from './order/storage/sales.ts';
import { orderDatabase } from './order/testing/orderShop.ts';
import { captureLog } from './platform/http/testing.ts';
import { openSnapshots } from './platform/snapshot/snapshotStore.ts';
import { createEngine } from './search/engine/engine.ts';
import { takeClicks } from './tracking/clickQueries.ts';

const { database, query, open, closeLater } = orderDatabase();
const { log } = captureLog();
let shop: Awaited<ReturnType<typeof open>>;

const skus = ['p1', 'p2', 'cheese'];
const milk = { name: 'Fresh milk', popularity: 5 };

beforeAll(async () => {
  shop = await open();
  await database().transaction((tx) =>
    writeCatalogue(tx, {
      ...surroundings,
      products: [
        productRow('p1', { ...milk, slug: 'p1' }),
        productRow('p2', { ...milk, slug: 'p2', popularity: 7 }),
        productRow('cheese', { name: 'Cheese', slug: 'cheese', popularity: 5 }),
      ],
      prices: skus.map((sku) => priceRow(sku, 199)),
    }),
  );
});

/** An order that was picked, handed over and, where it is paid then, paid. */
async function bought(sketch: Parameters<typeof shop.placed>[0] = {}): Promise<string> {
  const orderNumber = await shop.placed(sketch);
  await shop.handOver(orderNumber, sketch.cheese ? [{ lineItemId: 'cheese', quantity: 4, grams: 211 }] : []);
  await moveOrder(shop.orders, orderNumber, 'complete');
  return orderNumber;
}

/** A process of its own, whose clock says so many days from now. */
const processAfter = (days = 0, takeOrders = takeOrderSales) =>
  createPopularityUpdate({
    database: database(),
    takeOrders,
    takeClicks,
    log,
    now: () => Date.now() + days * 86_400_000,
  });

const counted = async () =>
  Object.fromEntries(
    (await query<{ sku: string; orders: number }>('select sku, orders from product_sales order by sku')).map(
      ({ sku, orders }) => [sku, orders],
    ),
  );
const sold = async (sku: string) =>
  (await query<{ sold: number }>('select sold from product where sku = $1', sku))[0]?.sold;
const version = async () =>
  (await query<{ version: number }>(`select version from snapshot_version where area = 'catalogue'`))[0]?.version;
const reset = () =>
  query(`with none as (delete from product_sales),
              start as (update product set sold = 0, popularity = case sku when 'p2' then 7 else 5 end)
         update shop_order set sales_counted = (status = 'COMPLETED')`);

describe('SEARCH-08 popularity by purchases', () => {
  test('SEARCH-08 orders that were handed over lift a product in the search and in lists, once each, whatever they hold of it', async () => {
    const engine = createEngine();
    const tenant = { file: { timeZone: 'Europe/Vienna', locale: 'en-IE' } };
    const parts = { catalogue: cataloguePart({ tenant, watchers: [engine], log }) };
    const snapshots = await openSnapshots(database(), parts, { log, pollMs: 500 });
    closeLater(() => snapshots.close());
    const list = () =>
      shelfOf(snapshots.current().parts.catalogue, 'ost')
        .list({
          of: { kind: 'all' },
          filter: noFilter,
          page: 1,
        })
        .results.map(({ sku }) => sku);
    const first = () => engine.products('fresh milk').slice(0, 2);
    expect(first()).toEqual(['p2', 'p1']);
    expect(list()).toEqual(['p2', 'cheese', 'p1']);

    // Each of 20 pieces of p1.
    for (let n = 0; n < 12; n++) await bought();
    await bought({ cheese: true });
    await processAfter()();
    expect(await counted()).toEqual({ cheese: 1, p1: 13 });
    expect(await sold('p1')).toBe(13);
    await expect.poll(first).toEqual(['p1', 'p2']);
    expect(list()[0]).toBe('p1');
  });

  test('SEARCH-08 counting again counts nothing, and no process reloads', async () => {
    const before = [await counted(), await version()];
    await processAfter()();
    await processAfter()();
    expect([await counted(), await version()]).toEqual(before);
  });

  test('SEARCH-08 what a new import says of popularity is added to what was sold', async () => {
    await database().transaction((tx) =>
      writeCatalogue(tx, { products: [productRow('p1', { ...milk, slug: 'p1', popularity: 9 })] }),
    );
    expect(await query(`select popularity, sold from product where sku = 'p1'`)).toEqual([{ popularity: 9, sold: 13 }]);
  });

  test('SEARCH-08 older orders weigh less, and in the end the start value is left', async () => {
    await reset();
    await Promise.all([bought(), bought(), bought(), bought()]);
    await query(`update shop_order set placed_at = now() - interval '28 days' where not sales_counted`);
    await processAfter()();
    expect(await sold('p1')).toBe(2);
    await processAfter(28)();
    expect(await sold('p1')).toBe(1);
    await processAfter(365)();
    expect(await sold('p1')).toBe(0);
    expect(await counted()).toEqual({ p1: 4 });
  });

  test('SEARCH-08 an order that nobody has paid or fetched lifts nothing; it counts when it was handed over', async () => {
    await reset();
    const orders = [await shop.placed(), await shop.placed({ cheese: true })];
    await processAfter()();
    expect([await counted(), await sold('p1')]).toEqual([{}, 0]);
    const [fetched = '', left = ''] = orders;
    await shop.handOver(fetched);
    await processAfter()();
    expect(await counted()).toEqual({});
    await moveOrder(shop.orders, fetched, 'complete');
    await cancelOrder(shop.orders, left);
    await processAfter()();
    expect([await counted(), await sold('p1')]).toEqual([{ p1: 1 }, 1]);
  });

  test('SEARCH-08 what was counted before it was handed over is taken off, and counts when it is', async () => {
    await reset();
    await bought({ cheese: true });
    await processAfter()();
    const early = await shop.placed();
    await query(`update shop_order set sales_counted = true where order_number = $1`, early);
    await query(`update product_sales set orders = orders + 1, weight = weight * 2 where sku = 'p1'`);
    await processAfter()();
    expect(await counted()).toEqual({ cheese: 1, p1: 1 });
    await shop.handOver(early);
    await moveOrder(shop.orders, early, 'complete');
    await processAfter()();
    expect(await counted()).toEqual({ cheese: 1, p1: 2 });
  });

  test('SEARCH-08 an order from a clock that runs ahead waits for its time, and weighs like any other', async () => {
    await reset();
    const ahead = await bought();
    await query(`update shop_order set placed_at = now() + interval '1 year' where order_number = $1`, ahead);
    await processAfter()();
    expect(await counted()).toEqual({});
    await query(`update shop_order set placed_at = now() where order_number = $1`, ahead);
    await processAfter()();
    expect([await counted(), await sold('p1')]).toEqual([{ p1: 1 }, 1]);
  });

  test('SEARCH-08 processes that count at once, and orders that come meanwhile, are all counted once', async () => {
    await reset();
    const orders = Array.from({ length: 8 }, () => bought());
    await Promise.all([...orders, processAfter()(), processAfter()(), processAfter()()]);
    await Promise.all([processAfter()(), processAfter()()]);
    expect(await counted()).toEqual({ p1: 8 });
  });

  test('SEARCH-08 a process that is killed in the middle has counted nothing, and the next one counts it', async () => {
    await reset();
    await bought();
    const killed = processAfter(0, async (tx, most) => {
      await takeOrderSales(tx, most);
      throw new Error('killed');
    });
    await expect(killed()).rejects.toThrow('killed');
    expect(await counted()).toEqual({});
    await processAfter()();
    expect(await counted()).toEqual({ p1: 1 });
  });

  test('SEARCH-08 what is kept names nobody', async () => {
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'product_sales' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['orders', 'sku', 'weight']);
  });
});
