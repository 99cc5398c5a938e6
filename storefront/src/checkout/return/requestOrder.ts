import { checkoutFailures, createOrder, type EndpointInput, type Order } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { lastOrder } from '../../shell/tracking/lastOrder.ts';

export type OrderBody = EndpointInput<typeof createOrder>['body'];

export type OrderResult =
  | { readonly kind: 'order'; readonly order: Order }
  /** The provider did not decide in time, or the server was not reached: a mail will follow. */
  | { readonly kind: 'waiting'; readonly reached: boolean }
  /** The order exists, but the customer who paid is not logged in any more. */
  | { readonly kind: 'login' }
  | { readonly kind: 'failed'; readonly code: string };

/** Half a minute in all. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

interface RequestOrderOptions {
  readonly call: Call;
  pause(milliseconds: number): Promise<void>;
  /** Aborted: the page was left. */
  isLeft(): boolean;
}

/** CHK-04: requests the order until it is placed or refused. The request is idempotent. */
export async function requestOrder(
  { call, pause, isLeft }: RequestOrderOptions,
  body: OrderBody,
): Promise<OrderResult> {
  let reached = true;
  for (const milliseconds of [...pauses, undefined]) {
    try {
      const order = await call(createOrder, { body });
      lastOrder.set(order);
      return { kind: 'order', order };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return { kind: 'login' };
      const code = error.data.errorCode;
      reached = code === checkoutFailures.paymentPending;
      // Without a response it is unknown whether there is an order; the request is idempotent, so repeat it.
      const mayChange = reached || error.status === 0 || error.status >= 502 || error.status === 429;
      if (!mayChange) return { kind: 'failed', code: code ?? checkoutFailures.general };
    }
    if (milliseconds === undefined || isLeft()) break;
    await pause(milliseconds);
    if (isLeft()) break;
  }
  return { kind: 'waiting', reached };
}
