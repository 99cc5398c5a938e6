import { type Cart, type EndpointReply, getCartValidation } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { createStore } from '../shell/store.ts';
import type { CartStore } from './cartStore.ts';

export type CartError = EndpointReply<typeof getCartValidation>['errors'][number];

/** What keeps the cart from becoming an order, as the server last told. */
export const cartErrors = createStore<readonly CartError[]>([]);

const minute = 60_000;

interface Validation {
  readonly cart: Pick<CartStore, 'get' | 'subscribe' | 'accept' | 'forget'>;
  readonly call: Call;
  /** On the way back from a payment, or while an order is being made, nothing is asked. */
  isPaused(): boolean;
}

/** Asks whether the cart still holds: when it becomes another one, and every minute. Returns how to stop. */
export function validateRegularly({ cart, call, isPaused }: Validation): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let known: string | undefined;
  const check = async (asked: Cart | undefined) => {
    if (!asked || asked.cartStatus === 'FINALIZED' || isPaused()) return;
    try {
      const { cartDTO, errors } = await call(getCartValidation, {});
      // Meanwhile it may have become another one, which is asked about by itself.
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
