import { cartFailures } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { roleAfter } from './roleAfter.ts';

describe('the mode of a cart', () => {
  const regular = { mode: 'REGULAR' } as const;
  const addOn = { mode: 'ADDON', orderNumber: '1' } as const;

  test('CART-08 from REGULAR to the ADDON of an order', () => {
    expect(roleAfter(regular, addOn)).toEqual(addOn);
    expect(roleAfter(regular, regular)).toEqual(regular);
    expect(roleAfter(regular, { mode: 'ADDON' })).toEqual({ failure: cartFailures.orderNotFound });
  });

  test('CART-08 from ADDON to ADDON for a given order number, otherwise to REGULAR', () => {
    expect(roleAfter(addOn, { mode: 'ADDON', orderNumber: '2' })).toEqual({ mode: 'ADDON', orderNumber: '2' });
    expect(roleAfter(addOn, { mode: 'ADDON' })).toEqual(regular);
    expect(roleAfter(addOn, regular)).toEqual(regular);
  });
});
