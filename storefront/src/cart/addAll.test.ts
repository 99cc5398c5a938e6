import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAll } from './addAll.ts';
import { bread, milk } from './testing/carts.ts';
import { milkCart, openCart } from './testing/openCart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const goods = [
  { product: milk, quantity: 1 },
  { product: bread, quantity: 2 },
];

test.each([
  ['a loaded cart', true],
  ['a cart that is not loaded yet', false],
])('REC-01 undo takes off what was added to %s, and leaves what was there and what came since', async (_, isLoaded) => {
  const { cart, carts } = openCart(milkCart(3));
  cart.start();
  if (isLoaded) await settle();
  const adding = addAll(cart, goods);
  await settle(2000);
  const { undo, failed, fewer } = await adding;
  expect([...failed, ...fewer]).toEqual([]);
  expect(carts.quantities()).toEqual({ milk: 4, bread: 2 });
  cart.setQuantity(bread, 3);
  await settle(2000);
  undo();
  await settle(2000);
  expect(carts.quantities()).toEqual({ milk: 3, bread: 1 });
});

test('REC-01 what the cart takes less of is told, and undo takes off what it took', async () => {
  const { cart, carts } = openCart(milkCart(3));
  cart.start();
  await settle();
  const adding = addAll(cart, [
    { product: milk, quantity: 1 },
    { product: bread, quantity: 9 },
  ]);
  await settle(2000);
  const { undo, failed, fewer } = await adding;
  expect(failed).toEqual([]);
  expect(fewer.map(({ product }) => product.sku)).toEqual(['bread']);
  expect(carts.quantities()).toEqual({ milk: 4, bread: 5 });
  undo();
  await settle(2000);
  expect(carts.quantities()).toEqual({ milk: 3 });
});
