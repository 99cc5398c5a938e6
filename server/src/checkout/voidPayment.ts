import { ProviderAway, ProviderRefusal } from '../payment/provider.ts';
import { beginPayment, type Paying, providerOf } from './beginPayment.ts';
import type { Checkouts } from './checkouts.ts';
import { endPayment, type PaymentStatus, type StoredCheckout } from './storage/queries.ts';

/**
 * Closes the provider's page and gives back what was authorised or captured. Only after its checkout has failed, so that
 * no order is made of it meanwhile. What cannot be done now is done by the reconciler.
 */
export async function voidPayment(
  checkouts: Paying & Pick<Checkouts, 'log'>,
  stored: StoredCheckout,
  now = Date.now(),
): Promise<void> {
  const { database, log } = checkouts;
  const { paymentId, provider } = stored;
  try {
    await endPayment(database, paymentId, await endAtProvider(checkouts, stored));
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error;
    if (error instanceof ProviderRefusal && isLongOver(stored, now)) {
      await endPayment(database, paymentId, 'EXPIRED', `could not be voided: ${error.message}`);
      log.error({ paymentId, provider, err: error }, 'a provider refuses: a person has to look at this payment');
    } else log.warn({ paymentId, provider, err: error }, 'a payment could not be voided yet');
  }
}

const dayMs = 86_400_000;

/** A provider that still refuses a day after the page was closed never knew the payment. */
const isLongOver = ({ expiresAt }: StoredCheckout, now: number): boolean => now - expiresAt.getTime() > dayMs;

async function endAtProvider(checkouts: Paying, stored: StoredCheckout): Promise<PaymentStatus> {
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
