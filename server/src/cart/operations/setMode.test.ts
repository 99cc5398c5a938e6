import { expect, test } from 'vitest';
import type { OrderForAddon } from '../carts.ts';
import { documentOf, testWindow } from '../rules/testing.ts';
import { memoryCarts } from '../testing/memoryCarts.ts';
import { answered, customer, guest, guestWith, neubau } from '../testing.ts';
import { setMode } from './setMode.ts';

const address = { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] };
const billing = { firstName: 'Ada', lastName: 'Berg' };
const toAddTo = { address, window: testWindow, weight: 5000 };
const addTo = (orderNumber: string) => ({ mode: 'ADDON', orderNumber }) as const;
const regular = { mode: 'REGULAR' } as const;

/** Orders 47 and 48 can be added to; the second has a billing address. */
function withOrders() {
  const askedFor: unknown[] = [];
  const orderForAddon: OrderForAddon = async (orderNumber, visitor) => {
    askedFor.push([orderNumber, visitor.customerId]);
    if (orderNumber === '47') return toAddTo;
    return orderNumber === '48' ? { ...toAddTo, billing } : undefined;
  };
  return { ...memoryCarts({ orderForAddon }), askedFor };
}

test('a cart that adds to an order goes where and when the order goes, beside the regular one', async () => {
  const { carts, put, row, documentOf: stored } = withOrders();
  put('regular', { document: documentOf({ p1: 1 }) });
  const addon = answered(await setMode(carts, guestWith('regular'), addTo('47')));
  expect(addon).toMatchObject({ mode: 'ADDON', orderNumber: '47', orderWeight: 5000 });
  expect(row(addon.id)).toMatchObject({ beside: 'regular', customerId: null });
  expect(stored(addon.id)).toStrictEqual({ ...documentOf({}), address, window: testWindow });
  expect(answered(await setMode(carts, guestWith(addon.id), addTo('47'))).id, 'again').toBe(addon.id);
  expect(answered(await setMode(carts, guestWith('regular'), addTo('47'))).id, 'from the other').toBe(addon.id);
  const next = answered(await setMode(carts, guestWith(addon.id), addTo('48')));
  expect(row(next.id)).toMatchObject({ orderNumber: '48', beside: 'regular' });
  expect(stored(next.id).billing).toEqual(billing);
});

test('a customer finds the one they made on another device', async () => {
  const { carts, put, row, askedFor } = withOrders();
  put('own', { customerId: 'ana' });
  const addon = answered(await setMode(carts, customer('ana'), addTo('47')));
  expect(row(addon.id)).toMatchObject({ customerId: 'ana', beside: 'own' });
  expect(answered(await setMode(carts, customer('ana'), addTo('47'))).id).toBe(addon.id);
  expect(askedFor[0]).toEqual(['47', 'ana']);
});

test('a shopper without a cart gets a regular one to come back to', async () => {
  const { carts, rows, row } = withOrders();
  const addon = answered(await setMode(carts, guest, addTo('47')));
  expect(rows()).toHaveLength(2);
  const back = answered(await setMode(carts, guestWith(addon.id), regular));
  expect(back.mode).toBe('REGULAR');
  expect(row(addon.id)?.beside).toBe(back.id);
});

test('an order that cannot be added to is not found, and no cart is made for it', async () => {
  const { carts, rows, askedFor } = withOrders();
  const notFound = { failure: 'orderNotFound' };
  expect(await setMode(carts, guest, addTo('99'))).toEqual(notFound);
  expect(await setMode(carts, guest, { mode: 'ADDON' })).toEqual(notFound);
  expect(rows()).toEqual([]);
  expect(askedFor).toEqual([['99', undefined]]);
});

test('the regular cart stays where it is asked for; a number beside it is not looked up', async () => {
  const { carts, put, askedFor, asked } = withOrders();
  put('c1');
  expect(answered(await setMode(carts, guestWith('c1'), { ...regular, orderNumber: '47' })).id).toBe('c1');
  expect(askedFor).toEqual([]);
  expect(asked).toEqual(['cart-locked']);
  expect(answered(await setMode(carts, guest, regular))).toMatchObject({ mode: 'REGULAR', revision: 1 });
});

test('back from an order: to the cart that waited, else to the customer’s, else to a new one', async () => {
  const { carts, put } = withOrders();
  put('waited');
  put('gone', { status: 'ABANDONED' });
  put('ben’s', { customerId: 'ben' });
  put('own', { customerId: 'ana' });
  const addon = { mode: 'ADDON', orderNumber: '47' } as const;
  const backFrom = async (beside: string | null, who?: string) => {
    put('addon', { ...addon, beside, customerId: who ?? null });
    const caller = who === undefined ? guestWith('addon') : customer(who, { cartId: 'addon' });
    return answered(await setMode(carts, caller, regular)).id;
  };
  expect(await backFrom('waited')).toBe('waited');
  expect(await backFrom('waited', 'ana')).toBe('waited');
  for (const beside of ['gone', 'ben’s', 'never was', null]) {
    expect(await backFrom(beside, 'ana')).toBe('own');
    expect(['waited', 'gone', 'ben’s', 'own', 'addon']).not.toContain(await backFrom(beside));
  }
  expect(await backFrom('gone', 'zoe')).not.toBe('own');
});

test('a customer whose other device begins a cart at the same moment is asked to look again', async () => {
  const { carts, put, meanwhile } = withOrders();
  meanwhile('cart-insert', () => void put('theirs', { customerId: 'ana' }));
  expect(await setMode(carts, customer('ana'), regular)).toEqual({ failure: 'cartNotFound' });
});
