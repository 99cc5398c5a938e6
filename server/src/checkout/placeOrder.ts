import { type CheckoutFailure, checkoutFailures } from '@trolley/contract';
import { ProviderAway, type ProviderPayment, ProviderRefusal } from '../payment/provider.ts';
import { traced } from '../platform/tracing/tracing.ts';
import type { Initiator } from '../sale/newOrder.ts';
import { beginPayment, providerOf } from './beginPayment.ts';
import type { Checkouts, NotPlaced, Placed } from './checkouts.ts';
import { failCheckout } from './failCheckout.ts';
import { type Judgement, judge, judgeSilence } from './judge.ts';
import { makeOrder, type Paid, ParentClosed, SlotGone } from './makeOrder.ts';
import { noteSettled } from './noteSettled.ts';
import { type PaymentStatus, type StoredCheckout, selectCheckout } from './storage/queries.ts';
import { voidPayment } from './voidPayment.ts';

/**
 * CHK-06: the only place where an order is made. The return page, the provider's message and the reconciler all call it,
 * in any order and as often as they like; all but the first get the same order.
 */
export function placeOrder(
  checkouts: Checkouts,
  checkoutId: string,
  initiator: Initiator,
): Promise<Placed | NotPlaced> {
  return traced(settling(initiator), () => settleNamed(checkouts, checkoutId, initiator));
}

/** The same for a checkout that was read just now. */
export function placeOrderOf(
  checkouts: Checkouts,
  stored: StoredCheckout,
  initiator: Initiator,
): Promise<Placed | NotPlaced> {
  return traced(settling(initiator), () => settle(checkouts, stored, initiator));
}

const settling = (initiator: Initiator) => ({
  name: 'checkout settle',
  attributes: { 'checkout.initiator': initiator },
});

async function settleNamed(checkouts: Checkouts, checkoutId: string, initiator: Initiator) {
  const stored = await selectCheckout(checkouts.database, checkoutId);
  return stored ? settle(checkouts, stored, initiator) : { failure: checkoutFailures.checkoutNotFound };
}

async function settle(checkouts: Checkouts, stored: StoredCheckout, initiator: Initiator): Promise<Placed | NotPlaced> {
  if (stored.orderNumber !== null) {
    checkouts.metrics?.repeated('order');
    return { orderNumber: stored.orderNumber };
  }
  if (stored.status !== 'OPEN') return alreadyOver(checkouts, stored);
  const truth = await askProvider(checkouts, stored);
  const judged = typeof truth === 'string' ? judgeSilence(truth, stored) : judge(truth, stored);
  if (judged.kind === 'pending') return { failure: checkoutFailures.paymentPending };
  const settled =
    judged.kind === 'paid'
      ? await order(checkouts, { stored, truth: judged.truth, initiator })
      : await fail(checkouts, stored, judged);
  // Another call settled it meanwhile: it is ordered or failed now.
  if (!settled) return settleNamed(checkouts, stored.id, initiator);
  const captured = judged.kind === 'paid' && judged.truth.status === 'captured';
  noteSettled(checkouts, { stored, initiator, settled, captured });
  return settled;
}

/** Paid, but its slot is gone: the order is placed all the same, and a person settles it. */
async function order(checkouts: Checkouts, paid: Omit<Paid, 'slotException'>): Promise<Placed | NotPlaced | undefined> {
  const { database, log } = checkouts;
  const { stored } = paid;
  const make = async (slotException: boolean) => {
    const orderNumber = await database.transaction((tx) => makeOrder(tx, checkouts, { ...paid, slotException }));
    return orderNumber === undefined ? undefined : { orderNumber };
  };
  try {
    return await make(false);
  } catch (error) {
    // An addition without its order would come without a minimum, a fee and a place: it is not charged.
    if (error instanceof ParentClosed)
      return fail(checkouts, stored, { kind: 'failed', failure: checkoutFailures.orderClosed });
    if (!(error instanceof SlotGone)) throw error;
    log.error({ checkoutId: stored.id, code: error.message }, 'an order is paid, but its slot is gone');
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

/** Undefined where it is over already. */
async function fail(
  checkouts: Checkouts,
  stored: StoredCheckout,
  judged: Extract<Judgement, { kind: 'failed' | 'mismatch' }>,
): Promise<NotPlaced | undefined> {
  const { database, log } = checkouts;
  const { id, paymentId, provider } = stored;
  const end = endOf(judged);
  const { failure, status, attention } = end;
  const failed = await database.transaction((tx) => failCheckout(tx, checkouts, id, failure, end));
  if (!failed) return undefined;
  if (attention !== undefined)
    log.error({ checkoutId: id, paymentId, provider, difference: attention }, 'a payment is not what was asked');
  if (status === undefined) await voidPayment(checkouts, stored);
  return { failure };
}

interface End {
  readonly failure: CheckoutFailure;
  /** Missing where the provider still has something of it. */
  readonly status?: PaymentStatus;
  readonly attention?: string;
}

function endOf(judged: Extract<Judgement, { kind: 'failed' | 'mismatch' }>): End {
  if (judged.kind === 'failed') return { failure: judged.failure, status: judged.status };
  return { failure: checkoutFailures.paymentMismatch, attention: judged.attention };
}

/** It was given up; what was paid all the same goes back. */
async function alreadyOver(checkouts: Checkouts, stored: StoredCheckout): Promise<NotPlaced> {
  if (stored.paymentStatus === 'CREATED') await voidPayment(checkouts, stored);
  return { failure: stored.failure ?? checkoutFailures.general };
}
