import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantsDir } from '../customer/demo/testing.ts';
import { sessionDatabase } from '../customer/session/testing.ts';
import { openPasses } from '../pass/openPasses.ts';
import { readCheckoutFile } from '../payment/readCheckoutFile.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { claimVouchers } from './claimVouchers.ts';
import { openVoucherList } from './openVoucherList.ts';
import { openVouchers } from './openVouchers.ts';
import { insertActivation } from './queries.ts';
import { insertCheckout, voucherDefinition } from './testing.ts';

const { database, query, insertCustomer } = sessionDatabase();
const timeZone = 'Europe/Vienna';
const vouchers = [
  voucherDefinition({ id: 'single', mostUses: 1 }),
  voucherDefinition({ id: 'once', oncePerCustomer: true }),
  voucherDefinition({ id: 'free' }),
];

const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
const { pass } = await readCheckoutFile(tenant);
const open = (definitions = vouchers) => openVouchers(definitions, timeZone);
const entitlementsOf = (customerId?: string, cartId: string = randomUUID()) =>
  open().entitlementsOf(database(), { cartId, ...(customerId !== undefined && { customerId }) });

async function claim(voucherIds: readonly string[], customerId?: string): Promise<{ readonly cartId: string }> {
  const cartId = randomUUID();
  const checkoutId = await insertCheckout(database(), customerId, cartId);
  await database().transaction((tx) => claimVouchers(vouchers)(tx, { checkoutId, customerId, voucherIds }));
  return { cartId };
}

test('VOU-01 of a guest nothing is known but what is used up; the cart that used it may still have it', async () => {
  expect(await entitlementsOf()).toEqual({ gone: new Set() });
  const { cartId } = await claim(['single', 'free']);
  expect(await entitlementsOf()).toEqual({ gone: new Set(['single']) });
  expect(await entitlementsOf(undefined, cartId)).toEqual({ gone: new Set() });
  await query(`delete from voucher_count`);
});

test('VOU-01 where nothing is limited, no statement is asked for a guest', async () => {
  const asked: unknown[] = [];
  const on = { query: async (statement: unknown) => (asked.push(statement), []) };
  const unlimited = open([voucherDefinition({ id: 'free' })]);
  expect(await unlimited.entitlementsOf(on, { cartId: randomUUID() })).toEqual({ gone: new Set() });
  expect(asked).toEqual([]);
});

test('VOU-01 of a customer first orders are known by service, what they used once, and what they activated', async () => {
  const customerId = await insertCustomer();
  expect(await entitlementsOf(customerId)).toEqual({
    firstOrderDelivery: true,
    firstOrderClickAndCollect: true,
    activated: new Set(),
    gone: new Set(),
  });
  await query('update customer set orders_delivered = 1 where id = $1', customerId);
  expect(await entitlementsOf(customerId)).toMatchObject({
    firstOrderDelivery: false,
    firstOrderClickAndCollect: true,
  });
  await query('update customer set orders_delivered = 0, orders_collected = 2 where id = $1', customerId);
  expect(await entitlementsOf(customerId)).toMatchObject({
    firstOrderDelivery: true,
    firstOrderClickAndCollect: false,
  });

  const { cartId } = await claim(['once', 'free'], customerId);
  await insertActivation(database(), customerId, 'mine');
  expect(await entitlementsOf(customerId)).toMatchObject({ activated: new Set(['mine']), gone: new Set(['once']) });
  expect((await entitlementsOf(customerId, cartId)).gone, 'of the cart that uses it').toEqual(new Set());
  expect((await entitlementsOf(await insertCustomer())).gone, 'of somebody else').toEqual(new Set());
});

test('PASS-01 their pass is known with its days, and whether it goes on', async () => {
  const customerId = await insertCustomer();
  const dates = { startDate: '2026-05-04T10:00:00.000Z', endDate: '2026-08-04T10:00:00.000Z' };
  await query(
    `insert into delivery_pass (customer_id, plan_id, start_date, end_date) values ($1, 'three', $2, $3)`,
    customerId,
    dates.startDate,
    dates.endDate,
  );
  expect((await entitlementsOf(customerId)).pass).toEqual({ planId: 'three', ...dates, renews: false });
  await query('update delivery_pass set renews = true where customer_id = $1', customerId);
  expect((await entitlementsOf(customerId)).pass).toMatchObject({ renews: true });
  await openPasses(pass, database()).stopRenewal(customerId);
  expect((await entitlementsOf(customerId)).pass).toMatchObject({ renews: false });
});

test('VOU-01 of a customer who is gone nothing is known', async () => {
  expect(await entitlementsOf(randomUUID())).toEqual({ gone: new Set() });
});

test('CONT-06 a shop that sells nothing has its vouchers all the same, and none without the file', async () => {
  const listed = await openVoucherList(tenant);
  expect(listed(Date.now()).length).toBeGreaterThan(0);
  const dir = mkdtempSync(join(tmpdir(), 'without-vouchers-'));
  expect((await openVoucherList({ ...tenant, dir }))(Date.now())).toEqual([]);
  rmSync(dir, { recursive: true });
});
