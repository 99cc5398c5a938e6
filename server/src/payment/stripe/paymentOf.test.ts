import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { paymentOf } from './paymentOf.ts';

const card = { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 } };
const intent = {
  id: 'pi_1',
  status: 'requires_capture',
  amount: 4250,
  amount_capturable: 4250,
  amount_received: 0,
  currency: 'eur',
  customer: null,
  payment_method: card,
  latest_charge: null,
};

function read(session: object, changes?: object) {
  return paymentOf({
    id: 'cs_1',
    status: 'complete',
    client_reference_id: 'payment-1',
    amount_total: 4250,
    currency: 'eur',
    payment_intent: changes ? { ...intent, ...changes } : null,
    ...session,
  } as unknown as Stripe.Checkout.Session);
}
const charge = (changes: object) => ({
  latest_charge: { captured: true, amount: 4250, amount_captured: 4250, amount_refunded: 0, ...changes },
});

describe('PAY-07 what Stripe answers', () => {
  test.each([
    ['pending', { status: 'open' }, undefined],
    ['expired', { status: 'expired' }, undefined],
    ['pending', {}, { status: 'processing' }],
    ['authorized', {}, {}],
    ['captured', {}, { status: 'succeeded', amount_received: 4250 }],
    ['voided', {}, { status: 'canceled', cancellation_reason: 'requested_by_customer' }],
    ['expired', {}, { status: 'canceled', cancellation_reason: 'automatic' }],
    ['declined', {}, { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }],
  ] as const)('PAY-07 is %s for %o with %o', (status, session, changes) => {
    expect(read(session, changes)).toMatchObject({ status, paymentId: 'payment-1', amount: 4250, currency: 'EUR' });
  });

  test('PAY-07 what is really held is the amount, whatever the session says', () => {
    expect(read({}, { amount_capturable: 4000 }).amount).toBe(4000);
  });

  test('PAY-07 what was never captured is no refund', () => {
    const succeeded = { status: 'succeeded', amount_received: 4000 };
    const part = { amount_captured: 4000 };
    expect(read({}, { ...succeeded, ...charge({ ...part, amount_refunded: 250 }) })).toMatchObject({
      status: 'captured',
      captured: 4000,
      refunded: 0,
    });
    expect(read({}, { ...succeeded, ...charge({ ...part, amount_refunded: 1250 }) })).toMatchObject({
      status: 'captured',
      refunded: 1000,
    });
    expect(read({}, { ...succeeded, ...charge({ ...part, amount_refunded: 4250 }) })).toMatchObject({
      status: 'refunded',
      refunded: 4000,
    });
  });

  test('PAY-07 a refund of ours is one, also where Stripe does not count what was never captured', () => {
    const succeeded = { status: 'succeeded', amount_received: 4000 };
    const refunds = {
      data: [
        { amount: 1000, status: 'succeeded', metadata: { key: 'refund-1' } },
        { amount: 500, status: 'failed', metadata: { key: 'refund-2' } },
        { amount: 250, status: 'succeeded', metadata: {} },
      ],
    };
    for (const amount_refunded of [1000, 1250])
      expect(read({}, { ...succeeded, ...charge({ amount_captured: 4000, amount_refunded, refunds }) })).toMatchObject({
        status: 'captured',
        captured: 4000,
        refunded: 1000,
      });
  });

  test('PAY-07 what is held tells until when: by the card, or for seven days; what is captured tells nothing', () => {
    const created = Date.UTC(2026, 10, 1) / 1000;
    const details = { card: { capture_before: Date.UTC(2026, 10, 6) / 1000 } };
    expect(read({}, charge({ created, payment_method_details: details })).heldUntil).toEqual(new Date('2026-11-06'));
    expect(read({}, charge({ created })).heldUntil).toEqual(new Date('2026-11-08'));
    expect(read({}, { status: 'succeeded', ...charge({ created }) }).heldUntil).toBeUndefined();
  });

  test('PAY-05 the method is told by brand, four digits and expiry; a token only where it is kept', () => {
    expect(read({}, {}).method).toEqual({ brand: 'Visa', name: '4242', expiryMonth: 12, expiryYear: 2029 });
    const kept = { setup_future_usage: 'off_session', customer: 'cus_1' };
    expect(read({}, kept).method?.token).toBe('cus_1:pm_1');
    const paypal = { id: 'pm_2', type: 'paypal', paypal: { payer_email: 'anna@example.com' } };
    expect(read({}, { ...kept, payment_method: paypal }).method).toEqual({
      token: 'cus_1:pm_2',
      brand: 'PayPal',
      name: 'anna@example.com',
    });
  });

  test.each([
    ['amex', 'American Express'],
    ['diners', 'Diners Club'],
    ['mastercard', 'Mastercard'],
    ['jcb', 'jcb'],
    ['cartes_bancaires', 'cartes bancaires'],
  ])('PAY-05 %s is %s', (brand, shown) => {
    expect(read({}, { payment_method: { ...card, card: { ...card.card, brand } } }).method?.brand).toBe(shown);
  });

  test('PAY-07 a decline has its reason', () => {
    const last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    expect(read({ status: 'open' }, { last_payment_error }).declineCode).toBe('insufficient_funds');
  });
});
