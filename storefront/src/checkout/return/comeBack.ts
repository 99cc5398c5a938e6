import { type EndpointInput, finalizeCart, getCart } from '@trolley/contract';
import type { CartStore } from '../../cart/cartStore.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { type Made, makeOrder, type OrderBody } from './makeOrder.ts';

export type Return =
  | Made
  /** A payment that nobody has made yet; it can be gone on with. */
  | { readonly kind: 'open'; readonly redirectUrl: string }
  /** There is no payment to come back from. */
  | { readonly kind: 'nothing' };

interface ReturnWorld {
  readonly call: Call;
  readonly cart: Pick<CartStore, 'get' | 'refresh' | 'change' | 'accept'>;
  hasCart(): boolean;
  pause(milliseconds: number): Promise<void>;
  isLeft(): boolean;
}

/**
 * CHK-04: the order of the payment that the address names. Without a name (CHK-07) it is that of the cart that waits for
 * one, or of the checkout this visit began.
 */
export async function comeBack(
  world: ReturnWorld,
  payment: OrderBody | undefined,
  known: string | undefined,
): Promise<Return> {
  // CHK-05: nobody says how it began, so what is on screen may be older.
  if (!payment || payment.paymentInitiator === 'UNKNOWN') await refreshed(world);
  if (payment) return makeOrder(world, payment);
  const open = await openPayment(world);
  const checkoutId = open?.checkoutId ?? known;
  if (checkoutId === undefined) return { kind: 'nothing' };
  const body: OrderBody = { checkoutId, paymentInitiator: 'UNKNOWN' };
  if (!open) return makeOrder(world, body);
  // Whoever has not paid yet need not wait for it: once is enough.
  const made = await makeOrder({ ...world, isLeft: () => true }, body);
  return made.kind === 'waiting' ? { kind: 'open', redirectUrl: open.redirectUrl } : made;
}

async function refreshed({ call, cart, hasCart }: ReturnWorld): Promise<void> {
  if (!hasCart()) return;
  try {
    cart.accept(await call(getCart, {}));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Of a cart that waits for its payment the server tells the same checkout again. */
async function openPayment({ cart }: ReturnWorld) {
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
