import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertSlot } from '../service/testing.ts';
import type { Carts } from './carts.ts';
import { addItem } from './operations/addItem.ts';
import { changeItems } from './operations/changeItems.ts';
import { getCart } from './operations/getCart.ts';
import { removeAllItems } from './operations/removeAllItems.ts';
import { setCrateDeposit } from './operations/setCrateDeposit.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setItem } from './operations/setItem.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { readDocument } from './rules/document.ts';
import { answered, cartDatabase, graz, guest, guestWith, neubau } from './testing.ts';

const { open, anotherConnection, database, query, stored } = cartDatabase();

type Press = (carts: Carts, id: string, slots: readonly string[]) => Promise<unknown>;

/** What an impatient shopper with two tabs and a bad line may press, all at once. */
const presses: readonly Press[] = [
  (carts, id) => addItem(carts, guestWith(id), { sku: 'p2', quantity: 1 }),
  (carts, id) => addItem(carts, guestWith(id, { idempotencyKey: 'twice' }), { sku: 'p3', quantity: 1 }),
  (carts, id) => setItem(carts, guestWith(id), 'p1', { quantity: 3 }),
  (carts, id) => changeItems(carts, guestWith(id), [{ sku: 'p4', quantity: 2, absolute: true }]),
  (carts, id) => removeAllItems(carts, guestWith(id)),
  (carts, id) => setCrateDeposit(carts, guestWith(id), true),
  (carts, id) => setDistributionAddress(carts, guestWith(id), neubau),
  (carts, id) => setDistributionAddress(carts, guestWith(id), graz),
  (carts, id, [slot = '']) => setTimeSlot(carts, guestWith(id), slot),
  (carts, id, [, other = '']) => setTimeSlot(carts, guestWith(id), other),
  (carts, id) => getCart(carts, guestWith(id)),
];

test('SERV-06 CART-04 whatever is pressed at once, through two processes, is done or refused, and cart and hold agree', async () => {
  const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
  const slots = [await insertSlot(database(), { capacity: 3 }), await insertSlot(database(), { capacity: 3 })];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...presses), { minLength: 4, maxLength: 24 }), async (pressed) => {
      const { id } = answered(await addItem(both[0], guest, { sku: 'p1', quantity: 1 }));
      answered(await setDistributionAddress(both[0], guestWith(id), neubau));
      await Promise.all(pressed.map((press, at) => press(both[at % 2 ? 0 : 1], id, slots)));

      const document = readDocument((await stored(id))?.document ?? '{}');
      const [hold] = await query<{ slotId: string }>(
        'select slot_id as "slotId" from slot_hold where cart_id = $1 and not released',
        id,
      );
      expect(hold?.slotId).toBe(document.window?.id);
      expect(document.lines.filter(({ sku }) => sku === 'p3').every(({ quantity }) => quantity === 1)).toBe(true);
      await query('delete from slot_hold where cart_id = $1', id);
    }),
    { numRuns: 25 },
  );
});
