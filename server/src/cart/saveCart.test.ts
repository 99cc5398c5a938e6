import { expect, test } from 'vitest';
import type { Caller } from './carts.ts';
import { newCart } from './newCart.ts';
import { documentOf, testWindow } from './rules/testing.ts';
import { beginCart, saveCart } from './saveCart.ts';
import { heldWindow, memoryCarts } from './testing/memoryCarts.ts';
import { customer, guest } from './testing.ts';

test('a new cart is open, empty, and its customer’s where there is one', async () => {
  const { carts } = memoryCarts();
  const begin = (caller: Caller) => newCart(carts.database, carts, caller);
  const fresh = await begin(guest);
  expect(fresh).toEqual({
    row: { id: expect.any(String), mode: 'REGULAR', status: 'OPEN', revision: 0 },
    document: documentOf({}),
  });
  expect(fresh.row).not.toHaveProperty('customerId');
  expect((await begin(customer('ana'))).row.customerId).toBe('ana');
  expect(fresh.row.id).not.toBe((await begin(guest)).row.id);
});

test('a cart that was begun has revision 1; where the customer has one already, none is begun', async () => {
  const { carts, documentOf: stored } = memoryCarts();
  const filled = documentOf({ p1: 2 });
  const fresh = () => newCart(carts.database, carts, customer('ana'));
  const begun = await beginCart(carts.database, await fresh(), filled);
  expect(begun).toMatchObject({ row: { customerId: 'ana', revision: 1 }, document: filled });
  expect(stored(begun?.row.id ?? '')).toEqual(filled);
  expect(await beginCart(carts.database, await fresh(), filled)).toBeUndefined();
});

test.each([
  ['a filled cart with a slot keeps it longer', { p1: 1 }, 'REGULAR', 60],
  ['an empty cart’s slot ends when its time is up', {}, 'REGULAR', 0],
  ['what is added to an order has the order’s slot, and no hold', { p1: 1 }, 'ADDON', undefined],
] as const)('%s', async (_, goods, mode, minutes) => {
  const { carts, put, hold, holdOf, asked } = memoryCarts();
  const document = documentOf(goods, { window: testWindow });
  put('c1', { mode, document });
  hold('c1', heldWindow('w1', { heldUntil: 0 }));
  const cart = { row: { id: 'c1', mode, status: 'OPEN' as const, revision: 1 }, document };
  const saved = await saveCart(carts.database, carts, cart, document);
  expect(saved?.row.revision).toBe(2);
  expect(asked).toEqual([minutes === undefined ? 'cart-save' : 'cart-save-with-window']);
  expect(holdOf('c1')?.heldUntil).toBe((minutes ?? 0) * 60_000);
  if (minutes === undefined) expect(saved).not.toHaveProperty('window');
  else expect(saved?.window?.heldUntil).toBe(new Date(minutes * 60_000).toISOString());
});

test('a cart without a slot asks for none; one that is no longer as it was read is not saved', async () => {
  const { carts, put, asked, alter } = memoryCarts();
  put('c1');
  const document = documentOf({ p1: 1 });
  const cart = { row: { id: 'c1', mode: 'REGULAR' as const, status: 'OPEN' as const, revision: 1 }, document };
  expect(await saveCart(carts.database, carts, cart, document)).toEqual({
    row: { ...cart.row, revision: 2 },
    document,
  });
  expect(asked).toEqual(['cart-save']);
  alter('c1', {});
  expect(await saveCart(carts.database, carts, cart, document)).toBeUndefined();
});
