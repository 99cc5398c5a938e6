import { createHash } from 'node:crypto';
import type { PaymentAsk, PaymentProvider } from '../payment/provider.ts';
import type { Checkouts } from './checkouts.ts';
import { cancelAddress, returnAddress } from './pageAddresses.ts';
import { type StoredCheckout, updateReference } from './storage/queries.ts';

export interface BegunPayment {
  readonly reference: string;
  readonly hostedUrl: string;
}

/** Asks the provider for a payment; asked again, also by another process, it is the same one. Throws where it is away. */
export async function beginPayment(checkouts: Checkouts, stored: StoredCheckout): Promise<BegunPayment> {
  const { reference, hostedUrl } = stored;
  if (reference !== null && hostedUrl !== null) return { reference, hostedUrl };
  const begun = await providerOf(checkouts, stored).create(await askOf(checkouts, stored));
  await updateReference(checkouts.database, stored.paymentId, begun);
  return begun;
}

/** Whoever began a payment also ends it. */
export function providerOf(
  { payments }: Checkouts,
  { provider: name }: Pick<StoredCheckout, 'provider'>,
): PaymentProvider {
  const provider = payments.byName(name);
  if (!provider) throw new Error(`Nobody of this shop's providers is called ${name}, but a payment lies there.`);
  return provider;
}

async function askOf(checkouts: Checkouts, stored: StoredCheckout): Promise<PaymentAsk> {
  const { database, purse, pages, locale } = checkouts;
  const { id, paymentId, amount, currency, methodKey, brandName, customerId, saveMethod, savedMethodId } = stored;
  const kept =
    customerId !== null && savedMethodId !== null
      ? await purse.findKeptMethod(database, customerId, savedMethodId)
      : undefined;
  return {
    paymentId,
    checkoutId: id,
    amount,
    currency,
    methodKey,
    ...(brandName !== null && { brandName }),
    returnUrl: returnAddress(pages, stored),
    cancelUrl: cancelAddress(pages),
    locale,
    saveMethod,
    ...(kept && { savedToken: kept.token }),
    ...(customerId !== null && { customerReference: referenceOf(customerId) }),
    expiresAt: stored.expiresAt,
  };
}

/** Always the same for a customer, and nobody outside can tell whose it is. */
function referenceOf(customerId: string): string {
  return createHash('sha256').update(`customer ${customerId}`).digest('base64url').slice(0, 22);
}
