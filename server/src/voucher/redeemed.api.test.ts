import { checkoutFailures, type VoucherDefinition } from '@trolley/contract';
import { expect, test } from 'vitest';
import { getCart } from '../cart/operations/getCart.ts';
import { answered, cartDatabase } from '../cart/testing.ts';
import { failCheckout } from '../checkout/failCheckout.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import {
  finalized,
  finalizeNow,
  insertCustomer,
  insertGiftCard,
  openTestCheckouts,
  readyCart,
} from '../checkout/testing/checkoutShop.ts';
import { withoutProvider } from '../payment/without/withoutProvider.ts';
import { walletOf } from '../wallet/walletOf.ts';
import { claimVouchers } from './claimVouchers.ts';
import { openVouchers } from './openVouchers.ts';
import { voucherDefinition } from './testing.ts';

const { database, query } = cartDatabase();
const atTheDoor = [{ methodKey: 'payment-at-the-door' }] as const;

/** A shop's checkouts with these vouchers. */
async function shopWith(...vouchers: VoucherDefinition[]) {
  const { checkouts, carts } = await openTestCheckouts(database(), withoutProvider);
  const ofVouchers = { ...checkouts.vouchers, claimVouchers: claimVouchers(vouchers) };
  return { ...checkouts, vouchers: ofVouchers, carts: { ...carts, vouchers: openVouchers(vouchers, 'Europe/Vienna') } };
}
const usesOf = async (id: string) =>
  (await query<{ uses: number }>('select uses from voucher_count where voucher_id = $1', id))[0]?.uses ?? 0;

test('VOU-01 fifty carts hold a single-use voucher: one is ordered with it, the others see another total', async () => {
  const checkouts = await shopWith(
    voucherDefinition({ id: 'single', mostUses: 1, takesOff: { kind: 'amount', value: 100 } }),
  );
  const callers = await Promise.all(
    Array.from({ length: 50 }, () => readyCart(checkouts.carts, { payments: atTheDoor })),
  );
  const results = await Promise.all(callers.map((caller) => finalizeNow(checkouts, caller)));
  const won = results.filter((result) => !('failure' in result)).map(finalized);
  expect(won).toHaveLength(1);
  expect(won[0]?.cart.voucherLineItems).toMatchObject([{ lineItemId: 'single', discount: 100 }]);
  const lost = results.filter((result) => 'failure' in result);
  expect(new Set(lost.map(({ failure }) => failure))).toEqual(new Set([checkoutFailures.totalChanged]));
  expect(await usesOf('single')).toBe(1);
  const loser = callers[results.findIndex((result) => 'failure' in result)];
  if (!loser) throw new Error('nobody lost');
  expect(answered(await getCart(checkouts.carts, loser)).voucherLineItems).toEqual([]);
  expect(finalized(await finalizeNow(checkouts, loser)).cart.priceInfo.discounts, 'goes on without it').toBe(0);
});

test('VOU-01 WAL-04 what fails gives voucher and money back, what is ordered keeps them', async () => {
  const checkouts = await shopWith(
    voucherDefinition({ id: 'mine', mostUses: 9, oncePerCustomer: true, takesOff: { kind: 'amount', value: 100 } }),
  );
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1500);
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1500 }, ...atTheDoor] as const;
  const caller = await readyCart(checkouts.carts, { customerId, payments });
  const first = finalized(await finalizeNow(checkouts, caller));
  expect(first.cart.voucherLineItems, 'its own claim is not held against it').toHaveLength(1);
  expect([await usesOf('mine'), (await walletOf(database(), customerId))?.balance]).toEqual([1, 0]);
  await database().transaction((tx) =>
    failCheckout(tx, checkouts, first.checkoutId, checkoutFailures.paymentCancelled),
  );
  expect([await usesOf('mine'), (await walletOf(database(), customerId))?.balance]).toEqual([0, 1500]);
  const second = finalized(await finalizeNow(checkouts, caller));
  expect(await placeOrder(checkouts, second.checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect([await usesOf('mine'), (await walletOf(database(), customerId))?.balance]).toEqual([1, 0]);
  const next = await readyCart(checkouts.carts, { customerId, payments: atTheDoor });
  expect(answered(await getCart(checkouts.carts, { visitor: next.visitor })).voucherLineItems).toEqual([]);
});
