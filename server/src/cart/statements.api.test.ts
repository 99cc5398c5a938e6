import { expect, test } from 'vitest';
import { counted } from '../catalogue/storage/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { addItem } from './operations/addItem.ts';
import { getCart } from './operations/getCart.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { answered, cartDatabase, graz, guest, guestWith, neubau } from './testing.ts';

const { database, open } = cartDatabase();

test('CART-04 an add is one statement on a cart that was used lately, two on any other; a read is one', async () => {
  const { on, statements } = counted(database());
  const carts = await open(on);
  statements.length = 0;
  const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 }));
  expect(statements.length, 'the first add').toBe(1);

  statements.length = 0;
  answered(await addItem(carts, guestWith(id), { sku: 'p2', quantity: 1 }));
  expect(statements.map(({ text }) => text.slice(0, 6))).toEqual(['update']);

  statements.length = 0;
  const read = answered(await getCart(carts, guestWith(id)));
  expect(statements.map(({ text }) => text.slice(0, 6))).toEqual(['select']);
  expect(read.revision).toBe(2);

  const another = counted(database());
  const cold = await open(another.on);
  another.statements.length = 0;
  answered(await addItem(cold, guestWith(id), { sku: 'p3', quantity: 1 }));
  expect(another.statements.length, 'a cart this process has not seen').toBe(2);

  const third = counted(database());
  const alsoCold = await open(third.on);
  third.statements.length = 0;
  answered(await getCart(alsoCold, guestWith(id)));
  expect(third.statements.length).toBe(1);
});

test('SERV-01 a place is one statement, and a transaction only where a slot may have to be given back with it', async () => {
  const { on, statements } = counted(database());
  const carts = await open(on);
  const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 }));
  const firstWords = () => statements.map(({ text }) => text.trim().split(' ')[0]);
  statements.length = 0;
  answered(await setDistributionAddress(carts, guestWith(id), neubau));
  expect(firstWords()).toEqual(['update']);
  answered(await setTimeSlot(carts, guestWith(id), await insertSlot(database())));
  statements.length = 0;
  // By a process that has not heard of the slot: it reads the cart first, and finds it.
  const another = counted(database());
  answered(await setDistributionAddress(await open(another.on), guestWith(id), graz));
  expect(another.statements.length).toBeGreaterThan(3);
  const booked = await database().query({
    text: 'select 1 from slot_hold where cart_id = $1 and not released',
    values: [id],
  });
  expect(booked).toEqual([]);
});

test('CART-04 a chosen slot costs no further statement, and its hold is told with every answer', async () => {
  const { on, statements } = counted(database());
  const carts = await open(on);
  const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 }));
  answered(await setDistributionAddress(carts, guestWith(id), neubau));
  const slot = await insertSlot(database());
  answered(await setTimeSlot(carts, guestWith(id), slot));
  statements.length = 0;
  const added = answered(await addItem(carts, guestWith(id), { sku: 'p2', quantity: 1 }));
  expect(statements.length).toBe(1);
  expect(added.distributionWindow).toMatchObject({ id: slot, held: true, fee: 499 });
  statements.length = 0;
  const read = answered(await getCart(carts, guestWith(id)));
  expect(statements.length).toBe(1);
  expect(read.distributionWindow).toEqual(added.distributionWindow);
});
