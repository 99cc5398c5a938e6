import { pathTo } from '@trolley/contract';
import { expect, test } from 'vitest';
import { tenantsDir } from '../customer/demo/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { openCheckout } from './openCheckout.ts';
import { checkoutDatabase, ordered } from './testing/checkoutDatabase.ts';

const { open, begun, wait, stateOf } = checkoutDatabase();

const load = (id: string) => loadTenant({ tenantsDir, id, baseUrl: 'https://shop.example' });

async function opened(tenant: Parameters<typeof openCheckout>[0]['tenant']) {
  const { checkouts, carts } = await open();
  const { pages: _, currency: __, locale: ___, ...parts } = checkouts;
  const { log, lines } = captureLog();
  return { checkouts, carts, lines, shop: openCheckout({ ...parts, log, tenant }) };
}

test('payments are asked for in the tenant’s currency and language, and lead to its pages', async () => {
  const tenant = await load('harbour');
  const { shop } = await opened(tenant);
  expect(shop).toMatchObject({ currency: 'EUR', locale: 'en-IE' });
  const pathOf = (name: 'checkout' | 'payment-return') => `https://shop.example${pathTo(tenant.routes, name)}`;
  expect(shop.pages).toEqual({ checkout: pathOf('checkout'), paymentReturn: pathOf('payment-return') });
  expect(shop.pages.checkout).not.toBe(shop.pages.paymentReturn);
});

test('a page that the tenant does not have is its first one', async () => {
  const tenant = await load('feldmarkt');
  const { shop } = await opened({ ...tenant, routes: tenant.routes.filter(({ name }) => name !== 'checkout') });
  expect(shop.pages.checkout).toBe('https://shop.example/');
});

test('CHK-06 every process settles each minute the payments whose shopper did not come back, and logs those it settled', async () => {
  const { checkouts, carts, lines, shop } = await opened(await load('feldmarkt'));
  const [reconciler, renewing] = shop.jobs;
  expect(reconciler).toMatchObject({ name: 'reconcile-payments', everyMs: 60_000 });
  expect(reconciler?.leader).toBeUndefined();
  expect(renewing).toMatchObject({ name: 'renew-authorizations', everyMs: 6 * 3_600_000, leader: true });
  const run = () => reconciler?.run(new AbortController().signal);
  await run();
  expect(lines).toEqual([]);
  const { cartId, pay } = await begun({ checkouts, carts });
  pay();
  await wait(3);
  await run();
  expect(await stateOf(cartId)).toEqual(ordered);
  const job = 'reconcile-payments';
  expect(lines).toMatchObject([
    { job, step: 'placed' },
    { job, step: 'authorized' },
    { level: 'info', count: 1 },
  ]);
});
