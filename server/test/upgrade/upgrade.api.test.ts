import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDatabase } from '../../src/platform/database/claimDatabase.ts';
import type { Queryable } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../src/platform/database/testing.ts';
import { createLog } from '../../src/platform/log.ts';
import { describeSchema } from './describeSchema.ts';

const log = createLog({ level: 'silent' });
const dump = readFileSync(join(import.meta.dirname, 'b965e24.sql'), 'utf8');
/** What the older version's shop held, in figures that no migration may change. */
const counted = `
  select (select count(*) from customer) as customers, (select count(*) from customer_address) as addresses,
         (select count(*) from customer_favorite) as favourites, (select count(*) from session) as sessions,
         (select json_object_agg(status, n order by status) from (select status, count(*) n from cart group by 1) c) as carts,
         (select count(*) from cart where customer_id is not null) as "cartsOfCustomers",
         (select json_object_agg(status, n order by status) from (select status, count(*) n from checkout group by 1) c) as checkouts,
         (select json_object_agg(status, n order by status) from (select status, sum(amount) n from payment group by 1) p) as paid,
         (select json_object_agg(order_number, json_build_array(status, total)) from shop_order) as orders,
         (select sum(balance) from gift_card) as "giftCards", (select sum(amount) from gift_card_movement) as movements,
         (select count(*) from invoice) as invoices, (select count(*) from credit_note) as "creditNotes",
         (select json_agg(json_build_array(sku, kind, value) order by sku, kind) from price) as prices,
         (select count(*) from product) as products, (select count(*) from purchase) as purchases,
         (select count(*) from mail where sent_at is null) as "mailsWaiting",
         (select json_agg(json_build_array(plan_id, end_date)) from delivery_pass) as passes,
         (select count(*) from withdrawal) as withdrawals`;

let upgraded: TestDatabase;
let fresh: TestDatabase;
let before: readonly unknown[];
beforeAll(async () => {
  [upgraded, fresh] = await Promise.all([createTestDatabase({ empty: true }), createTestDatabase()]);
  await upgraded.database.session((session) => session.query({ text: dump }));
  before = await upgraded.database.query({ text: counted });
  for (const { database } of [upgraded, fresh]) await claimDatabase(database, 'feldmarkt', log);
  await migrate(upgraded.database, log);
});
afterAll(() => Promise.all([upgraded.drop(), fresh.drop()]));

test('SAFE-07 the database of an older version becomes the very one that a new shop has', async () => {
  const [old, made] = await Promise.all([describeSchema(upgraded.database), describeSchema(fresh.database)]);
  expect(made.length).toBeGreaterThan(500);
  expect(old).toEqual(made);
});

test('SAFE-07 carts, orders, money, prices and customers of an older version are whole afterwards', async () => {
  expect(await upgraded.database.query({ text: counted })).toEqual(before);
  expect(before).toEqual([
    expect.objectContaining({
      customers: 2,
      carts: { FINALIZED: 1, OPEN: 3, ORDERED: 4 },
      orders: expect.objectContaining({ '40000017': ['COMPLETED', expect.any(Number)] }),
    }),
  ]);
});

test('SAFE-07 an account of an older version can still be deleted', async () => {
  const remains = (on: Queryable) =>
    on.query({ text: `select from shop_order where document::text like '%Huber%' and status = 'COMPLETED'` });
  expect(await remains(upgraded.database)).toHaveLength(1);
  await upgraded.database.query({ text: `delete from customer where email = 'anna@example.at'` });
  expect(await remains(upgraded.database)).toEqual([]);
});
