import { checkoutFailures, createOrder, type EndpointInput, type Order } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';

export type OrderBody = EndpointInput<typeof createOrder>['body'];

export type Made =
  | { readonly kind: 'order'; readonly order: Order }
  /** The provider has not decided in all this time, or nobody could be asked: a mail will tell. */
  | { readonly kind: 'waiting'; readonly reached: boolean }
  /** It is ordered, but whoever paid is not logged in any more. */
  | { readonly kind: 'login' }
  | { readonly kind: 'failed'; readonly code: string };

/** Half a minute in all. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

interface Asking {
  readonly call: Call;
  pause(milliseconds: number): Promise<void>;
  /** Nobody waits for it any more. */
  isLeft(): boolean;
}

/** CHK-04: asks for the order until it is there or refused. Asked twice it is the same order. */
export async function makeOrder({ call, pause, isLeft }: Asking, body: OrderBody): Promise<Made> {
  let reached = true;
  for (const milliseconds of [...pauses, undefined]) {
    try {
      return { kind: 'order', order: await call(createOrder, { body }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return { kind: 'login' };
      const code = error.data.errorCode;
      reached = code === checkoutFailures.paymentPending;
      // Without an answer nobody knows whether there is an order: the question is simply repeated.
      const mayChange = reached || error.status === 0 || error.status >= 502 || error.status === 429;
      if (!mayChange) return { kind: 'failed', code: code ?? checkoutFailures.general };
    }
    if (milliseconds === undefined || isLeft()) break;
    await pause(milliseconds);
    if (isLeft()) break;
  }
  return { kind: 'waiting', reached };
}
