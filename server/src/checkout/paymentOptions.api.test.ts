import { randomUUID } from 'node:crypto';
import { cartFailures } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { getCart } from '../cart/operations/getCart.ts';
import { answered, guestWith } from '../cart/testing.ts';
import { paymentOptions } from './paymentOptions.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { insertCustomer, insertGiftCard, readyCart, type TestCheckouts } from './testing/checkoutShop.ts';

const { database, open } = checkoutDatabase();
let shop: TestCheckouts;
beforeAll(async () => {
  shop = await open();
});

async function options(caller: Parameters<typeof paymentOptions>[1], checkouts = shop.checkouts) {
  const told = await paymentOptions(checkouts, caller);
  if ('failure' in told) throw new Error(told.failure);
  return { ...told, amounts: Object.fromEntries(told.methods.map(({ methodKey, amount }) => [methodKey, amount])) };
}

test('PAY-01 a guest gets every method that is offered and that a provider takes, each for all of it', async () => {
  const caller = await readyCart(shop.carts);
  const { methods, amounts, walletBalance } = await options(caller);
  for (const methodKey of ['credit-cards', 'paypal', 'pay-by-invoice-b2c', 'payment-at-the-door'])
    expect(amounts).toHaveProperty(methodKey, 4479);
  for (const methodKey of ['pay-by-invoice-b2b', 'payment-at-the-store']) expect(amounts).not.toHaveProperty(methodKey);
  expect(new Set(methods.map((one) => one.overAuthorizationPercentage)).size).toBe(1);
  expect(walletBalance).toBeUndefined();
  const { payments } = shop.checkouts;
  const providerFor: typeof payments.providerFor = (key) => (key === 'paypal' ? undefined : payments.providerFor(key));
  const without = await options(caller, { ...shop.checkouts, payments: { ...payments, providerFor } });
  expect(Object.keys(without.amounts)).not.toContain('paypal');
});

test('PAY-04 WAL-03 beside a wallet each method pays the rest, with what weighing may add; the wallet alone would pay all', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'credit-cards' }] as const;
  const caller = await readyCart(shop.carts, { customerId, payments, cheese: true });
  const { priceInfo } = answered(await getCart(shop.carts, caller));
  const { methods, amounts, walletBalance } = await options(caller);
  expect(walletBalance).toBe(1000);
  const { uncoveredAmountWithOverAuthorization: rest, total } = priceInfo;
  expect(rest).toBeGreaterThan(total - 1000);
  expect(amounts).toMatchObject({ 'credit-cards': rest, paypal: rest, 'gift-card-wallet': total });
  expect(methods[0]?.overAuthorizationPercentage).toBe(10);
});

test('PAY-01 without a cart there is nothing to pay', async () => {
  expect(await paymentOptions(shop.checkouts, guestWith(randomUUID()))).toEqual({ failure: cartFailures.cartNotFound });
});
