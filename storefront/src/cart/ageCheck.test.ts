import { expect, test, vi } from 'vitest';
import { createAgeCheck } from './ageCheck.ts';
import { milk } from './testing/carts.ts';
import { fakeStorage } from './testing/fakeCarts.ts';

const beer = { ...milk, minAge: 16 };
const gin = { ...milk, minAge: 18 };

test('CART-05 what everybody may buy is not asked about', async () => {
  const ask = vi.fn();
  expect(await createAgeCheck(ask, fakeStorage)(milk)).toBe('go');
  expect(ask).not.toHaveBeenCalled();
});

test('CART-05 each age is asked once per visit; a higher one covers the lower', async () => {
  const ask = vi.fn(async () => true);
  const storage = fakeStorage();
  const check = createAgeCheck(ask, () => storage);
  expect(await check(beer)).toBe('go');
  expect(await check(beer)).toBe('go');
  expect(await check(gin)).toBe('go');
  expect(ask.mock.calls).toEqual([[16], [18]]);
  expect(await createAgeCheck(ask, () => storage)(beer)).toBe('go');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('CART-05 who says no, or leaves, adds nothing and is asked again', async () => {
  const ask = vi.fn(async () => false);
  const check = createAgeCheck(ask, fakeStorage);
  expect(await check(gin)).toBe('addproductaborted');
  expect(await check(gin)).toBe('addproductaborted');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('CART-05 two products of one age at once are one question', async () => {
  const ask = vi.fn(async () => true);
  const check = createAgeCheck(ask, fakeStorage);
  expect(await Promise.all([check(gin), check({ ...gin, sku: 'rum' })])).toEqual(['go', 'go']);
  expect(ask).toHaveBeenCalledOnce();
});
