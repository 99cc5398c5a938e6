import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testAsk } from '../payment/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { placeOrder } from './placeOrder.ts';
import { receiveMessage } from './receiveMessage.ts';
import { checkoutDatabase, ordered } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';

const { query, fake, open, openAnother, stateOf, begun } = checkoutDatabase();

test('CHK-06 redirect and message in every order, doubled, through two processes: one order', async () => {
  const shops = [await open(), await openAnother()] as const;
  for (const order of ['RW', 'WR', 'WW', 'RR', 'RWRW', 'WWRR']) {
    const { checkoutId, cartId, reference, pay } = await begun(shops[0]);
    pay();
    const message = fake.message(reference);
    for (const [at, who] of order.split('').entries()) {
      const { checkouts } = shops[at % 2 ? 1 : 0];
      if (who === 'R') expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
      else expect(await receiveMessage(checkouts, 'fake', message, Date.now())).toBe('done');
    }
    expect(await stateOf(cartId), order).toEqual(ordered);
  }
});

test('CHK-06 a message that is faster than the answer which names the payment is understood', async () => {
  const { checkouts, carts } = await open();
  const caller = await readyCart(carts);
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  const [payment] = await query<{ id: string; reference: string }>(
    'update payment set reference = null, hosted_url = null where checkout_id = $1 returning id',
    checkoutId,
  );
  fake.pay(`fake-${payment?.id}`);
  expect(await receiveMessage(checkouts, 'fake', fake.message(`fake-${payment?.id}`), Date.now())).toBe('done');
  expect(await stateOf(caller.cartId ?? '')).toEqual(ordered);
});

test('PAY-07 a message that is not the provider’s changes nothing', async () => {
  const shop = await open();
  const { checkouts } = shop;
  const { cartId, reference, pay } = await begun(shop);
  pay();
  const { body } = fake.message(reference);
  const unsigned = { headers: { 'x-fake-signature': 'guessed' }, body };
  expect(await receiveMessage(checkouts, 'fake', unsigned, Date.now())).toBe('unknown');
  expect(await receiveMessage(checkouts, 'nobody', fake.message(reference), Date.now())).toBe('unknown');
  expect(await stateOf(cartId)).toMatchObject({ cart: 'FINALIZED', orders: 0 });
});

test('CHK-06 one that could not be seen to is not taken for seen', async () => {
  const shop = await open();
  const { checkouts } = shop;
  const { cartId, reference, pay } = await begun(shop);
  pay();
  const message = fake.message(reference);
  const broken = {
    ...checkouts,
    orders: { ...checkouts.orders, announce: () => Promise.reject(new Error('no')) },
  };
  await expect(receiveMessage(broken, 'fake', message, Date.now())).rejects.toThrow('no');
  expect(await stateOf(cartId)).toMatchObject({
    cart: 'FINALIZED',
    checkout: 'OPEN',
    payment: 'CREATED',
    orders: 0,
  });
  expect(await receiveMessage(checkouts, 'fake', message, Date.now())).toBe('done');
  expect(await stateOf(cartId)).toEqual(ordered);
});

test('CHK-06 a message that came before the payment was done is not taken for seen: the same one places the order later', async () => {
  const shop = await open();
  const { checkouts } = shop;
  const { cartId, reference, pay } = await begun(shop);
  const message = fake.message(reference);
  expect(await receiveMessage(checkouts, 'fake', message, Date.now())).toBe('done');
  expect(await stateOf(cartId)).toMatchObject({ checkout: 'OPEN', orders: 0 });
  pay();
  expect(await receiveMessage(checkouts, 'fake', message, Date.now())).toBe('done');
  expect(await stateOf(cartId)).toEqual(ordered);
});

test.each([
  ['another shop’s payment', randomUUID()],
  ['what has no name of ours', ''],
  ['what somebody else sells on the same account', 'invoice 17'],
])('PAY-07 a signed message about %s is answered, so that it is not repeated, and noted', async (_, paymentId) => {
  const { checkouts, lines } = await open();
  const { reference } = await fake.provider.create(testAsk({ paymentId }));
  expect(await receiveMessage(checkouts, 'fake', fake.message(reference), Date.now())).toBe('done');
  expect(lines.map(({ level }) => level)).toEqual(['warn']);
  fake.payments.delete(reference);
});

test('CHK-06 a message that was seen to costs one question when it comes again', async () => {
  const shop = await open();
  const { reference, pay } = await begun(shop);
  pay();
  const message = fake.message(reference);
  expect(await receiveMessage(shop.checkouts, 'fake', message, Date.now())).toBe('done');
  let questions = 0;
  const database: Database = {
    ...shop.checkouts.database,
    query(statement) {
      questions += 1;
      return shop.checkouts.database.query(statement);
    },
  };
  expect(await receiveMessage({ ...shop.checkouts, database }, 'fake', message, Date.now())).toBe('done');
  expect(questions).toBe(1);
});
