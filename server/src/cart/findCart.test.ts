import { describe, expect, test } from 'vitest';
import { DatabaseBusy } from '../platform/database/database.ts';
import { findCached, findCart, isUsable, lockCustomersCart, lockFound } from './findCart.ts';
import { documentOf, testWindow } from './rules/testing.ts';
import type { CartRow } from './storage/readCart.ts';
import { heldWindow, memoryCarts } from './testing/memoryCarts.ts';
import { customer, guest, guestWith } from './testing.ts';

const cartOf = (row: Partial<CartRow>) => ({
  row: { id: 'c1', mode: 'REGULAR' as const, status: 'OPEN' as const, revision: 1, ...row },
  document: documentOf({}),
});
const chosen = documentOf({ p1: 1 }, { window: testWindow });

test('a cart can be used by everybody or by its customer, as long as something can become of it', () => {
  expect(isUsable(cartOf({}), guest)).toBe(true);
  expect(isUsable(cartOf({}), customer('ana'))).toBe(true);
  expect(isUsable(cartOf({ customerId: 'ana' }), guest)).toBe(false);
  expect(isUsable(cartOf({ customerId: 'ana' }), customer('ben'))).toBe(false);
  expect(isUsable(cartOf({ customerId: 'ana' }), customer('ana'))).toBe(true);
  const usable = (status: CartRow['status']) => isUsable(cartOf({ status }), guest);
  expect((['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED'] as const).map(usable)).toEqual([true, true, false, false]);
});

test('memory gives a cart by its name, and none to somebody else', () => {
  const { carts } = memoryCarts();
  const cart = cartOf({ customerId: 'ana' });
  carts.cache.set(cart);
  expect(findCached(carts, customer('ana', { cartId: 'c1' }))).toBe(cart);
  expect(findCached(carts, customer('ben', { cartId: 'c1' }))).toBeUndefined();
  expect(findCached(carts, guestWith('c2'))).toBeUndefined();
  expect(findCached(carts, customer('ana'))).toBeUndefined();
});

describe('the cart as the database has it', () => {
  test('is the one the cookie names, and is remembered', async () => {
    const { carts, put, asked } = memoryCarts();
    put('c1', { document: documentOf({ p1: 2 }) });
    const found = await findCart(carts, guestWith('c1'));
    expect(found?.document.lines).toHaveLength(1);
    expect(carts.cache.get('c1')).toBe(found);
    expect(asked, 'of one that is not known also the slot is asked').toEqual(['cart']);
  });

  test('is the customer’s own where the cookie names none that they can use', async () => {
    const { carts, put } = memoryCarts();
    put('ana’s', { customerId: 'ana' });
    put('ben’s', { customerId: 'ben' });
    put('over', { status: 'ORDERED' });
    for (const cartId of [undefined, 'ben’s', 'over', 'never was']) {
      const found = await findCart(carts, customer('ana', { cartId }));
      expect(found?.row.id).toBe('ana’s');
    }
    expect(carts.cache.get('ana’s')?.row.customerId).toBe('ana');
    expect(carts.cache.get('ben’s'), 'that it is not theirs is known as well').toBeDefined();
  });

  test('is none where there is none', async () => {
    const { carts, asked } = memoryCarts();
    expect(await findCart(carts, guest)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await findCart(carts, guestWith('never was'))).toBeUndefined();
    expect(await findCart(carts, customer('ana'))).toBeUndefined();
    expect(asked).toEqual(['cart', 'cart-of-customer']);
  });

  test('of one that is known and has no slot, the slot is not asked for; of one that has, it is', async () => {
    const { carts, put, hold, asked } = memoryCarts();
    put('plain', { document: documentOf({ p1: 2 }) });
    put('chosen', { document: chosen });
    hold('chosen', heldWindow('w1'));
    for (const id of ['plain', 'chosen']) await findCart(carts, guestWith(id));
    asked.length = 0;
    const plain = await findCart(carts, guestWith('plain'));
    const held = await findCart(carts, guestWith('chosen'));
    expect(asked).toEqual(['cart-known', 'cart-known-with-window']);
    expect([plain?.document, held?.document]).toEqual([documentOf({ p1: 2 }), chosen]);
    expect(held?.window).toMatchObject({ id: 'w1', held: true });
  });

  test('a slot that another process chose meanwhile comes along', async () => {
    const { carts, put, hold, asked } = memoryCarts();
    put('c1', { document: documentOf({ p1: 1 }) });
    await findCart(carts, guestWith('c1'));
    put('c1', { document: chosen, revision: 2 });
    hold('c1', heldWindow('w1'));
    asked.length = 0;
    const found = await findCart(carts, guestWith('c1'));
    expect(found?.window?.id).toBe('w1');
    expect(found?.document.window?.id).toBe('w1');
    expect(asked).toEqual(['cart-known', 'cart']);
    put('c1', { document: { ...chosen, crates: true }, revision: 3 });
    asked.length = 0;
    await findCart(carts, guestWith('c1'));
    expect(asked, 'of one that is known to have a slot it came along already').toEqual(['cart-known-with-window']);
    put('c2', { document: documentOf({ p1: 1 }) });
    await findCart(carts, guestWith('c2'));
    put('c2', { document: documentOf({ p1: 5 }), revision: 2 });
    asked.length = 0;
    await findCart(carts, guestWith('c2'));
    expect(asked, 'a change that chose none asks no further').toEqual(['cart-known']);
  });
});

