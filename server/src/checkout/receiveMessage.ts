import type { ProviderMessage, RawMessage } from '../payment/provider.ts';
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

/** What a provider tells is only a reason to ask it: the answer is what counts. */
export async function receiveMessage(
  checkouts: Checkouts,
  provider: string,
  raw: RawMessage,
  now: number,
): Promise<Received> {
  const message = checkouts.payments.byName(provider)?.verify(raw, now);
  if (!message) return 'unknown';
  if (message === 'unused') return 'done';
  const { database, log } = checkouts;
  if (await isKnownMessage(database, provider, message.messageId)) return 'done';
  const stored = await findCheckout(checkouts, provider, message);
  if (!stored) {
    log.warn({ provider }, 'a provider tells of a payment nobody knows');
    return 'done';
  }
  const placed = await placeOrder(checkouts, stored.id, 'WEBHOOK');
  // Noted at the end: one that could not be seen to comes again. One that came too early says nothing about the next.
  if (!('failure' in placed) || placed.failure !== 'paymentPending')
    await rememberMessage(database, provider, message.messageId);
  return 'done';
}

/** It may be faster than the answer that told us the provider's name of the payment. */
async function findCheckout(
  checkouts: Checkouts,
  provider: string,
  { reference }: ProviderMessage,
): Promise<StoredCheckout | undefined> {
  const { database, payments } = checkouts;
  const known = await selectCheckoutByReference(database, provider, reference);
  if (known) return known;
  const truth = await payments.byName(provider)?.read(reference);
  return truth && selectCheckoutByPayment(database, provider, truth.paymentId);
}
