import { expect, test } from 'vitest';
import { insertSlot } from '../service/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { receiveMessage } from './receiveMessage.ts';
import { checkoutDatabase, ordered } from './testing/checkoutDatabase.ts';

const { database, fake, open, openAnother, stateOf, begun, booked } = checkoutDatabase();

test('CHK-06 twenty at once, through two processes: one order, one mail, one place in the van', async () => {
  const shops = [await open(), await openAnother(8)] as const;
  const slotId = await insertSlot(database());
  const { checkoutId, cartId, reference, pay } = await begun(shops[0], { slotId });
  pay();
  fake.script.delayMs = 5;
  const calls = Array.from({ length: 20 }, (_, at) => {
    const { checkouts } = shops[at % 2 ? 1 : 0];
    return at % 5 === 4
      ? receiveMessage(checkouts, 'fake', fake.message(reference), Date.now())
      : placeOrder(checkouts, checkoutId, 'REDIRECT');
  });
  const results = await Promise.all(calls);
  const numbers = results.flatMap((result) =>
    typeof result === 'object' && 'orderNumber' in result ? [result.orderNumber] : [],
  );
  expect(numbers).toHaveLength(16);
  expect(new Set(numbers).size).toBe(1);
  expect(await stateOf(cartId)).toEqual(ordered);
  expect(await booked(slotId)).toBe(1);
});

test('CHK-03 CHK-06 a reset at the very moment of the order: an order with money, or neither', async () => {
  const shops = [await open(), await openAnother()] as const;
  for (let round = 0; round < 8; round++) {
    const { checkoutId, cartId, paymentId, pay } = await begun(shops[0]);
    pay();
    const { carts } = shops[1];
    await Promise.all([placeOrder(shops[0].checkouts, checkoutId, 'WEBHOOK'), carts.abandonPayment?.(cartId)]);
    const { cart, payment, orders } = await stateOf(cartId);
    const isCharged = fake.charged().includes(paymentId);
    expect([cart, payment, orders, isCharged]).toEqual(
      orders === 1 ? ['ORDERED', 'AUTHORIZED', 1, true] : ['OPEN', 'VOIDED', 0, false],
    );
  }
});