describe('the cart under its lock', () => {
  test('is found as without one', async () => {
    const { carts, put, asked } = memoryCarts();
    const { database } = carts;
    put('ana’s', { customerId: 'ana' });
    put('c1');
    put('over', { status: 'ORDERED' });
    expect(await lockFound(database, carts, guest)).toBeUndefined();
    expect(asked).toEqual([]);
    expect((await lockFound(database, carts, guestWith('c1')))?.row.id).toBe('c1');
    expect(await lockFound(database, carts, guestWith('over'))).toBeUndefined();
    expect(await lockFound(database, carts, guestWith('ana’s'))).toBeUndefined();
    expect(await lockFound(database, carts, guestWith('never was'))).toBeUndefined();
    for (const cartId of [undefined, 'over', 'never was']) {
      expect((await lockFound(database, carts, customer('ana', { cartId })))?.row.id).toBe('ana’s');
    }
  });

  test('of a customer is looked for again where it was given up while waiting for it', async () => {
    const { carts, put, alter, remove, meanwhile } = memoryCarts();
    put('first', { customerId: 'ana' });
    meanwhile('cart-locked', () => {
      alter('first', { status: 'ABANDONED' });
      put('second', { customerId: 'ana' });
    });
    expect((await lockCustomersCart(carts.database, 'ana'))?.row.id).toBe('second');
    put('first', { customerId: 'ben' });
    meanwhile('cart-locked', () => alter('first', { status: 'ABANDONED' }));
    expect(await lockCustomersCart(carts.database, 'ben')).toBeUndefined();
    put('third', { customerId: 'zoe' });
    meanwhile('cart-locked', () => remove('third'));
    expect(await lockCustomersCart(carts.database, 'zoe'), 'deleted with its customer').toBeUndefined();
  });

  test.each([
    [19, 'found'],
    [20, 'busy'],
  ])('that is given up %i times in a row is %s', async (times, outcome) => {
    const { carts, put, alter, meanwhile, asked } = memoryCarts();
    let next = 0;
    put('c0', { customerId: 'ana' });
    const giveUp = () => {
      alter(`c${next}`, { status: 'ABANDONED' });
      put(`c${++next}`, { customerId: 'ana' });
    };
    meanwhile('cart-locked', giveUp, times);
    const locked = lockCustomersCart(carts.database, 'ana');
    if (outcome === 'found') expect((await locked)?.row.id).toBe('c19');
    else await expect(locked).rejects.toThrow(DatabaseBusy);
    expect(asked.filter((name) => name === 'cart-locked')).toHaveLength(20);
  });
});
