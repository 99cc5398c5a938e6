import { checkoutFailures, isHosted, walletMethod } from '@trolley/contract';
import type { CheckoutPages } from './checkouts.ts';
import type { StoredCheckout } from './storage/queries.ts';

type ReturnedTo = Pick<
  StoredCheckout,
  'id' | 'methodKey' | 'brandName' | 'provider' | 'saveMethod' | 'setPrimary' | 'savedMethodId'
>;

/** CHK-01: where a payment leads to, with all that the page needs to ask for its order. */
export function returnAddress({ paymentReturn }: CheckoutPages, stored: ReturnedTo): string {
  const { id, methodKey, brandName, provider, saveMethod, setPrimary } = stored;
  const query = new URLSearchParams({
    id,
    methodKey,
    ...(brandName !== null && { brandName }),
    provider,
    initiator: 'REDIRECT',
    methodType: methodTypeOf(stored),
    ...(saveMethod && { saveMethod: 'true' }),
    ...(setPrimary && { setPrimary: 'true' }),
  });
  return `${paymentReturn}?${query.toString()}`;
}

/** PAY-03: a provider's page is a second step; what is paid later or with a saved method needs none. */
function methodTypeOf({ methodKey, savedMethodId }: ReturnedTo): string {
  if (methodKey === walletMethod) return 'WALLET';
  return isHosted(methodKey) && savedMethodId === null ? 'TWO_TIER' : 'ONE_TIER';
}

/** A shopper who turns back at the provider's page comes to the checkout, which opens the cart again. */
export function cancelAddress({ checkout }: CheckoutPages): string {
  return `${checkout}?paymentError=${checkoutFailures.paymentCancelled}`;
}
