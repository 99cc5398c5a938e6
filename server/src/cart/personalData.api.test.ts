import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cartsWithCheckout } from '../checkout/personalData.ts';
import { insertSlot } from '../service/testing.ts';
import type { Carts } from './carts.ts';
import { cartsOfCustomers } from './cartsOfCustomers.ts';
import { addItem } from './operations/addItem.ts';
import { getCart } from './operations/getCart.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { cartData } from './personalData.ts';
import { answered, cartDatabase, customer, neubau } from './testing.ts';

const { database, open, query, stored } = cartDatabase();

const deleteCartsOf = ({ service: { slots } }: Carts, customerId: string) =>
  cartData({ database: database(), slots, cartsWithCheckout }).deleteOf?.(customerId);

const held = async (cartId: string) =>
  (await query('select 1 from slot_hold where cart_id = $1 and not released', cartId)).length;

test('CUST-12 with an account its cart is deleted, address and slot included; carts of others stay', async () => {
  const carts = await open();
  const [leaves, stays] = [customer(), customer()];
  const slot = await insertSlot(database());
  const { id } = answered(await addItem(carts, leaves, { sku: 'p1', quantity: 1 }));
  answered(await setDistributionAddress(carts, leaves, neubau));
  answered(await setTimeSlot(carts, leaves, slot));
  const other = answered(await addItem(carts, stays, { sku: 'p2', quantity: 1 }));
  expect(await held(id)).toBe(1);
  await deleteCartsOf(carts, leaves.visitor.customerId ?? '');
  expect(await stored(id)).toBeUndefined();
  expect(await held(id)).toBe(0);
  expect(answered(await getCart(carts, stays)).id).toBe(other.id);
  expect(await getCart(carts, { ...leaves, cartId: id })).toMatchObject({ failure: 'cartNotFound' });
});

test('CUST-12 a cart that is being paid for or was ordered stays, without its customer', async () => {
  const carts = await open();
  const customerId = randomUUID();
  const rows = { OPEN: randomUUID(), ABANDONED: randomUUID(), ORDERED: randomUUID() };
  for (const [status, id] of Object.entries(rows)) {
    await query(
      'insert into cart (id, customer_id, status, document) values ($1, $2, $3, $4)',
      id,
      customerId,
      status,
      '{}',
    );
  }
  const addon = randomUUID();
  await query(
    `insert into cart (id, customer_id, mode, order_number, beside, status, document)
     values ($1, $2, 'ADDON', '4711', $3, 'FINALIZED', '{}')`,
    addon,
    customerId,
    rows.OPEN,
  );
  await deleteCartsOf(carts, customerId);
  expect([await stored(rows.OPEN), await stored(rows.ABANDONED)]).toEqual([undefined, undefined]);
  expect(await stored(rows.ORDERED)).toMatchObject({ status: 'ORDERED', customerId: null, revision: 2 });
  expect(await stored(addon)).toMatchObject({ status: 'FINALIZED', customerId: null });
});

test('FAV-03 what lies in a customer’s cart is known, wherever it was filled', async () => {
  const carts = await open();
  const someone = customer();
  const customerId = someone.visitor.customerId ?? '';
  expect(await cartsOfCustomers(carts).cartSkusOf(customerId)).toEqual(new Set());
  answered(await addItem(carts, someone, { sku: 'p1', quantity: 1 }));
  answered(await addItem(carts, someone, { sku: 'p2', quantity: 3 }));
  expect(await cartsOfCustomers(await open()).cartSkusOf(customerId)).toEqual(new Set(['p1', 'p2']));
});

test('CUST-12 a cart that was nearly paid for stays as a name alone, for the money’s sake', async () => {
  const carts = await open();
  const customerId = randomUUID();
  const { id } = answered(await addItem(carts, customer(customerId), { sku: 'p1', quantity: 1 }));
  await query(
    `insert into checkout (id, cart_id, browser_hash, status, attempt, total, expires_at)
     values (gen_random_uuid(), $1, sha256(''), 'FAILED', '{}', 0, now())`,
    id,
  );
  await deleteCartsOf(carts, customerId);
  expect(await stored(id)).toMatchObject({ status: 'ABANDONED', customerId: null, document: '{}' });
});
