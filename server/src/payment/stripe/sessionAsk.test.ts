import { describe, expect, test } from 'vitest';
import { testAsk } from '../testing.ts';
import { sessionAsk } from './sessionAsk.ts';

describe('PAY-07 what Stripe is asked for', () => {
  test('PAY-07 one sum in minor units, authorised only, under our name', () => {
    const ask = testAsk({ expiresAt: new Date('2026-11-15T13:00:00.900Z') });
    expect(sessionAsk(ask)).toEqual({
      mode: 'payment',
      client_reference_id: ask.paymentId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 4250, product_data: { name: 'localhost:3000' } },
        },
      ],
      allowed_payment_method_types: ['card'],
      payment_intent_data: {
        capture_method: 'manual',
        metadata: { paymentId: ask.paymentId, checkoutId: ask.checkoutId },
      },
      adaptive_pricing: { enabled: false },
      metadata: { paymentId: ask.paymentId, checkoutId: ask.checkoutId },
      locale: 'de',
      success_url: ask.returnUrl,
      cancel_url: ask.cancelUrl,
      expires_at: Date.UTC(2026, 10, 15, 13, 30) / 1000,
    });
  });

  test('PAY-01 PayPal is PayPal, the wallets of telephones are cards', () => {
    expect(sessionAsk(testAsk({ methodKey: 'paypal' })).allowed_payment_method_types).toEqual(['paypal']);
    for (const methodKey of ['apple-pay', 'google-pay'] as const)
      expect(sessionAsk(testAsk({ methodKey })).allowed_payment_method_types).toEqual(['card']);
  });

  test('PAY-05 a method to keep gets a customer of its own, a kept one brings its customer', () => {
    expect(sessionAsk(testAsk({ saveMethod: true, customerReference: 'anna' }))).toMatchObject({
      customer_creation: 'always',
      payment_intent_data: { setup_future_usage: 'off_session', metadata: { customerReference: 'anna' } },
    });
    const kept = sessionAsk(testAsk({ savedToken: 'cus_1:pm_2' }));
    expect(kept).toMatchObject({ customer: 'cus_1' });
    expect(kept.saved_payment_method_options?.allow_redisplay_filters).toContain('unspecified');
    expect(sessionAsk(testAsk({ savedToken: 'nonsense' })).customer).toBeUndefined();
  });

  test('PAY-07 the same question is the same every time, as its idempotency key demands', () => {
    const ask = testAsk();
    expect(JSON.stringify(sessionAsk(ask))).toBe(JSON.stringify(sessionAsk({ ...ask })));
  });

  test.each([
    ['en-IE', 'en'],
    ['de-AT', 'de'],
    ['sl-SI', 'auto'],
  ])('PAY-07 %s is shown in %s', (locale, shown) => {
    expect(sessionAsk(testAsk({ locale })).locale).toBe(shown);
  });
});
