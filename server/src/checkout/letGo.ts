import { ProviderAway } from '../payment/provider.ts';
import { ProviderRefusal } from '../payment/providerRefusal.ts';
import { beginPayment, providerOf } from './beginPayment.ts';
import type { Checkouts } from './checkouts.ts';
import { endPayment, type PaymentStatus, type StoredCheckout } from './storage/queries.ts';

/**
 * Nobody pays for what is not ordered: closes the provider's page and gives back what was authorised. Only after its
 * checkout has failed, so that no order is made of it meanwhile. What cannot be done now is done by the reconciler.
 */
export async function letGo(checkouts: Checkouts, stored: StoredCheckout): Promise<void> {
  const { database, log } = checkouts;
  const { paymentId, provider } = stored;
  try {
    await endPayment(database, paymentId, await endAtProvider(checkouts, stored));
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error;
    if (error instanceof ProviderRefusal && isLongOver(stored)) {
      await endPayment(database, paymentId, 'EXPIRED', `could not be let go of: ${error.message}`);
      log.error({ paymentId, provider, err: error }, 'a provider refuses: a person has to look at this payment');
    } else log.warn({ paymentId, provider, err: error }, 'a payment could not be let go yet');
  }
}

const dayMs = 86_400_000;

/** So long after its page was closed a provider that still refuses will not change its mind: it never knew the payment. */
const isLongOver = ({ expiresAt }: StoredCheckout): boolean => Date.now() - expiresAt.getTime() > dayMs;

async function endAtProvider(checkouts: Checkouts, stored: StoredCheckout): Promise<PaymentStatus> {
  const provider = providerOf(checkouts, stored);
  const { reference } = await beginPayment(checkouts, stored);
  const { status, captured, refunded } = await provider.read(reference);
  const key = `${stored.paymentId}-letgo`;
  if (status === 'declined') return 'DECLINED';
  if (status === 'expired') return 'EXPIRED';
  if (status === 'captured' && captured > refunded) await provider.refund(reference, captured - refunded, key);
  if (status === 'pending' || status === 'authorized') await provider.void(reference, key);
  return 'VOIDED';
}
