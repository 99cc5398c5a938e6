import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertSlot } from '../../service/testing.ts';
import type { Caller, Carts } from '../carts.ts';
import { killedChild } from '../testing/killedChild.ts';
import { answered, cartDatabase, customer, guest, guestWith, neubau, quantities } from '../testing.ts';
import { addItem } from './addItem.ts';
import { getCart } from './getCart.ts';
import { mergeCart } from './mergeCart.ts';
import { setCustomer } from './setCustomer.ts';
import { setDistributionAddress } from './setDistributionAddress.ts';
import { setTimeSlot } from './setTimeSlot.ts';

const { database, open, stored, anotherConnection, connectionString, query } = cartDatabase();

async function filled(carts: Carts, caller: Caller, wanted: Record<string, number>): Promise<string> {
  let id = caller.cartId;
  for (const [sku, quantity] of Object.entries(wanted)) {
    id = answered(await addItem(carts, { ...caller, ...(id && { cartId: id }) }, { sku, quantity })).id;
  }
  return id ?? '';
}

/** A customer with a cart, and the cart of the visitor they were before they signed in. */
async function bothCarts(carts: Carts, own: Record<string, number>, guests: Record<string, number>) {
  const who = randomUUID();
  const ownId = await filled(carts, customer(who), own);
  const guestId = await filled(carts, guest, guests);
  return { who, ownId, guestId, caller: customer(who, { cartId: guestId }) };
}

describe('after a login', () => {
  test('CART-09 a visitor’s cart is attached to a customer who has none; then it opens to that customer alone', async () => {
    const carts = await open();
    const guestId = await filled(carts, guest, { p1: 2 });
    const caller = customer('c-attach', { cartId: guestId });
    const result = await setCustomer(carts, caller, guestId);
    expect(answered(result)).toMatchObject({ id: guestId, customerId: 'c-attach', revision: 2 });
    expect(result).not.toHaveProperty('merge');
    expect(await getCart(carts, guestWith(guestId))).toEqual({ failure: 'cartNotFound' });
    expect(await getCart(carts, customer('another', { cartId: guestId }))).toEqual({ failure: 'cartNotFound' });
    expect(answered(await getCart(carts, customer('c-attach'))).id).toBe(guestId);
    expect(answered(await setCustomer(carts, caller, guestId)).revision, 'called again').toBe(2);
  });

  test('CART-09 a cart that was taken over is not changed by a browser that still has its cookie', async () => {
    const carts = await open();
    const guestId = await filled(carts, guest, { p1: 2 });
    answered(await setCustomer(carts, customer('c-taken', { cartId: guestId }), guestId));
    const added = answered(await addItem(carts, guestWith(guestId), { sku: 'p2', quantity: 1 }));
    expect(added.id).not.toBe(guestId);
    expect(quantities(answered(await getCart(carts, customer('c-taken'))))).toEqual({ p1: 2 });
  });

  test('CART-09 the customer’s own cart remains where the visitor’s is empty or holds the same', async () => {
    const carts = await open();
    for (const guests of [{ p1: 2, p2: 1 }, { p9: 1 }] as Record<string, number>[]) {
      const { ownId, guestId, caller } = await bothCarts(carts, { p2: 1, p1: 2 }, guests);
      if (guests.p9) await query(`update cart set document = '{}', revision = 9 where id = $1`, guestId);
      const result = answered(await setCustomer(carts, caller, guestId));
      expect(result.id).toBe(ownId);
      expect(quantities(result)).toEqual({ p1: 2, p2: 1 });
      expect((await stored(guestId))?.status).toBe('ABANDONED');
      expect(answered(await setCustomer(carts, caller, guestId)).id, 'called again').toBe(ownId);
    }
  });

  test('CART-09 an empty cart of the customer gives way to the visitor’s, slot and all', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 1 }, { p2: 2 });
    await query(`update cart set document = '{}', revision = 9 where id = $1`, ownId);
    answered(await setDistributionAddress(carts, guestWith(guestId), neubau));
    const slot = await insertSlot(database());
    answered(await setTimeSlot(carts, guestWith(guestId), slot));
    answered(await setCustomer(carts, caller, guestId));
    const cart = answered(await getCart(carts, caller));
    expect(cart).toMatchObject({ id: guestId, distributionWindow: { id: slot, held: true } });
    expect((await stored(ownId))?.status).toBe('ABANDONED');
  });

  test('CART-10 both hold different things: nothing changes until one is chosen', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 1 }, { p2: 2 });
    const before = [await stored(ownId), await stored(guestId)];
    const result = await setCustomer(carts, caller, guestId);
    expect(result).toMatchObject({ merge: true, answer: { id: guestId }, saved: { id: ownId } });
    expect([await stored(ownId), await stored(guestId)]).toEqual(before);
  });

  test('CART-10 a cart whose payment is under way is left alone', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 1 }, { p2: 2 });
    await query(`update cart set status = 'FINALIZED', revision = revision + 1 where id = $1`, ownId);
    const refused = { failure: '3', payload: { cartStatus: 'FINALIZED' } };
    expect(await setCustomer(carts, caller, guestId)).toEqual(refused);
    expect(await mergeCart(carts, caller, { cartId: guestId })).toEqual(refused);
    expect((await stored(guestId))?.status).toBe('OPEN');
  });
});

