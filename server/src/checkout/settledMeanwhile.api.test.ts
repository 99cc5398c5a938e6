import { checkoutFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { abandonPayment } from './abandonPayment.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase, openAgain, ordered } from './testing/checkoutDatabase.ts';
import { interrupted } from './testing/interrupted.ts';

const { query, fake, open, begun, stateOf } = checkoutDatabase();

test('CHK-06 paid, but given up in this very moment: no order, and the money goes back', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, paymentId, pay } = await begun({ checkouts, carts });
  pay();
  const database = interrupted(checkouts.database, () => abandonPayment(checkouts, cartId));
  expect(await placeOrder({ ...checkouts, database }, checkoutId, 'REDIRECT')).toEqual({
    failure: checkoutFailures.paymentCancelled,
  });
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
  expect(fake.charged()).not.toContain(paymentId);
});

test('CHK-06 declined when it was asked, but ordered by somebody who asked later: the same order', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, reference, pay } = await begun({ checkouts, carts });
  fake.set(reference, 'declined');
  let first: unknown;
  const database = interrupted(checkouts.database, async () => {
    pay();
    first = await placeOrder(checkouts, checkoutId, 'WEBHOOK');
  });
  expect(await placeOrder({ ...checkouts, database }, checkoutId, 'REDIRECT')).toEqual(first);
  expect(first).toHaveProperty('orderNumber');
  expect(await stateOf(cartId)).toEqual(ordered);
});

test.each(['authorized', 'declined'] as const)(
  'CHK-05 %s, but forgotten meanwhile: there is no such checkout',
  async (status) => {
    const { checkouts, carts } = await open();
    const { checkoutId, reference } = await begun({ checkouts, carts });
    fake.set(reference, status);
    const database = interrupted(checkouts.database, () =>
      query(`with gone as (delete from payment where checkout_id = $1) delete from checkout where id = $1`, checkoutId),
    );
    expect(await placeOrder({ ...checkouts, database }, checkoutId, 'REDIRECT')).toEqual({
      failure: checkoutFailures.checkoutNotFound,
    });
  },
);

test('CHK-06 a cart that somebody opened by hand while it was paid is an error, and nothing is written', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, pay } = await begun({ checkouts, carts });
  pay();
  await query(`update cart set status = 'OPEN' where id = $1`, cartId);
  await expect(placeOrder(checkouts, checkoutId, 'REDIRECT')).rejects.toThrow(checkoutId);
  expect(await stateOf(cartId)).toMatchObject({ cart: 'OPEN', checkout: 'OPEN', payment: 'CREATED', orders: 0 });
});

test('CHK-05 a checkout that is over asks its provider no more', async () => {
  const { checkouts, carts } = await open();
  const { checkoutId, cartId, reference } = await begun({ checkouts, carts });
  fake.set(reference, 'declined');
  fake.calls.length = 0;
  const declined = { failure: checkoutFailures.paymentDeclined };
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual(declined);
  expect(fake.calls).toEqual(['read']);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual(declined);
  expect(fake.calls).toEqual(['read']);
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'DECLINED' });
});

test('CHK-06 an order whose row was taken away by hand is not made a second time', async () => {
  const { checkouts, carts } = await open();
  const { checkoutId, cartId, pay } = await begun({ checkouts, carts });
  pay();
  await query(`update checkout set status = 'ORDERED' where id = $1`, checkoutId);
  await query(`update payment set status = 'AUTHORIZED' where checkout_id = $1`, checkoutId);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual({ failure: checkoutFailures.general });
  expect(await stateOf(cartId)).toMatchObject({ orders: 0 });
});
