import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { insertSlot } from '../service/testing.ts';
import { addItem } from './operations/addItem.ts';
import { resetCart } from './operations/resetCart.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { answered, cartDatabase, customer, guest, guestWith, neubau } from './testing.ts';

const { database, connectionString, open, anotherConnection, closeLater } = cartDatabase();

test('a cart that many devices use and reset at once always has an answer', async () => {
  const [one, other] = [await open(), await open(anotherConnection())];
  const customerId = randomUUID();
  answered(await addItem(one, customer(customerId), { sku: 'p1', quantity: 1 }));
  answered(await setDistributionAddress(one, customer(customerId), neubau));
  const slotId = await insertSlot(database(), { capacity: 1000 });
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 30 }, (_, index) => {
      const carts = index % 2 === 0 ? one : other;
      const caller = customer(customerId);
      if (index % 3 === 0) return resetCart(carts, caller);
      return index % 3 === 1
        ? setTimeSlot(carts, caller, slotId)
        : addItem(carts, caller, { sku: `p${index + 1}`, quantity: 1 });
    });
    const ended = await Promise.allSettled(calls);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
    const refused = ended.flatMap((end) => (end.status === 'fulfilled' && 'failure' in end.value ? [end.value] : []));
    expect(refused.filter(({ failure }) => failure === 'cartNotFound')).toEqual([]);
  }
});

test('200 shoppers who choose a slot at once all have an answer from ten connections', async () => {
  const shop = openDatabase({ connection: { connectionString: connectionString() } }, createLog({ level: 'silent' }));
  closeLater(() => shop.close());
  const carts = await open(shop);
  const slotId = await insertSlot(database(), { capacity: 5 });
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 }));
      answered(await setDistributionAddress(carts, guestWith(id), neubau));
      const chosen = await setTimeSlot(carts, guestWith(id), slotId);
      return 'failure' in chosen ? 'full' : 'held';
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(5);
});
