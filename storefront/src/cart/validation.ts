import { type Cart, type EndpointReply, getCartValidation } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { createStore } from '../shell/store.ts';
import type { CartStore } from './cartStore.ts';

export type CartError = EndpointReply<typeof getCartValidation>['errors'][number];

/** The cart's problems of the last validation. */
export const cartErrors = createStore<readonly CartError[]>([]);

const minute = 60_000;

interface Validation {
  readonly cart: Pick<CartStore, 'get' | 'subscribe' | 'accept' | 'forget'>;
  readonly call: Call;
  /** No validation while the order is being placed. */
  isPaused(): boolean;
}

/** Validates the cart when it changes, and every minute. Returns how to stop. */
export function validateRegularly({ cart, call, isPaused }: Validation): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let known: string | undefined;
  const check = async (asked: Cart | undefined) => {
    if (!asked || asked.cartStatus === 'FINALIZED' || isPaused()) return;
    try {
      const { cartDTO, errors } = await call(getCartValidation, {});
      // Another cart meanwhile gets a validation of its own.
      if (cart.get().cart?.id === asked.id && cart.accept(cartDTO)) cartErrors.set(errors);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) cart.forget(asked.id);
    }
  };
  const follow = () => {
    const { cart: now } = cart.get();
    if (now?.id === known) return;
    known = now?.id;
    clearInterval(timer);
    cartErrors.set([]);
    if (!now) return;
    timer = setInterval(() => void check(cart.get().cart), minute);
    void check(now);
  };
  const stop = cart.subscribe(follow);
  follow();
  return () => {
    stop();
    clearInterval(timer);
  };
}
