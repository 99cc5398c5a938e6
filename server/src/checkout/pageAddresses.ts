import { checkoutFailures, isHosted, walletMethod } from '@trolley/contract';
import type { CheckoutPages } from './checkouts.ts';
import type { StoredCheckout } from './storage/queries.ts';

type Told = Pick<
  StoredCheckout,
  'id' | 'methodKey' | 'brandName' | 'provider' | 'saveMethod' | 'setPrimary' | 'savedMethodId'
>;

/** CHK-01: where a payment leads to, with all that the page needs to ask for its order. */
export function returnAddress({ paymentReturn }: CheckoutPages, told: Told): string {
  const { id, methodKey, brandName, provider, saveMethod, setPrimary } = told;
  const query = new URLSearchParams({
    id,
    methodKey,
    ...(brandName !== null && { brandName }),
    provider,
    initiator: 'REDIRECT',
    methodType: methodTypeOf(told),
    ...(saveMethod && { saveMethod: 'true' }),
    ...(setPrimary && { setPrimary: 'true' }),
  });
  return `${paymentReturn}?${query.toString()}`;
}

/** PAY-03: a provider's page is a second step, what is paid later or was kept needs none. */
function methodTypeOf({ methodKey, savedMethodId }: Told): string {
  if (methodKey === walletMethod) return 'WALLET';
  return isHosted(methodKey) && savedMethodId === null ? 'TWO_TIER' : 'ONE_TIER';
}

/** Whoever turns back at the provider's page is at the checkout again, which opens the cart. */
export function cancelAddress({ checkout }: CheckoutPages): string {
  return `${checkout}?paymentError=${checkoutFailures.paymentCancelled}`;
}
