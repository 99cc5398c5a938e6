import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import { createBoughtTogetherUpdate, pairsAsk } from './catalogue/companion/boughtTogetherJob.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { priceRow, productRow, surroundings } from './catalogue/storage/testing.ts';
import { writeCatalogue } from './catalogue/storage/writeCatalogue.ts';
import { moveOrder } from './order/operations/moveOrder.ts';
import { orderDatabase } from './order/testing/orderShop.ts';
import { captureLog } from './platform/http/testing.ts';
import { openSnapshots } from './platform/snapshot/snapshotStore.ts';

const { database, query, open, closeLater } = orderDatabase();
const { log } = captureLog();
let shop: Awaited<ReturnType<typeof open>>;

const goods = ['p1', 'cheese', 'grapes', 'bread'];

beforeAll(async () => {
  shop = await open();
  await database().transaction((tx) =>
    writeCatalogue(tx, {
      ...surroundings,
      categories: [
        ...surroundings.categories,
        ...goods.map((slug, position) => ({ slug, name: `Aisle ${position}`, position: 5, unit: 'kg' as const })),
      ],
      products: goods.map((sku) => productRow(sku, { slug: sku, category: sku })),
      prices: goods.map((sku) => priceRow(sku, 199)),
    }),
  );
});

beforeEach(async () => {
  await query('delete from bought_together');
  await query(`update shop_order set placed_at = now() - interval '2 years'`);
});

/** Completed orders of p1 and more, each of the person who is named. */
async function completed(buyers: readonly string[], skus: readonly string[] = ['cheese', 'grapes', 'bread']) {
  for (const email of buyers) {
    const number = await shop.placed();
    await shop.handOver(number);
    await moveOrder(shop.orders, number, 'complete');
    const lines = JSON.stringify(['p1', ...skus].map((sku) => ({ sku })));
    await query(
      `update shop_order set document = jsonb_set(jsonb_set(document, '{attempt,billingAddress,email}', to_jsonb($2::text)),
                                                  '{attempt,lines}', $3::jsonb)
        where order_number = $1`,
      number,
      email,
      lines,
    );
  }
}
const people = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@example.at`);
const update = () => createBoughtTogetherUpdate({ database: database(), boughtPairs: shop.orders.boughtPairs, log })();
const stored = async () =>
  Object.fromEntries(
    (await query<{ sku: string; skus: string[] }>('select sku, skus from bought_together order by sku')).map(
      ({ sku, skus }) => [sku, skus],
    ),
  );
const version = async () =>
  (await query<{ version: number }>(`select version from snapshot_version where area = 'catalogue'`))[0]?.version;

describe('what goes with a product by what was bought', () => {
  test('several people’s baskets show on its page within seconds, and a second run changes nothing', async () => {
    const tenant = { file: { timeZone: 'Europe/Vienna', locale: 'en-IE' } };
    const snapshots = await openSnapshots(
      database(),
      { catalogue: cataloguePart({ tenant, watchers: [], log }) },
      { log, pollMs: 200 },
    );
    closeLater(() => snapshots.close());
    const shown = () => shelfOf(snapshots.current().parts.catalogue, 'ost').companions('p1', 5);
    expect(shown().products).toEqual([]);
    await completed(people(pairsAsk.leastBuyers));
    await update();
    await expect.poll(() => shown().products.map(({ sku }) => sku)).toEqual(['bread', 'cheese', 'grapes']);
    expect(shown().bought).toBe(true);
    const before = await version();
    await update();
    expect(await version()).toBe(before);
  });

  test('one person’s many baskets, and four people’s, show nothing', async () => {
    await completed(Array.from({ length: pairsAsk.leastBuyers + 2 }, () => 'one@example.at'));
    await completed(people(pairsAsk.leastBuyers - 2));
    await update();
    expect(await stored()).toEqual({});
  });

  test('only completed orders of people who are known, and not old ones, count', async () => {
    await completed(people(pairsAsk.leastBuyers));
    await query(`update shop_order set document = document #- '{attempt,billingAddress,email}'
                  where placed_at > now() - interval '1 day'`);
    await update();
    expect(await stored()).toEqual({});
    for (const _ of people(pairsAsk.leastBuyers)) await shop.placed({ cheese: true });
    await update();
    expect(await stored()).toEqual({});
  });

  test('what is not bought together any more is forgotten', async () => {
    await completed(people(pairsAsk.leastBuyers), ['cheese']);
    await update();
    expect(await stored()).toEqual({ cheese: ['p1'], p1: ['cheese'] });
    await query(`update shop_order set placed_at = now() - interval '1 year'`);
    await update();
    expect(await stored()).toEqual({});
  });

  test('what is stored names nobody', async () => {
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'bought_together' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['sku', 'skus']);
  });
});
