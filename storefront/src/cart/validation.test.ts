import { getCartValidation } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { createCart } from './createCart.ts';
import { cartFixture, lineFixture, milk } from './testing/carts.ts';
import { fakeStorage } from './testing/fakeCarts.ts';
import { cartErrors, validateRegularly } from './validation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});
let stop: (() => void) | undefined;
const minute = 60_000;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const held = cartFixture([lineFixture(milk)]);

function watch({
  answer = async (): Promise<unknown> => ({ cartDTO: held, errors: [{ code: '008', group: 'timeSlot' }] }),
  isPaused = (): boolean => false,
} = {}) {
  const call = vi.fn(answer);
  const cart = createCart({
    call: call as unknown as Call,
    uuid: () => 'k',
    storage: fakeStorage,
    hasCart: () => false,
  });
  stop = validateRegularly({ cart, call: call as unknown as Call, isPaused });
  return { cart, call };
}

test('CART-14 the cart is checked when it becomes another one, and every minute', async () => {
  const answers = [held, held, { ...held, id: 'another' }].map((cartDTO) => ({
    cartDTO,
    errors: [{ code: '008', group: 'timeSlot' }],
  }));
  const { cart, call } = watch({ answer: async () => answers.shift() });
  await settle(3 * minute);
  expect(call).not.toHaveBeenCalled();
  cart.accept(held);
  await settle();
  expect(call).toHaveBeenCalledExactlyOnceWith(getCartValidation, {});
  expect(cartErrors.get()).toEqual([{ code: '008', group: 'timeSlot' }]);
  cart.accept({ ...held, revision: 2 });
  await settle(minute - 1);
  expect(call).toHaveBeenCalledTimes(1);
  await settle(1);
  expect(call).toHaveBeenCalledTimes(2);
  cart.accept({ ...held, id: 'another' });
  await settle();
  expect(call).toHaveBeenCalledTimes(3);
});

test('CART-14 an answer about the cart before is dropped', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  const { cart } = watch({ answer: () => new Promise((resolve) => (answer = resolve)) });
  cart.accept(held);
  const first = answer;
  cart.accept({ ...held, id: 'another' });
  first({ cartDTO: held, errors: [{ code: '008', group: 'timeSlot' }] });
  await settle();
  expect(cart.get().cart?.id).toBe('another');
  expect(cartErrors.get()).toEqual([]);
});

test('CART-14 not on the way back from a payment', async () => {
  const { cart, call } = watch({ isPaused: () => true });
  cart.accept(held);
  await settle(2 * minute);
  expect(call).not.toHaveBeenCalled();
});

test('CART-14 not while it is being paid for', async () => {
  const { cart, call } = watch();
  cart.accept({ ...held, cartStatus: 'FINALIZED' });
  await settle(2 * minute);
  expect(call).not.toHaveBeenCalled();
});

test.each([404, 400])('CART-14 %s resets the cart', async (status) => {
  const { cart } = watch({ answer: () => Promise.reject(new ApiError(status, 'gone')) });
  cart.accept(held);
  await settle();
  expect(cart.get().cart).toBeUndefined();
});

test('CART-14 any other failure leaves it alone', async () => {
  const { cart, call } = watch({ answer: () => Promise.reject(new ApiError(500, 'oh')) });
  cart.accept(held);
  await settle(minute);
  expect(cart.get().cart).toBeDefined();
  expect(call).toHaveBeenCalledTimes(2);
});
