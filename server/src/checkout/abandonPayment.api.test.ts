import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abandonPayment } from './abandonPayment.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase, ordered } from './testing/checkoutDatabase.ts';
import { interrupted } from './testing/interrupted.ts';

const { fake, open, begun, stateOf } = checkoutDatabase();

test('CHK-03 a cart without a payment under way has none to give up', async () => {
  const { checkouts } = await open();
  await expect(abandonPayment(checkouts, randomUUID())).resolves.toBeUndefined();
  expect(fake.calls).toEqual([]);
});

test('CHK-03 a payment that becomes an order in this very moment is not voided', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, paymentId, pay } = await begun({ checkouts, carts });
  pay();
  const database = interrupted(checkouts.database, () => placeOrder(checkouts, checkoutId, 'WEBHOOK'));
  await abandonPayment({ ...checkouts, database }, cartId);
  expect(await stateOf(cartId)).toEqual(ordered);
  expect(fake.charged()).toContain(paymentId);
  expect(fake.calls).not.toContain('void');
});
