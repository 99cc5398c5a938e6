import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { type Asked, refusal } from '../../service/testing/renderService.tsx';
import { ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';
import { step } from '../testing/shown.ts';

const keys = [
  'credit-cards',
  'paypal',
  'apple-pay',
  'google-pay',
  'pay-by-invoice-b2c',
  'pay-by-invoice-b2b',
  'payment-at-the-door',
  'payment-at-the-store',
  'gift-card-wallet',
] as const;
const surcharged = keys.slice(0, 6);
const unpaid = () => ready({ payments: [] });
const { total } = unpaid().priceInfo;
const methods = keys.map((methodKey) => {
  const more = surcharged.includes(methodKey);
  return { methodKey, overAuthorizationPercentage: more ? 15 : 0, amount: more ? total + 1 : total };
});
const planned = ({ body }: Asked) => {
  const { methodKey, amount = total } = body as { methodKey: (typeof keys)[number]; amount?: number };
  return ready({ revision: 2, payments: [{ id: methodKey, methodKey, amount, amountPlanned: amount }] });
};
const answers = {
  'GET /api/carts/payment-options': { methods },
  'POST /api/carts/payment': planned,
  'GET /api/carts/validation': { cartDTO: ready({ revision: 3 }), errors: [] },
};
const group = () => within(screen.getByRole('radiogroup', { hidden: true, name: 'Payment method' }));

describe('paying', () => {
  test('PAY-01 offers every method by its name, the wallet apart from them', async () => {
    await openCheckout('/checkout', { cart: unpaid(), answers });
    expect(group().getAllByRole('radio')).toHaveLength(8);
    for (const name of [
      'Card',
      'PayPal',
      'Apple Pay',
      'Google Pay',
      'Invoice',
      'Company invoice',
      'At the door',
      'In store',
    ])
      expect(group().getByText(name, { selector: 'span' })).toBeTruthy();
  });

  test('PAY-04 tells the surcharge as a percentage, and none at the door or in the store', async () => {
    await openCheckout('/checkout', { cart: unpaid(), answers });
    const told = (name: string) => group().getByText(name, { selector: 'span' }).closest('label')?.textContent ?? '';
    const reserved = /Reserves €8\.95, plus up to €0\.01 \(15%\) for weighed items/;
    const inGeneral = /up to 15% more is reserved/;
    // Before anything is chosen it is said once, for all of them.
    expect(screen.getByText(inGeneral)).toBeTruthy();
    expect(group().queryByText(reserved)).toBeNull();
    for (const name of ['Card', 'PayPal', 'Apple Pay', 'Google Pay']) {
      await press(new RegExp(`^${name}`), 'radio');
      expect(group().getAllByText(reserved)).toHaveLength(1);
      expect(told(name)).toMatch(reserved);
      expect(screen.queryByText(inGeneral)).toBeNull();
    }
    for (const name of ['Invoice', 'Company invoice']) {
      await press(new RegExp(`^${name}`), 'radio');
      expect(told(name)).toContain('up to 15%');
      expect(group().queryByText(/eserve/)).toBeNull();
    }
    await press(/^At the door/, 'radio');
    expect(group().queryByText(/%/)).toBeNull();
  });

  test('PAY-04 a saved card says what is reserved beside its own name', async () => {
    const id = '7f6f1c0a-8a53-4d43-9d0c-0a4f6a1d7a11';
    const card = { id, methodKey: 'credit-cards', provider: 'sandbox', paymentBrand: 'Visa', name: '4242' };
    const kept = { ...card, isPrimary: true, cardExpiryMonth: 4, cardExpiryYear: 2031, expired: false };
    await openCheckout('/checkout', {
      cart: unpaid(),
      customer: customerFixture(),
      answers: {
        ...answers,
        'GET /api/customers/payment-methods': { activeMethods: [kept], hasInactiveMethods: false },
      },
    });
    await press(/^Visa ····\s4242/, 'radio');
    const [visa] = group().getAllByText(/Reserves €8\.95/);
    expect(visa?.closest('label')?.textContent).toContain('04/2031');
    expect(group().getAllByText(/Reserves €8\.95/)).toHaveLength(1);
  });

  test('PAY-01 the closed step names what is really offered, and nothing else', async () => {
    const offered = methods.filter(({ methodKey }) =>
      ['credit-cards', 'paypal', 'payment-at-the-door'].includes(methodKey),
    );
    const cart = ready({ payments: [], billingAddress: undefined });
    await openCheckout('/checkout', {
      cart,
      answers: { ...answers, 'GET /api/carts/payment-options': { methods: offered } },
    });
    expect(step('Payment').getByText('Card, PayPal or at the door')).toBeTruthy();
  });

  test('PAY-04 beside a wallet it says what the card pays, and what is reserved for weighed goods', async () => {
    const wallet = {
      id: 'gift-card-wallet',
      methodKey: 'gift-card-wallet',
      amount: total - 701,
      amountPlanned: total - 701,
    } as const;
    const card = { methodKey: 'credit-cards', overAuthorizationPercentage: 15, amount: 1556 } as const;
    const planned = { id: 'credit-cards', methodKey: 'credit-cards', amount: 701, amountPlanned: 1556 } as const;
    await openCheckout('/checkout', {
      cart: ready({ payments: [wallet, planned] }),
      tenant: 'feldmarkt',
      answers: { ...answers, 'GET /api/carts/payment-options': { methods: [card], walletBalance: 5000 } },
    });
    await act(async () => screen.getByRole('button', { hidden: true, name: 'Zahlung ändern' }).click());
    await settle();
    expect(document.querySelector('[role=radiogroup]')?.textContent).toContain(
      'Reserviert werden 7,01\u00a0€ und bis zu 8,55\u00a0€ (15 %) für Gewogenes.',
    );
  });

  test('PAY-02 a choice is planned, and the order follows', async () => {
    const { askedFor } = await openCheckout('/checkout', { cart: unpaid(), answers });
    await press('Continue to review');
    expect(
      screen.getByText('Please choose how you would like to pay.', { selector: '.field-error span' }),
    ).toBeTruthy();
    await press(/^At the door/, 'radio');
    expect(askedFor('POST /api/carts/payment')[0]?.body).toEqual({ methodKey: 'payment-at-the-door' });
    await press('Continue to review');
    expect(screen.getByRole('button', { hidden: true, name: 'Order with obligation to pay' })).toBeTruthy();
  });

  test('PAY-02 a method that is refused is told beside the choice', async () => {
    await openCheckout('/checkout', {
      cart: unpaid(),
      answers: { ...answers, 'POST /api/carts/payment': refusal(409, 'paymentMethodNotOffered') },
    });
    await press(/^PayPal/, 'radio');
    expect(screen.getByText(/isn’t working right now/)).toBeTruthy();
  });

  test('WAL-03 WAL-05 the wallet pays its share by its own key, the rest another method, and that is remembered', async () => {
    const customer = customerFixture();
    const { askedFor } = await openCheckout('/checkout', {
      cart: unpaid(),
      customer,
      answers: {
        ...answers,
        'GET /api/carts/payment-options': { methods, walletBalance: 250 },
        'GET /api/customers/payment-methods': { activeMethods: [], hasInactiveMethods: false },
        'DELETE /api/carts/payment/gift-card-wallet': ready({ revision: 4, payments: [] }),
      },
    });
    await press(/^Use your gift-card balance \(€2\.50\)/, 'checkbox');
    expect(askedFor('POST /api/carts/payment')[0]?.body).toEqual({ methodKey: 'gift-card-wallet', amount: 250 });
    expect(sessionStorage.getItem('use-wallet')).toBe('true');
    expect(screen.getByText(/€2\.50 from your balance/)).toBeTruthy();
    await press(/^Use your gift-card balance/, 'checkbox');
    expect(askedFor('DELETE /api/carts/payment/gift-card-wallet')).toHaveLength(1);
    expect(sessionStorage.getItem('use-wallet')).toBe('false');
  });

  test('WAL-03 a wallet that covers all needs no other method', async () => {
    sessionStorage.setItem('use-wallet', 'true');
    const { askedFor } = await openCheckout('/checkout', {
      cart: unpaid(),
      customer: customerFixture(),
      answers: {
        ...answers,
        'GET /api/carts/payment-options': { methods, walletBalance: 99_000 },
        'GET /api/customers/payment-methods': { activeMethods: [], hasInactiveMethods: false },
      },
    });
    await settle();
    expect(askedFor('POST /api/carts/payment').map(({ body }) => body)).toEqual([
      { methodKey: 'gift-card-wallet', amount: total },
    ]);
    expect(screen.getByText('Your balance covers the whole order.')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { hidden: true, name: 'Payment method' })).toBeNull();
  });

  test('PAY-05 a saved card is offered first and goes with the order', async () => {
    const id = '7f6f1c0a-8a53-4d43-9d0c-0a4f6a1d7a11';
    const kept = {
      id,
      methodKey: 'credit-cards',
      provider: 'sandbox',
      paymentBrand: 'Visa',
      name: '4242',
      isPrimary: true,
    };
    const card = { ...kept, cardExpiryMonth: 4, cardExpiryYear: 2031, expired: false };
    const { askedFor } = await openCheckout('/checkout', {
      cart: unpaid(),
      customer: customerFixture(),
      answers: {
        ...answers,
        'GET /api/customers/payment-methods': {
          activeMethods: [card, { ...card, id: '8f6f1c0a-8a53-4d43-9d0c-0a4f6a1d7a11', expired: true }],
          hasInactiveMethods: true,
        },
        'POST /api/carts/finalize': refusal(502, 'paymentProviderAway'),
      },
    });
    const first = group().getAllByRole('radio')[0]?.closest('label');
    expect(first?.textContent).toContain('Visa ····\u00a04242');
    expect(first?.textContent).toContain('04/2031');
    expect(group().getAllByRole('radio')).toHaveLength(9);
    await press(/^Visa ····\s4242/, 'radio');
    await press('Continue to review');
    await press('Order with obligation to pay');
    expect(askedFor('POST /api/carts/finalize')[0]?.body).toMatchObject({ savedPaymentMethodId: id });
  });

  test('PAY-05 a customer may save a new card, a guest is not asked', async () => {
    const { unmount } = await openCheckout('/checkout', { cart: unpaid(), answers });
    await press(/^Card/, 'radio');
    expect(screen.queryByRole('checkbox', { hidden: true, name: 'Save for next time' })).toBeNull();
    unmount();
    sessionStorage.clear();
    await openCheckout('/checkout', {
      cart: unpaid(),
      customer: customerFixture(),
      answers: { ...answers, 'GET /api/customers/payment-methods': { activeMethods: [], hasInactiveMethods: false } },
    });
    await press(/^Card/, 'radio');
    await press('Save for next time', 'checkbox');
    await press('Make this my default', 'checkbox');
    expect(JSON.parse(sessionStorage.getItem('checkout-method') ?? '')).toEqual({
      cart: unpaid().id,
      savePaymentMethod: true,
      setPrimary: true,
    });
  });
});
