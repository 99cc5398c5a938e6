import { cartFailures } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import { bread, cartFixture, lineFixture, milk } from './testing/carts.ts';
import { milkCart, openCart } from './testing/openCart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const gathered = 250;

describe('loading', () => {
  test('CART-03 who never had a cart is not asked for one', async () => {
    const { cart, carts } = openCart();
    cart.start();
    await settle();
    expect(carts.asked).toEqual([]);
    expect(cart.get()).toMatchObject({ loadState: 'success' });
    expect(cart.get().cart).toBeUndefined();
  });

  test('NOTI-02 CART-03 a known cart is loaded; when it is gone it is forgotten', async () => {
    const { cart, carts } = openCart(milkCart());
    cart.start();
    expect(cart.get().loadState).toBe('pending');
    await settle();
    expect(cart.get()).toMatchObject({ loadState: 'success', cart: { id: carts.server.cart?.id } });
    carts.fail(new ApiError(404, 'gone', { errorCode: cartFailures.cartNotFound }));
    await cart.refresh();
    expect(cart.get()).toMatchObject({ loadState: 'success' });
    expect(cart.get().cart).toBeUndefined();
  });

  test('CART-03 the 404 of an earlier question does not take a cart that was begun meanwhile', async () => {
    const { cart, carts } = openCart();
    cart.start();
    carts.hold();
    const asking = cart.refresh();
    cart.accept(cartFixture([lineFixture(milk)], { id: 'new' }));
    carts.release();
    await asking;
    expect(cart.get().cart?.id).toBe('new');
  });

  test('CHK-03 who asks anew gets no answer that was on its way before', async () => {
    const { cart, carts } = openCart(milkCart());
    carts.hold();
    cart.start();
    const asking = cart.refresh();
    carts.release();
    await asking;
    expect(carts.asked.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  test('what was pressed while it loads comes on top of what is there', async () => {
    const { cart, carts, shown } = openCart(milkCart(3));
    carts.hold();
    cart.start();
    void cart.add(milk);
    void cart.add(milk);
    await settle();
    expect(shown('milk')).toBe(2);
    carts.release();
    await settle(gathered);
    expect(shown('milk')).toBe(5);
    await settle();
    expect(carts.quantities()).toEqual({ milk: 5 });
  });

  test('an answer older than what is on screen is dropped', () => {
    const { cart } = openCart();
    expect(cart.accept(cartFixture([], { revision: 7 }))).toBe(true);
    expect(cart.accept(cartFixture([lineFixture(milk)], { revision: 6 }))).toBe(false);
    expect(cart.get().cart?.revision).toBe(7);
    expect(cart.accept(cartFixture([], { revision: 1, id: 'another' }))).toBe(true);
  });
});

describe('pressing', () => {
  test('CART-05 the first piece is shown at once, and added', async () => {
    const { cart, carts, shown } = openCart();
    cart.start();
    const outcome = cart.add(milk);
    await settle();
    expect(shown('milk')).toBe(1);
    expect(carts.changes()).toEqual([]);
    await settle(gathered);
    expect(await outcome).toBe('added');
    expect(carts.changes()).toMatchObject([
      { method: 'POST', path: '/api/carts/items', body: { sku: 'milk', quantity: 1 } },
    ]);
  });

  test('CART-05 fifty quick presses are a handful of calls with absolute quantities', async () => {
    const { cart, carts, shown } = openCart({ cart: cartFixture([lineFixture(milk, 1)]) });
    cart.start();
    await settle();
    for (let press = 0; press < 20; press++) {
      cart.setQuantity(milk, shown('milk') + 1);
      await settle(60);
    }
    await settle(gathered);
    expect(carts.quantities()).toEqual({ milk: 21 });
    expect(carts.changes().length).toBeLessThanOrEqual(3);
    for (const { method, path, key } of carts.changes()) {
      expect([method, path]).toEqual(['PUT', '/api/carts/items/{lineItemId}']);
      expect(key).toBeDefined();
    }
  });

  test('CART-05 several products go in one call', async () => {
    const { cart, carts } = openCart();
    cart.start();
    void cart.add(milk);
    void cart.add(bread, 2);
    await settle(gathered);
    expect(carts.changes()).toMatchObject([
      {
        path: '/api/carts/items/bulk',
        body: {
          items: [
            { sku: 'milk', quantity: 1, absolute: true },
            { sku: 'bread', quantity: 2, absolute: true },
          ],
        },
      },
    ]);
  });

  test('one call at a time: what is pressed meanwhile follows', async () => {
    const { cart, carts, shown } = openCart(milkCart(1));
    cart.start();
    await settle();
    carts.hold();
    cart.setQuantity(milk, 2);
    await settle(gathered);
    cart.setQuantity(milk, 6);
    await settle(1500);
    expect(carts.changes()).toHaveLength(1);
    expect(shown('milk')).toBe(6);
    carts.release();
    await settle(gathered);
    expect(carts.changes().map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 6 }]);
    expect(shown('milk')).toBe(6);
  });

  test('there and back again is no call', async () => {
    const { cart, carts } = openCart(milkCart(3));
    cart.start();
    await settle();
    cart.setQuantity(milk, 4);
    cart.setQuantity(milk, 3);
    await settle(2000);
    expect(carts.changes()).toEqual([]);
  });

  test('CART-05 at its maximum nothing is added, and it is said', async () => {
    const { cart, carts, events } = openCart({ cart: cartFixture([lineFixture(bread, 5)]) });
    cart.start();
    await settle();
    expect(await cart.add(bread)).toBe('maxquantityreached');
    expect(carts.changes()).toEqual([]);
    expect(events).toEqual([{ kind: 'maxquantityreached', product: bread }]);
  });

  test('CART-05 what the server cut is told', async () => {
    const { cart, carts, events } = openCart();
    cart.start();
    const outcome = cart.add({ ...bread, maxQuantity: 99 }, 9);
    await settle(gathered);
    expect(await outcome).toBe('capped');
    expect(carts.quantities()).toEqual({ bread: 5 });
    expect(events.map(({ kind }) => kind)).toContain('capped');
  });

  test('CART-05 what was cut of several is told too', async () => {
    const { cart, carts, kinds } = openCart();
    cart.start();
    void cart.add(milk);
    const outcome = cart.add({ ...bread, maxQuantity: 99 }, 9);
    await settle(gathered);
    expect(await outcome).toBe('capped');
    expect(carts.quantities()).toEqual({ milk: 1, bread: 5 });
    expect(kinds().filter((kind) => kind === 'capped')).toHaveLength(1);
  });

  test('a removal can be undone', async () => {
    const { cart, carts, events, shown } = openCart(milkCart(3));
    cart.start();
    await settle();
    cart.setQuantity(milk, 0);
    expect(events).toEqual([{ kind: 'removed', lines: [{ product: milk, quantity: 3 }] }]);
    await settle(gathered);
    expect(carts.quantities()).toEqual({});
    cart.restore([{ product: milk, quantity: 3 }]);
    expect(shown('milk')).toBe(3);
    await settle();
    expect(carts.quantities()).toEqual({ milk: 3 });
  });

  test('each change is said once, with the amount it ends at', async () => {
    const { cart, events } = openCart();
    cart.start();
    void cart.add(milk);
    void cart.add(milk);
    await settle(2000);
    expect(events).toEqual([{ kind: 'changed', product: milk, quantity: 2 }]);
  });
});

describe('asking first', () => {
  test('CART-05 who leaves the dialog a product needs adds nothing', async () => {
    const { cart, carts } = openCart();
    cart.start();
    cart.beforeAdd.add(async () => 'addproductaborted');
    expect(await cart.add(milk)).toBe('addproductaborted');
    await settle(2000);
    expect(carts.changes()).toEqual([]);
  });

  test('CART-05 three quick presses ask once and count three', async () => {
    const { cart, carts } = openCart();
    cart.start();
    const ask = vi.fn(async () => 'go' as const);
    cart.beforeAdd.add(ask);
    void cart.add(milk);
    void cart.add(milk);
    void cart.add(milk);
    await settle(gathered);
    expect(ask).toHaveBeenCalledOnce();
    expect(carts.quantities()).toEqual({ milk: 3 });
    void cart.add(milk);
    await settle(gathered);
    expect(ask).toHaveBeenCalledOnce();
  });
});
