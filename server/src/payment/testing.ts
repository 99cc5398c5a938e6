import type { PaymentAsk } from './provider.ts';

export function testAsk(changes: Partial<PaymentAsk> = {}): PaymentAsk {
  return {
    paymentId: '6f1d2c3b-0000-4000-8000-000000000001',
    checkoutId: '6f1d2c3b-0000-4000-8000-000000000002',
    amount: 4250,
    currency: 'EUR',
    methodKey: 'credit-cards',
    returnUrl: 'http://localhost:3000/zahlung?checkoutId=6f1d2c3b',
    cancelUrl: 'http://localhost:3000/kassa',
    locale: 'de-AT',
    saveMethod: false,
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changes,
  };
}