describe('merging', () => {
  test('CART-10 quantities add up to the maximum, and the slot comes along', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 15, p2: 1 }, { p1: 15, p3: 2 });
    answered(await setDistributionAddress(carts, guestWith(guestId), neubau));
    const slot = await insertSlot(database());
    answered(await setTimeSlot(carts, guestWith(guestId), slot));
    const merged = answered(await mergeCart(carts, caller, { cartId: guestId }));
    expect(merged.id).toBe(ownId);
    expect(quantities(merged)).toEqual({ p1: 20, p2: 1, p3: 2 });
    expect(merged.distributionWindow).toMatchObject({ id: slot, held: true });
    expect((await stored(guestId))?.status).toBe('ABANDONED');
    const again = answered(
      await mergeCart(carts, customer(caller.visitor.customerId, { cartId: ownId }), { cartId: guestId }),
    );
    expect(again).toMatchObject({ id: ownId, revision: merged.revision });
  });

  test('CART-10 with discard only the customer’s cart remains, and the visitor’s slot is free again', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 1 }, { p2: 2 });
    answered(await setDistributionAddress(carts, guestWith(guestId), neubau));
    const slot = await insertSlot(database(), { capacity: 1 });
    answered(await setTimeSlot(carts, guestWith(guestId), slot));
    const left = answered(await mergeCart(carts, caller, { cartId: guestId, keep: 'saved' }));
    expect(left.id).toBe(ownId);
    expect(quantities(left)).toEqual({ p1: 1 });
    expect(answered(await mergeCart(carts, caller, { cartId: guestId, keep: 'saved' })).id).toBe(ownId);
    answered(await setDistributionAddress(carts, caller, neubau));
    expect(answered(await setTimeSlot(carts, caller, slot)).distributionWindow?.held).toBe(true);
  });

  test('CART-10 only the new one: the visitor’s cart stays with its slot, the saved one goes and frees its own', async () => {
    const carts = await open();
    const { ownId, guestId, caller } = await bothCarts(carts, { p1: 1 }, { p2: 2 });
    const [held, taken] = [await insertSlot(database(), { capacity: 1 }), await insertSlot(database())];
    const saved = customer(caller.visitor.customerId, { cartId: ownId });
    answered(await setDistributionAddress(carts, saved, neubau));
    answered(await setTimeSlot(carts, saved, held));
    answered(await setDistributionAddress(carts, guestWith(guestId), neubau));
    answered(await setTimeSlot(carts, guestWith(guestId), taken));
    const left = answered(await mergeCart(carts, caller, { cartId: guestId, keep: 'new' }));
    expect(left).toMatchObject({ id: guestId, distributionWindow: { id: taken, held: true } });
    expect(quantities(left)).toEqual({ p2: 2 });
    expect((await stored(ownId))?.status).toBe('ABANDONED');
    expect(answered(await mergeCart(carts, caller, { cartId: guestId, keep: 'new' })).id).toBe(guestId);
    const holds = { text: 'select cart_id from slot_hold where slot_id = $1 and not released', values: [held] };
    expect(await database().query(holds), 'the slot of the saved one is free again').toEqual([]);
  });

  test('CART-10 50 parallel merges, through two processes, leave one right cart', async () => {
    const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
    const { ownId, guestId, caller } = await bothCarts(both[0], { p1: 3, p2: 1 }, { p1: 4, p3: 2 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, at) => mergeCart(both[at % 2 ? 0 : 1], caller, { cartId: guestId })),
    );
    for (const result of results) expect(quantities(answered(result))).toEqual({ p1: 7, p2: 1, p3: 2 });
    expect(quantities(answered(await getCart(both[0], caller)))).toEqual({ p1: 7, p2: 1, p3: 2 });
    expect(await stored(guestId)).toMatchObject({ status: 'ABANDONED' });
    const left = await query(
      `select id from cart where customer_id = $1 and status = 'OPEN'`,
      caller.visitor.customerId,
    );
    expect(left).toEqual([{ id: ownId }]);
  });

  test('CART-10 a process that is killed while it merges leaves each cart merged or as it was, and merging again mends it', async () => {
    const carts = await open();
    const pairs = [];
    for (let at = 0; at < 60; at++) pairs.push(await bothCarts(carts, { p1: 3 }, { p1: 4, p3: 2 }));
    const known = JSON.stringify(pairs.map(({ who, guestId }) => [who, guestId]));
    const { lines, signal } = await killedChild('./mergeMany.ts', [connectionString(), known], 10).ended;
    expect(signal).toBe('SIGKILL');

    const merged = { p1: 7, p3: 2 };
    for (const { who, ownId, guestId, caller } of pairs) {
      const { status } = (await stored(guestId)) ?? {};
      const own = quantities(answered(await getCart(carts, customer(who, { cartId: ownId }))));
      if (lines.includes(`merged ${guestId}`)) expect(status).toBe('ABANDONED');
      expect(own).toEqual(status === 'ABANDONED' ? merged : { p1: 3 });
      expect(quantities(answered(await mergeCart(carts, caller, { cartId: guestId })))).toEqual(merged);
    }
  });

  test('CART-09 50 parallel takings of different carts leave the customer one, and lose no other', async () => {
    const carts = await open(anotherConnection());
    const who = randomUUID();
    const ids = await Promise.all(Array.from({ length: 50 }, (_, at) => filled(carts, guest, { [`p${at + 1}`]: 1 })));
    const results = await Promise.all(ids.map((id) => setCustomer(carts, customer(who, { cartId: id }), id)));
    expect(results.filter((result) => !('failure' in result) && result.merge)).toHaveLength(49);
    const open_ = await query<{ customerId: string | null }>(
      `select customer_id as "customerId" from cart where id = any($1) and status = 'OPEN'`,
      ids,
    );
    expect(open_).toHaveLength(50);
    expect(open_.filter(({ customerId }) => customerId === who)).toHaveLength(1);
  });
});

