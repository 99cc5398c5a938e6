import { expect, test } from 'vitest';
import { documentOf, testWindow } from '../rules/testing.ts';
import { heldWindow, memoryCarts } from '../testing/memoryCarts.ts';
import { answered, customer, guest, guestWith, neubau } from '../testing.ts';
import { resetCart } from './resetCart.ts';

const wishes = {
  address: { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] },
  billing: { firstName: 'Ada', lastName: 'Berg' },
  crates: true,
  substitution: 'none' as const,
};
const filled = documentOf(
  { p1: 3 },
  { ...wishes, window: testWindow, payments: [{ methodKey: 'paypal' }], pass: 'year' },
);

test('a new cart is empty and at the same place; the old one is given up and its slot is free', async () => {
  const { carts, put, hold, holdOf, row, documentOf: stored } = memoryCarts();
  put('old', { customerId: 'ana', revision: 7, document: filled });
  hold('old', heldWindow('w1'));
  const fresh = answered(await resetCart(carts, customer('ana', { cartId: 'old' })));
  expect(fresh).toMatchObject({ customerId: 'ana', revision: 1, productLineItems: [] });
  expect(stored(fresh.id)).toStrictEqual({ ...documentOf({}), ...wishes });
  expect(row('old')).toMatchObject({ status: 'ABANDONED', document: '{}' });
  expect(holdOf('old')).toBeUndefined();
  expect(carts.cache.get(fresh.id)?.row.revision).toBe(1);
});

test('of a cart without wishes nothing is taken over; one that adds to an order has the order’s slot', async () => {
  const { carts, put, documentOf: stored, row } = memoryCarts();
  put('plain', { document: documentOf({ p1: 1 }) });
  const plain = answered(await resetCart(carts, guestWith('plain')));
  expect(stored(plain.id)).toStrictEqual(documentOf({}));
  put('addon', { mode: 'ADDON', orderNumber: '47', beside: 'plain', document: filled });
  const addon = answered(await resetCart(carts, guestWith('addon')));
  expect(stored(addon.id)).toStrictEqual({ ...documentOf({}), ...wishes, window: testWindow });
  expect(row(addon.id)).toMatchObject({ mode: 'ADDON', orderNumber: '47', beside: 'plain' });
  put('addon', { mode: 'ADDON', orderNumber: '47', document: documentOf({ p1: 1 }) });
  const without = answered(await resetCart(carts, guestWith('addon')));
  expect(stored(without.id)).toStrictEqual(documentOf({}));
});

test('without a cart there is nothing to reset', async () => {
  const { carts, rows, put, meanwhile, remove } = memoryCarts();
  expect(await resetCart(carts, guest)).toEqual({ failure: 'cartNotFound' });
  expect(await resetCart(carts, guest, { reopen: true })).toEqual({ failure: 'cartNotFound' });
  expect(rows()).toEqual([]);
  put('c1');
  meanwhile('cart-locked', () => remove('c1'));
  expect(await resetCart(carts, guestWith('c1')), 'gone meanwhile').toEqual({ failure: 'cartNotFound' });
});

test('a cart that waits for a payment is opened again with all it holds, and its payment is given up', async () => {
  const givenUp: string[] = [];
  const memory = memoryCarts({
    async abandonPayment(cartId: string) {
      givenUp.push(cartId);
      memory.alter(cartId, { status: 'OPEN' });
    },
  });
  memory.put('c1', { status: 'FINALIZED', document: documentOf({ p1: 3 }) });
  const cart = answered(await resetCart(memory.carts, guestWith('c1')));
  expect(cart).toMatchObject({ id: 'c1', cartStatus: 'OPEN', lineItemCount: 3 });
  expect(givenUp).toEqual(['c1']);
  expect(memory.asked).not.toContain('cart-reopen');
});

test('where nothing can be paid the cart alone is opened', async () => {
  const { carts, put } = memoryCarts();
  put('c1', { status: 'FINALIZED', document: documentOf({ p1: 3 }) });
  expect(answered(await resetCart(carts, guestWith('c1')))).toMatchObject({ id: 'c1', cartStatus: 'OPEN' });
});

test('a shopper who only wanted it open again loses nothing where that has happened by itself', async () => {
  const { carts, put, row } = memoryCarts();
  put('c1', { document: documentOf({ p1: 3 }) });
  expect(answered(await resetCart(carts, guestWith('c1'), { reopen: true }))).toMatchObject({ id: 'c1', revision: 1 });
  expect(row('c1')?.status).toBe('OPEN');
});

test('a cart whose payment begins this very moment is left alone', async () => {
  const { carts, put, meanwhile, alter, rows } = memoryCarts();
  put('c1', { document: documentOf({ p1: 3 }) });
  meanwhile('cart-locked', () => alter('c1', { status: 'FINALIZED' }));
  expect(answered(await resetCart(carts, guestWith('c1')))).toMatchObject({ id: 'c1', cartStatus: 'FINALIZED' });
  expect(rows()).toHaveLength(1);
});
