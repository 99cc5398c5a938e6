import { addDiscountCode, cartFailures, removeAllItems } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import { bread, cartFixture, milk } from './testing/carts.ts';
import { lostConnection } from './testing/fakeCarts.ts';
import { milkCart, openCart } from './testing/openCart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const gathered = 250;

describe('failing', () => {
  test('what the server refuses is taken back and told', async () => {
    const { cart, carts, events, shown } = openCart(milkCart(3));
    cart.start();
    await settle();
    carts.fail(new ApiError(409, 'no', { errorCode: cartFailures.productUnavailable }));
    const outcome = cart.add(milk);
    await settle(gathered);
    expect(await outcome).toBe('failed');
    expect(shown('milk')).toBe(3);
    expect(events.at(-1)).toEqual({ kind: 'failed', products: [milk], errorCode: 'productUnavailable' });
  });

  test('CHK-07 a cart that is being paid for tells so', async () => {
    const { cart, carts, events, shown } = openCart(milkCart(3));
    cart.start();
    await settle();
    carts.fail(new ApiError(409, 'closed', { errorCode: '3', customPayload: { cartStatus: 'FINALIZED' } }));
    cart.setQuantity(milk, 4);
    await settle(gathered);
    expect(shown('milk')).toBe(3);
    expect(events.at(-1)).toEqual({ kind: 'closed', cartStatus: 'FINALIZED' });
  });

  test('CART-03 a cart that is gone is begun anew with what was wanted', async () => {
    const { cart, carts } = openCart(milkCart(3));
    cart.start();
    await settle();
    carts.server.cart = undefined;
    cart.setQuantity(milk, 4);
    await settle(2000);
    expect(carts.changes().map(({ method }) => method)).toEqual(['PUT', 'POST']);
    expect(carts.quantities()).toEqual({ milk: 4 });
  });

  test('a line that another tab removed is added again', async () => {
    const { cart, carts, shown } = openCart(milkCart(3));
    cart.start();
    await settle();
    carts.server.cart = cartFixture([], { revision: 9 });
    cart.setQuantity(milk, 4);
    await settle(2000);
    expect(carts.quantities()).toEqual({ milk: 4 });
    expect(shown('milk')).toBe(4);
  });
});

describe('without a connection', () => {
  test('NAV-06 what was pressed stays, waits and is sent once, though the answer was lost', async () => {
    const { cart, carts, shown, kinds } = openCart();
    cart.start();
    carts.fail(lostConnection());
    void cart.add(milk, 2);
    await settle(gathered);
    expect(cart.get().waiting).toBe(true);
    expect(kinds()).toContain('waiting');
    expect(shown('milk')).toBe(2);
    cart.resume();
    await settle();
    expect(cart.get().waiting).toBe(false);
    expect(kinds().at(-1)).toBe('reached');
    // The change had been made before the line broke: its key kept it from being made twice.
    expect(carts.quantities()).toEqual({ milk: 2 });
    const [first, second] = carts.changes();
    expect(second?.key).toBe(first?.key);
  });

  test('NAV-06 it tries again by itself, more and more seldom', async () => {
    const { cart, carts } = openCart(milkCart(1));
    cart.start();
    await settle();
    carts.fail(lostConnection(), lostConnection(), lostConnection());
    cart.setQuantity(milk, 2);
    await settle(gathered);
    await settle(2000);
    await settle(4000);
    expect(carts.changes()).toHaveLength(3);
    await settle(8000);
    expect(carts.quantities()).toEqual({ milk: 2 });
    expect(cart.get().waiting).toBe(false);
  });

  test('NAV-06 what waits outlives the page', async () => {
    const { cart, carts, storage } = openCart();
    cart.start();
    carts.fail(lostConnection());
    void cart.add(milk);
    await settle(gathered);
    void cart.add(bread);
    await settle();
    // The page is gone, and with it what it still had in mind.
    vi.clearAllTimers();
    const later = openCart({}, storage, carts);
    later.cart.start();
    await settle(1000);
    expect(carts.quantities()).toEqual({ milk: 1, bread: 1 });
    expect([later.shown('milk'), later.shown('bread')]).toEqual([1, 1]);
    expect(storage.getItem('cartQueue')).toBeNull();
  });

  test('NOTI-02 NAV-06 a cart that could not be loaded is loaded when the line is back', async () => {
    const { cart, carts, shown } = openCart(milkCart(3));
    carts.fail(lostConnection());
    cart.start();
    await settle();
    expect(cart.get().loadState).toBe('error');
    cart.resume();
    await settle();
    expect(shown('milk')).toBe(3);
  });
});

describe('other changes', () => {
  test('come after what was pressed before', async () => {
    const { cart, carts } = openCart(milkCart(1));
    cart.start();
    await settle();
    cart.setQuantity(milk, 2);
    const done = cart.change(removeAllItems, {});
    await settle();
    await done;
    expect(carts.changes().map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  test('fail with what the server said, and forget a cart that is gone', async () => {
    const { cart, carts } = openCart(milkCart(1));
    cart.start();
    await settle();
    carts.fail(new ApiError(409, 'old', { errorCode: '223' }));
    await expect(cart.change(addDiscountCode, { body: { code: 'A' } })).rejects.toMatchObject({
      data: { errorCode: '223' },
    });
    carts.fail(new ApiError(404, 'gone', { errorCode: cartFailures.cartNotFound }));
    await expect(cart.change(addDiscountCode, { body: { code: 'A' } })).rejects.toMatchObject({ status: 404 });
    expect(cart.get().cart).toBeUndefined();
  });
});
