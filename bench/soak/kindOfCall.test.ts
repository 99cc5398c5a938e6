import {
  addItem,
  cancelOrder,
  checkCapacity,
  createOrder,
  finalizeCart,
  getCart,
  getCsrf,
  getPaymentOptions,
  setItem,
  setTimeSlot,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { dataCall, fileCall, kindOfCall, oldFileCall, pageCall } from './kindOfCall.ts';

test('every call is of the kind that its shopper waits for', () => {
  const kindOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
    kindOfCall(`${method} ${path}`);
  expect([pageCall, dataCall].map(kindOf)).toEqual(['page', 'page']);
  expect([fileCall, oldFileCall].map(kindOf)).toEqual(['file', 'file']);
  expect(kindOf(getCart)).toBe('cart read');
  expect([addItem, setItem].map(kindOf)).toEqual(['cart change', 'cart change']);
  for (const endpoint of [setTimeSlot, getPaymentOptions, finalizeCart, createOrder, checkCapacity])
    expect(kindOf(endpoint)).toBe('checkout call');
  expect([getCsrf, cancelOrder].map(kindOf)).toEqual(['other', 'other']);
});
