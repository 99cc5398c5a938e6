import { checkoutFailures } from '@trolley/contract';
import type { Initiator } from '../order/orders.ts';
import { ProviderAway, type ProviderPayment } from '../payment/provider.ts';
import { ProviderRefusal } from '../payment/providerRefusal.ts';
import { beginPayment, providerOf } from './beginPayment.ts';
import type { Checkouts, NotPlaced } from './checkouts.ts';
import { failCheckout } from './failCheckout.ts';
import { type Judgement, judge, judgeSilence } from './judge.ts';
import { letGo } from './letGo.ts';
import { makeOrder, type Paid, ParentClosed, SlotGone } from './makeOrder.ts';
import { type StoredCheckout, selectCheckout } from './storage/queries.ts';

export interface Placed {
  readonly orderNumber: string;
}

/**
 * CHK-06: the only way to an order. The page somebody comes back to, the provider's message and the reconciler all come
 * here, in any order and as often as they like; whoever is not the first gets the same order.
 */
export async function placeOrder(
  checkouts: Checkouts,
  checkoutId: string,
  initiator: Initiator,
): Promise<Placed | NotPlaced> {
  const stored = await selectCheckout(checkouts.database, checkoutId);
  if (!stored) return { failure: checkoutFailures.checkoutNotFound };
  if (stored.orderNumber !== null) return { orderNumber: stored.orderNumber };
  if (stored.status === 'FAILED') return alreadyFailed(checkouts, stored);
  const truth = await askProvider(checkouts, stored);
  const judged = typeof truth === 'string' ? judgeSilence(truth, stored) : judge(truth, stored);
  if (judged.kind === 'pending') return { failure: checkoutFailures.paymentPending };
  if (judged.kind !== 'paid') return fail(checkouts, stored, judged);
  const made = await order(checkouts, { stored, truth: judged.truth, initiator });
  if (made === 'parentClosed')
    return fail(checkouts, stored, { kind: 'failed', failure: checkoutFailures.orderClosed });
  if (made) return { orderNumber: made.orderNumber };
  return again(checkouts, checkoutId);
}

/** Paid, but its time is gone: the order is kept all the same, and a person settles it. */
async function order(
  checkouts: Checkouts,
  paid: Omit<Paid, 'slotException'>,
): Promise<Placed | 'parentClosed' | undefined> {
  const { database, log } = checkouts;
  const make = async (slotException: boolean) => {
    const orderNumber = await database.transaction((tx) => makeOrder(tx, checkouts, { ...paid, slotException }));
    return orderNumber === undefined ? undefined : { orderNumber };
  };
  try {
    return await make(false);
  } catch (error) {
    // An addition without its order would come without a minimum, a fee and a place: nobody is charged for it.
    if (error instanceof ParentClosed) return 'parentClosed';
    if (!(error instanceof SlotGone)) throw error;
    log.error({ checkoutId: paid.stored.id, code: error.message }, 'an order is paid, but its slot is gone');
    return make(true);
  }
}

/** In words where the provider does not say: it is away, or knows nothing of the payment. */
async function askProvider(
  checkouts: Checkouts,
  stored: StoredCheckout,
): Promise<ProviderPayment | 'away' | 'refused'> {
  try {
    const { reference } = await beginPayment(checkouts, stored);
    return await providerOf(checkouts, stored).read(reference);
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error;
    const { paymentId, provider } = stored;
    checkouts.log.warn({ paymentId, provider, err: error }, 'a provider does not say what became of a payment');
    return error instanceof ProviderAway ? 'away' : 'refused';
  }
}

async function fail(
  checkouts: Checkouts,
  stored: StoredCheckout,
  judged: Extract<Judgement, { kind: 'failed' | 'mismatch' }>,
): Promise<Placed | NotPlaced> {
  const { database, log } = checkouts;
  const { id, paymentId, provider } = stored;
  const isMismatch = judged.kind === 'mismatch';
  const failure = isMismatch ? checkoutFailures.paymentMismatch : judged.failure;
  const failed = await database.transaction((tx) => failCheckout(tx, checkouts, id, failure, endOf(judged)));
  if (!failed) return again(checkouts, id);
  if (isMismatch)
    log.error({ checkoutId: id, paymentId, provider, difference: judged.attention }, 'a payment is not what was asked');
  if (endOf(judged).status === undefined) await letGo(checkouts, stored);
  return { failure };
}

function endOf(judged: Extract<Judgement, { kind: 'failed' | 'mismatch' }>) {
  return judged.kind === 'mismatch' ? { attention: judged.attention, status: undefined } : { status: judged.status };
}

/** Somebody else settled it meanwhile. */
async function again(checkouts: Checkouts, checkoutId: string): Promise<Placed | NotPlaced> {
  const stored = await selectCheckout(checkouts.database, checkoutId);
  if (stored && stored.orderNumber !== null) return { orderNumber: stored.orderNumber };
  return stored ? alreadyFailed(checkouts, stored) : { failure: checkoutFailures.checkoutNotFound };
}

/** It was given up; what was paid all the same goes back. */
async function alreadyFailed(checkouts: Checkouts, stored: StoredCheckout): Promise<NotPlaced> {
  if (stored.paymentStatus === 'CREATED') await letGo(checkouts, stored);
  return { failure: stored.failure ?? checkoutFailures.general };
}
