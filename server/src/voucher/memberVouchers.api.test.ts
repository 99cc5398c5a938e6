import * as contract from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { checkoutDatabase } from '../checkout/testing/checkoutDatabase.ts';
import { insertCustomer } from '../checkout/testing/checkoutShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { claimVouchers } from './claimVouchers.ts';
import { openVouchers } from './openVouchers.ts';
import { memberVoucherRoutes, voucherRoutes } from './routes.ts';
import { generousLoyalty, insertCheckout, voucherDefinition } from './testing.ts';

const { database, query } = checkoutDatabase();
const own = (id: string, more: Parameters<typeof voucherDefinition>[0] = {}) =>
  voucherDefinition({ id, type: 'personal', ecommerceAutomaticRedemption: '', validFrom: -1, validUntil: 9, ...more });
const step = (id: string, coins: number) =>
  own(id, { type: 'member', coins, poolId: 'leaves', voucherType: 'collector' });
const definitions = [
  own('autumn', { promotionId: 'harvest', imageOf: 'p1' }),
  own('spring', { promotionId: 'blossom' }),
  own('mine'),
  own('over', { validFrom: -9, validUntil: 0 }),
  own('by-itself', { type: 'member', ecommerceAutomaticRedemption: 'Always' }),
  ...[step('four', 4), step('seven', 7), step('ten', 10)],
];
const loyalty = generousLoyalty({ leaves: 7 }, ['harvest']);

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createTestApp());
  const vouchers = openVouchers(definitions, 'Europe/Vienna', loyalty);
  const visitorOf = ({ headers }: FastifyRequest) => ({
    member: headers['x-member'] === 'yes',
    ...(typeof headers['x-customer'] === 'string' && { customerId: headers['x-customer'] }),
  });
  const pictures = { ofProduct: (sku: string) => `hash-of-${sku}`, ofMedia: () => undefined };
  const brought = { orderNumber: '77', vouchers: [{ lineItemId: 'mine', discount: 137 }] };
  const vouchersOfOrders = async (ids: readonly string[]) => new Map(ids.map((id) => [id, brought]));
  const parts = { database: database(), vouchers, loyalty, pictures, vouchersOfOrders, visitorOf, now: Date.now };
  memberVoucherRoutes(app, parts);
  voucherRoutes(app, parts);
});

async function someone(member = true) {
  const customerId = await insertCustomer(database());
  const headers = { 'x-customer': customerId, 'x-member': member ? 'yes' : 'no' };
  const { ask, send } = createBrowser(app);
  const listed = async () => (await ask(contract.getMemberVouchers, { headers })).vouchers;
  return {
    customerId,
    headers,
    ask,
    listed,
    states: async () => Object.fromEntries((await listed()).map(({ id, state }) => [id, state])),
    put: async (id: string) => {
      const path = contract.activateVoucher.path.replace('{id}', id);
      const { statusCode, body } = await send('PUT', path, undefined, headers);
      return [statusCode, body && (JSON.parse(body) as { errorCode?: string }).errorCode];
    },
  };
}

test('LOY-06 a member sees all vouchers with their states; whoever is no member has none, and that is no failure', async () => {
  const ana = await someone();
  expect(await ana.states()).toEqual({
    autumn: 'available',
    mine: 'available',
    over: 'expired',
    'by-itself': 'automatic',
    four: 'available',
    seven: 'available',
    ten: 'locked',
  });
  const listed = await ana.listed();
  expect(listed.find(({ id }) => id === 'ten')?.missing).toEqual({ coins: 3 });
  expect(listed[0]?.imageSingle).toBe('/pictures/hash-of-p1');
  expect(JSON.stringify(listed)).not.toMatch(/mostUses|minimumOrderValue/);
  expect(await (await someone(false)).listed()).toEqual([]);
});

test('LOY-06 LOY-12 personal vouchers are those of the promotions that were asked for and that the member has', async () => {
  const ana = await someone();
  const idsOf = async (promotionIds?: string) => {
    const asked = { headers: ana.headers, ...(promotionIds !== undefined && { query: { promotionIds } }) };
    return (await ana.ask(contract.getPersonalVouchers, asked)).vouchers.map(({ id }) => id);
  };
  expect(await idsOf('harvest,blossom')).toEqual(['autumn']);
  expect(await idsOf('blossom')).toEqual([]);
  expect(await idsOf()).toEqual([]);
});

test('LOY-10 of the collector’s steps one is picked at a time, also when all are pressed at once', async () => {
  const ana = await someone();
  expect(await ana.put('four')).toEqual([204, '']);
  expect(await ana.put('seven')).toEqual([204, '']);
  expect(await ana.states()).toMatchObject({ four: 'available', seven: 'active' });
  await Promise.all(Array.from({ length: 20 }, (_, at) => ana.put(at % 2 === 0 ? 'four' : 'seven')));
  const picked = Object.entries(await ana.states()).filter(([, state]) => state === 'active');
  expect(picked).toHaveLength(1);
  await query(
    `update voucher_activation set activated_at = now() - interval '8 days' where customer_id = $1`,
    ana.customerId,
  );
  expect(await ana.states(), 'left lying for a week').toMatchObject({ four: 'available', seven: 'available' });
});

test('LOY-07 what cannot be activated says why', async () => {
  const ana = await someone();
  expect(await ana.put('ten')).toEqual([409, contract.voucherFailures.tooFewCoins]);
  expect(await ana.put('by-itself')).toEqual([409, contract.voucherFailures.automatic]);
  expect(await ana.put('over')).toEqual([404, contract.voucherFailures.unknown]);
  expect(await ana.put('spring'), 'of a promotion somebody else has').toEqual([404, contract.voucherFailures.unknown]);
  const twice = await Promise.all([ana.put('mine'), ana.put('mine')]);
  expect(twice).toEqual([
    [204, ''],
    [204, ''],
  ]);
});

test('LOY-06 a used voucher tells with which order and what it brought; a step may be had again', async () => {
  const ana = await someone();
  for (const id of ['mine', 'four']) await ana.put(id);
  const checkoutId = await insertCheckout(database(), ana.customerId);
  const claimed = await database().transaction((tx) =>
    claimVouchers(definitions, loyalty)(tx, { checkoutId, customerId: ana.customerId, voucherIds: ['mine', 'four'] }),
  );
  expect(claimed).toBe('claimed');
  await query(`update checkout set status = 'ORDERED' where id = $1`, checkoutId);
  const listed = await ana.listed();
  expect(listed.filter(({ state }) => state === 'used')).toMatchObject([{ orderNumber: '77' }, { orderNumber: '77' }]);
  expect(listed.find(({ id }) => id === 'mine')).toMatchObject({ state: 'used', brought: 137 });
  expect(
    listed.find(({ id }) => id === 'four'),
    'picked anew',
  ).toMatchObject({ state: 'available' });
  expect(await ana.put('mine')).toEqual([409, contract.voucherFailures.used]);
});

test('LOY-10 without enough coins nothing is claimed', async () => {
  const ana = await someone();
  const checkoutId = await insertCheckout(database(), ana.customerId);
  const claim = (voucherIds: readonly string[], customerId?: string) =>
    database().transaction((tx) => claimVouchers(definitions, loyalty)(tx, { checkoutId, customerId, voucherIds }));
  expect(await claim(['ten'], ana.customerId)).toBe('gone');
  expect(await claim(['seven']), 'of a guest').toBe('gone');
});
