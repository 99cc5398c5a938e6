import { checkoutFailures, orderFailures } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setCartPass } from '../../cart/operations/setCartPass.ts';
import { answered } from '../../cart/testing.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { finalized, finalizeNow, insertCustomer, readyCart } from '../../checkout/testing/checkoutShop.ts';
import { openPasses } from '../../pass/openPasses.ts';
import { openVouchers } from '../../voucher/openVouchers.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { cancelOrder } from './cancelOrder.ts';

const { database, query, open } = orderDatabase();
const plan = { planId: 'year', name: 'Year', description: '', months: 12, price: 4900 };
let shop: Awaited<ReturnType<typeof open>>;
let carts: (typeof shop)['carts'];
let checkouts: (typeof shop)['checkouts'];
let customerId: string;
beforeAll(async () => {
  shop = await open();
  const vouchers = openVouchers([], 'Europe/Vienna');
  carts = { ...shop.carts, vouchers, passes: openPasses({ plans: [plan], vat: 'standard' }, database()) };
  checkouts = { ...shop.checkouts, carts };
});
beforeEach(async () => {
  customerId = await insertCustomer(database());
});

const payments = [{ methodKey: 'payment-at-the-door' as const }];

async function begun(withPass = false) {
  const caller = await readyCart(carts, { customerId, payments });
  if (withPass) answered(await setCartPass(carts, caller, plan.planId));
  return finalizeNow(checkouts, caller);
}

async function ordered(withPass = false): Promise<string> {
  const placed = await placeOrder(checkouts, finalized(await begun(withPass)).checkoutId, 'REDIRECT');
  if (!('orderNumber' in placed)) throw new Error(placed.failure);
  return placed.orderNumber;
}
const feeOf = async (orderNumber: string) => (await shop.orders.show(orderNumber)).priceInfo.serviceFeesAfterDiscount;
const hasPass = async () => (await query('select from delivery_pass where customer_id = $1', customerId)).length > 0;

test('PASS-01 an order whose pass has paid for another delivery is cancelled after that one, not before', async () => {
  const first = await ordered(true);
  expect(await feeOf(first)).toBe(0);
  const second = await ordered();
  expect(await feeOf(second)).toBe(0);
  expect(await cancelOrder(shop.orders, first)).toEqual({ failure: orderFailures.passUsed });
  expect((await shop.orders.show(first)).status).toBe('PLACED');
  expect(await hasPass()).toBe(true);
  expect(await cancelOrder(shop.orders, second)).toMatchObject({ status: 'CANCELLED' });
  expect(await cancelOrder(shop.orders, first)).toMatchObject({ status: 'CANCELLED' });
  expect(await hasPass()).toBe(false);
  expect(await feeOf(await ordered())).toBe(499);
});

test('PASS-01 staff cancel it all the same', async () => {
  const first = await ordered(true);
  await ordered();
  expect(await cancelOrder(shop.orders, first, { reason: 'asked for' })).toMatchObject({ status: 'CANCELLED' });
  expect(await hasPass()).toBe(false);
});

test('PASS-01 what an earlier pass paid for does not prevent cancelling a longer one', async () => {
  await ordered(true);
  const longer = await ordered(true);
  await ordered();
  expect(await cancelOrder(shop.orders, longer)).toMatchObject({ status: 'CANCELLED' });
  expect(await hasPass()).toBe(true);
});

test('PASS-01 a payment under way counts, and a pass that is taken back at the same moment pays for nothing', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 6; round++) {
    customerId = await insertCustomer(database());
    const first = await ordered(true);
    const caller = await readyCart(carts, { customerId, payments });
    const calls = [() => finalizeNow(checkouts, caller), () => cancelOrder(shop.orders, first)] as const;
    const [begins, cancelled] = await Promise.all([calls[0](), calls[1]()]);
    const isCancelled = !('failure' in cancelled);
    const isFree = 'checkoutId' in begins && begins.cart.priceInfo.serviceFeesAfterDiscount === 0;
    expect(isCancelled && isFree, 'a free delivery by a pass that was given back').toBe(false);
    if ('failure' in begins) expect([checkoutFailures.totalChanged]).toContain(begins.failure);
    seen.add(isCancelled ? 'cancelled' : 'used');
  }
  expect(seen.size).toBeGreaterThan(0);
});
