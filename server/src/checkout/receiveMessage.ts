import type { PaymentProvider, RawMessage } from '../payment/provider.ts';
import { isUuid } from '../platform/uuid.ts';
import type { Checkouts } from './checkouts.ts';
import { placeOrder } from './placeOrder.ts';
import {
  isKnownMessage,
  rememberMessage,
  type StoredCheckout,
  selectCheckoutByPayment,
  selectCheckoutByReference,
} from './storage/queries.ts';

/** `unknown`: not of a provider of ours. `done`: also where it told nothing new. */
export type Received = 'unknown' | 'done';

/** A message is only a reason to ask the provider: the answer is what counts. */
export async function receiveMessage(
  checkouts: Checkouts,
  provider: string,
  raw: RawMessage,
  now: number,
): Promise<Received> {
  const source = checkouts.payments.byName(provider);
  if (!source) return 'unknown';
  const message = source.verify(raw, now);
  if (!message) return 'unknown';
  if (message === 'unused') return 'done';
  const { database, log } = checkouts;
  if (await isKnownMessage(database, provider, message.messageId)) return 'done';
  const stored = await findCheckout(checkouts, source, message.reference);
  if (!stored) {
    log.warn({ provider }, 'a provider reports a payment that is not known here');
    return 'done';
  }
  const placed = await placeOrder(checkouts, stored.id, 'WEBHOOK');
  // Noted at the end, so that a message that could not be processed is sent again. One that came too early is not noted.
  if (!('failure' in placed) || placed.failure !== 'paymentPending')
    await rememberMessage(database, provider, message.messageId);
  return 'done';
}

/**
 * The message may be faster than the answer that brought the provider's reference: then the payment is found by our id.
 * Other shops may sell on the same account, so the id may not be one of ours.
 */
async function findCheckout(
  { database }: Checkouts,
  source: PaymentProvider,
  reference: string,
): Promise<StoredCheckout | undefined> {
  const known = await selectCheckoutByReference(database, source.name, reference);
  if (known) return known;
  const { paymentId } = await source.read(reference);
  return isUuid(paymentId) ? selectCheckoutByPayment(database, source.name, paymentId) : undefined;
}
