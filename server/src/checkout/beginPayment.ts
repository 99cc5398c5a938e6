import { createHash } from 'node:crypto';
import type { BegunPayment, PaymentAsk, PaymentProvider } from '../payment/provider.ts';
import type { Checkouts } from './checkouts.ts';
import { cancelAddress, returnAddress } from './pageAddresses.ts';
import { type StoredCheckout, updateReference } from './storage/queries.ts';

/** What it takes to ask for a payment. */
export interface Paying extends Pick<Checkouts, 'database' | 'payments' | 'pages' | 'locale'> {
  readonly savedMethods: Pick<Checkouts['savedMethods'], 'findSavedMethod'>;
}

/** Asks the provider for a payment; asked again, also by another process, it is the same one. Throws where it is away. */
export async function beginPayment(checkouts: Paying, stored: StoredCheckout): Promise<BegunPayment> {
  const { reference, hostedUrl } = stored;
  if (reference !== null && hostedUrl !== null) return { reference, hostedUrl };
  const begun = await providerOf(checkouts, stored).create(await askOf(checkouts, stored));
  await updateReference(checkouts.database, stored.paymentId, begun);
  return begun;
}

/** The provider that began a payment also ends it. */
export function providerOf(
  { payments }: Pick<Checkouts, 'payments'>,
  { provider: name }: Pick<StoredCheckout, 'provider'>,
): PaymentProvider {
  const provider = payments.byName(name);
  if (!provider) throw new Error(`This shop has no payment provider ${name}, but a payment of it.`);
  return provider;
}

async function askOf(checkouts: Paying, stored: StoredCheckout): Promise<PaymentAsk> {
  const { database, savedMethods, pages, locale } = checkouts;
  const { id, paymentId, amount, currency, methodKey, brandName, customerId, saveMethod, savedMethodId } = stored;
  const saved =
    customerId !== null && savedMethodId !== null
      ? await savedMethods.findSavedMethod(database, customerId, savedMethodId)
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
    ...(saved && { savedToken: saved.token }),
    ...(customerId !== null && { customerReference: referenceOf(customerId) }),
    expiresAt: stored.expiresAt,
  };
}

/** Always the same for a customer; the provider cannot tell who it is. */
function referenceOf(customerId: string): string {
  return createHash('sha256').update(`customer ${customerId}`).digest('base64url').slice(0, 22);
}
