import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { refusal } from '../../service/testing/renderService.tsx';
import { ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';
import { step } from '../testing/shown.ts';

const { total } = ready().priceInfo;
const methods = (['credit-cards', 'paypal'] as const).map((methodKey) => ({
  methodKey,
  overAuthorizationPercentage: 15,
  amount: total + 1,
}));
const group = () => within(screen.getByRole('radiogroup', { hidden: true, name: 'Payment method' }));

describe('a payment that was remembered', () => {
  const card = (name: string, usedAt: string) => ({
    id: `7f6f1c0a-8a53-4d43-9d0c-0a4f6a1d${name}`,
    methodKey: 'credit-cards',
    provider: 'sandbox',
    paymentBrand: 'Visa',
    name,
    isPrimary: false,
    expired: false,
    usedAt,
  });
  const older = { ...card('1111', '2026-10-01T08:00:00.000Z'), isPrimary: true };
  const last = card('4242', '2026-11-10T08:00:00.000Z');
  const remembered = () =>
    ready({
      payments: [{ id: 'credit-cards', methodKey: 'credit-cards', amount: total, amountPlanned: total + 1 }],
    });
  const opened = (activeMethods: readonly object[]) =>
    openCheckout('/checkout', {
      cart: remembered(),
      customer: customerFixture(),
      answers: {
        'GET /api/carts/payment-options': { methods },
        'GET /api/carts/validation': { cartDTO: remembered(), errors: [] },
        'GET /api/customers/payment-methods': { activeMethods, hasInactiveMethods: false },
        'POST /api/carts/payment': remembered,
        'POST /api/carts/finalize': refusal(502, 'paymentProviderAway'),
      },
    });

  test('WEEK-01 the card used last is named in the closed step and pays, without a press', async () => {
    const { askedFor } = await opened([older, last]);
    await settle();
    expect(step('Payment').getByText(/Visa/).textContent).toBe('Visa ····\u00a04242');
    await press('Order with obligation to pay');
    expect(askedFor('POST /api/carts/finalize')[0]?.body).toMatchObject({ savedPaymentMethodId: last.id });
  });

  test('WEEK-01 another one, or a new one, is one press away', async () => {
    const { askedFor } = await opened([older, last]);
    await settle();
    await act(async () => screen.getByRole('button', { hidden: true, name: 'Change Payment' }).click());
    await settle();
    const picked = () => group().getByRole<HTMLInputElement>('radio', { checked: true, hidden: true });
    expect(picked().value).toBe(last.id);
    await press(/^Card/, 'radio');
    expect(picked().value).toBe('credit-cards');
    await press('Continue to review');
    await press('Order with obligation to pay');
    expect(askedFor('POST /api/carts/finalize')[0]?.body).not.toHaveProperty('savedPaymentMethodId');
  });

  test('WEEK-01 without a saved card the method alone is named', async () => {
    const { askedFor } = await opened([]);
    await settle();
    expect(step('Payment').getByText('Card')).toBeTruthy();
    await press('Order with obligation to pay');
    expect(askedFor('POST /api/carts/finalize')[0]?.body).not.toHaveProperty('savedPaymentMethodId');
  });
});