describe('a cart that is not theirs', () => {
  test('CART-10 a cart that the cookie does not name, another customer’s, or none at all is not found', async () => {
    const carts = await open();
    const foreign = await filled(carts, guest, { p1: 1 });
    const othersId = await filled(carts, customer('the-other'), { p1: 1 });
    const { guestId, who, caller } = await bothCarts(carts, { p2: 1 }, { p3: 1 });
    const notFound = { failure: 'cartNotFound' };
    for (const cartId of [foreign, othersId, randomUUID()]) {
      expect(await setCustomer(carts, caller, cartId)).toEqual(notFound);
      expect(await mergeCart(carts, caller, { cartId })).toEqual(notFound);
      expect(await mergeCart(carts, caller, { cartId, keep: 'saved' })).toEqual(notFound);
    }
    expect(await mergeCart(carts, customer(who, { cartId: othersId }), { cartId: othersId })).toEqual(notFound);
    expect((await stored(foreign))?.status).toBe('OPEN');
    expect((await stored(othersId))?.status).toBe('OPEN');
    expect((await stored(guestId))?.status).toBe('OPEN');
  });

  test('CART-09 a guest takes no cart over', async () => {
    const carts = await open();
    const id = await filled(carts, guest, { p1: 1 });
    expect(await setCustomer(carts, guestWith(id), id)).toEqual({ failure: 'unauthorized' });
    expect(await mergeCart(carts, guestWith(id), { cartId: id })).toEqual({ failure: 'unauthorized' });
  });
});
