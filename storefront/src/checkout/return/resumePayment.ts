import { type EndpointInput, finalizeCart, getCart } from '@trolley/contract';
import type { CartStore } from '../../cart/cartStore.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { type OrderBody, type OrderResult, requestOrder } from './requestOrder.ts';

export type ReturnResult =
  | OrderResult
  /** The payment is still open at the provider and can be continued. */
  | { readonly kind: 'open'; readonly redirectUrl: string }
  /** There is no payment to come back from. */
  | { readonly kind: 'nothing' };

interface ReturnDependencies {
  readonly call: Call;
  readonly cart: Pick<CartStore, 'get' | 'refresh' | 'change' | 'accept'>;
  hasCart(): boolean;
  pause(milliseconds: number): Promise<void>;
  isLeft(): boolean;
}

/**
 * CHK-04: the order of the payment that the query names. Without one (CHK-07) it is that of the cart that waits for
 * one, or of the checkout this visit began.
 */
export async function resumePayment(
  dependencies: ReturnDependencies,
  payment: OrderBody | undefined,
  known: string | undefined,
): Promise<ReturnResult> {
  // CHK-05: the initiator is not known, so the cart on screen may be older.
  if (!payment || payment.paymentInitiator === 'UNKNOWN') await refreshCart(dependencies);
  if (payment) return requestOrder(dependencies, payment);
  const open = await openPayment(dependencies);
  const checkoutId = open?.checkoutId ?? known;
  if (checkoutId === undefined) return { kind: 'nothing' };
  const body: OrderBody = { checkoutId, paymentInitiator: 'UNKNOWN' };
  if (!open) return requestOrder(dependencies, body);
  // The shopper has not paid yet, so waiting is pointless: ask once.
  const made = await requestOrder({ ...dependencies, isLeft: () => true }, body);
  return made.kind === 'waiting' ? { kind: 'open', redirectUrl: open.redirectUrl } : made;
}

async function refreshCart({ call, cart, hasCart }: ReturnDependencies): Promise<void> {
  if (!hasCart()) return;
  try {
    cart.accept(await call(getCart, {}));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** For a cart that waits for its payment the server returns the same checkout again. */
async function openPayment({ cart }: ReturnDependencies) {
  const { cart: held } = cart.get();
  if (held?.cartStatus !== 'FINALIZED') return undefined;
  const { revision, priceInfo } = held;
  const body: EndpointInput<typeof finalizeCart>['body'] = { revision, priceInfo: { total: priceInfo.total } };
  try {
    return await cart.change(finalizeCart, { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
