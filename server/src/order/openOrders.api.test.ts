import { beforeAll, expect, test } from 'vitest';
import { tenantsDir } from '../customer/demo/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { openOrders } from './openOrders.ts';
import { orderDatabase } from './testing/orderShop.ts';

const { database, query, open } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

async function opened(withPayments: boolean) {
  const { payments } = shop.checkouts;
  return openOrders({
    tenant: await loadTenant({ tenantsDir, id: 'harbour', baseUrl: 'https://shop.example' }),
    database: database(),
    service: shop.carts.service,
    passes: shop.orders.passes,
    checkouts: shop.orders.checkouts,
    log: captureLog().log,
    ...(withPayments && { payments }),
  });
}

test('a process that has payments tells the providers, one without leaves it to others', async () => {
  expect((await opened(true)).jobs.map(({ name }) => name)).toEqual(['settle-payments']);
  expect((await opened(false)).jobs).toEqual([]);
});

test('papers have the colours of the shop, and an order that is not there is a bug', async () => {
  const orders = await opened(false);
  for (const [name, colour] of Object.entries(orders.look)) expect(colour, name).toMatch(/^#[\da-f]{6}$/i);
  expect(Object.keys(orders.look).toSorted()).toEqual(['brand', 'faint', 'ink', 'line', 'surface']);
  await expect(orders.show('999')).rejects.toThrow('There is no order 999.');
});

test('without the secret of its links a shop does not open', async () => {
  await query(`update shop_secret set name = 'elsewhere' where name = 'orderLink'`);
  await expect(opened(false)).rejects.toThrow('The secret of the links to orders is missing.');
});
