import type { StoredCheckout } from '../storage/queries.ts';

/** A guest's checkout whose payment was not asked for yet. */
export function storedCheckout(changes: Partial<StoredCheckout> = {}): StoredCheckout {
  return {
    id: 'checkout-1',
    cartId: 'cart-1',
    customerId: null,
    browserHash: Buffer.alloc(32),
    status: 'OPEN',
    failure: null,
    expiresAt: new Date('2026-03-02T10:20:00Z'),
    expired: false,
    orderNumber: null,
    paymentId: 'payment-1',
    provider: 'fake',
    methodKey: 'credit-cards',
    brandName: null,
    amount: 4250,
    currency: 'EUR',
    paymentStatus: 'CREATED',
    reference: null,
    hostedUrl: null,
    saveMethod: false,
    setPrimary: false,
    savedMethodId: null,
    ...changes,
  };
}
