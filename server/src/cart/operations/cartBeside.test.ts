import { expect, test } from 'vitest';
import { documentOf } from '../rules/testing.ts';
import { memoryCarts } from '../testing/memoryCarts.ts';
import { customer, guest, guestWith } from '../testing.ts';
import { cartBeside } from './cartBeside.ts';

test('the cart that waited is the one beside the browser’s, as long as it is theirs and open', async () => {
  const { carts, put } = memoryCarts();
  const addon = { mode: 'ADDON', orderNumber: '47', status: 'ORDERED' } as const;
  put('waits', { document: documentOf({ p1: 2 }) });
  put('ben’s', { customerId: 'ben' });
  put('over', { status: 'ABANDONED' });
  put('plain');
  const besides = { 'to-waiting': 'waits', 'to-bens': 'ben’s', 'to-over': 'over', 'to-nothing': 'never was' };
  for (const [id, beside] of Object.entries(besides)) put(id, { ...addon, beside });
  expect(await cartBeside(carts, guestWith('to-waiting'))).toMatchObject({ id: 'waits', lineItemCount: 2 });
  for (const id of ['plain', 'to-bens', 'to-over', 'to-nothing', 'never was']) {
    expect(await cartBeside(carts, guestWith(id)), id).toBeUndefined();
  }
  expect((await cartBeside(carts, customer('ben', { cartId: 'to-bens' })))?.id).toBe('ben’s');
  expect(await cartBeside(carts, guest)).toBeUndefined();
});
