import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Asked, refusal } from '../../service/testing/renderService.tsx';
import { checkoutId, heldWindow, ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';
import { alerts, openStep, step } from '../testing/shown.ts';

const orderButton = 'Order with obligation to pay';
const valid = { 'GET /api/carts/validation': { cartDTO: ready(), errors: [] } };

describe('the order', () => {
  const finalized = (redirectUrl: string) => ({
    'POST /api/carts/finalize': ({ body }: Asked) => ({
      cartDTO: ready({ revision: (body as { revision: number }).revision + 1, cartStatus: 'FINALIZED' }),
      checkoutId,
      redirectUrl,
    }),
  });

  test('CHK-02 shows every line, the total and the law’s words, and orders what was seen', async () => {
    const cart = ready();
    const { askedFor, leave } = await openCheckout('/checkout', {
      cart,
      answers: { ...valid, ...finalized('https://pay.example/p/1') },
    });
    expect(openStep()).toBe('Review and order');
    expect(screen.getByText('Glenbeg Milk')).toBeTruthy();
    const legal = [...document.querySelectorAll('.review-links a')];
    expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Terms', '/terms'],
      ['Withdraw from contract', '/withdraw'],
    ]);
    const button = screen.getByRole('button', { hidden: true, name: orderButton });
    expect(button.previousElementSibling?.textContent).toContain('Total');
    // The sums stand above the button; beside it the total is enough.
    expect(document.querySelectorAll('.cart-sums')).toHaveLength(1);
    expect(document.querySelector('.checkout-aside')?.textContent).toContain('Total');
    button.click();
    button.click();
    await settle();
    expect(askedFor('POST /api/carts/finalize').map(({ body }) => body)).toEqual([
      { revision: cart.revision, priceInfo: { total: cart.priceInfo.total } },
    ]);
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example/p/1');
  });

  test('CHK-04 a method without a page of its own leads straight to the order, in a web view too', async () => {
    const cart = ready();
    const { here, askedFor } = await openCheckout('/checkout?webview=true', {
      cart,
      answers: {
        ...valid,
        ...finalized(`/checkout-return?id=${checkoutId}`),
        'POST /api/checkout': () => new Promise(() => {}),
      },
    });
    await press(orderButton);
    expect(here()).toBe(`/checkout-return?id=${checkoutId}&webview=true`);
    expect(askedFor('POST /api/checkout')).toHaveLength(1);
  });

  test('CHK-09 what the server has against it is told on top with a link, and in its step', async () => {
    const cart = ready();
    const errors = [
      { code: '023', group: 'timeSlot' },
      { code: '031', group: 'billingAddress' },
      { code: 'minimumOrderValue', group: 'general' },
    ];
    const refused = Response.json(
      { status: 409, errorCode: 'cartInvalid', message: 'no', customPayload: { errors } },
      { status: 409 },
    );
    await openCheckout('/checkout', {
      cart,
      answers: { ...valid, 'POST /api/carts/finalize': refused, 'POST /api/capacity': { days: [] } },
    });
    await press(orderButton);
    expect(alerts()).toContain('3 things need your attention');
    expect(step('Time slot').getByText(/has just been taken/)).toBeTruthy();
    expect(step('Invoice').getByText(/check the details for the invoice/)).toBeTruthy();
    expect(screen.getByRole('link', { hidden: true, name: /minimum order value/ }).getAttribute('href')).toBe('/cart');
    await press(/has just been taken/, 'link');
    expect(openStep()).toBe('Time slot');
  });

  test('CHK-09 an answer that got lost is asked for again', async () => {
    const cart = ready({ distributionWindow: { ...heldWindow(), held: false } });
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      answers: { ...valid, 'POST /api/capacity': { days: [] } },
    });
    expect(openStep()).toBe('Time slot');
    await settle();
    expect(askedFor('POST /api/carts/finalize')).toHaveLength(0);
  });

  test('CHK-02 another total than the one on screen is shown before it is ordered', async () => {
    const cart = ready();
    const { cart: store } = await openCheckout('/checkout', {
      cart,
      answers: {
        ...valid,
        'POST /api/carts/finalize': refusal(409, 'totalChanged'),
        'GET /api/carts': ready({ revision: 5 }),
      },
    });
    await press(orderButton);
    expect(alerts()).toContain('The total has changed');
    expect(store.get().cart?.revision).toBe(5);
  });

  test('a guest who ordered too often without paying reads what to do, and the cart stays', async () => {
    const limited = (customPayload?: unknown) =>
      Response.json(
        {
          status: 429,
          errorCode: 'tooManyRequests',
          message: 'no',
          ...(customPayload !== undefined && { customPayload }),
        },
        { status: 429, headers: { 'retry-after': '3600' } },
      );
    const answers = [limited({ limit: 'guestOrdersByEmail' }), limited()];
    await openCheckout('/checkout', {
      cart: ready(),
      answers: { ...valid, 'POST /api/carts/finalize': () => answers.shift() },
    });
    await press(orderButton);
    expect(alerts()).toContain('There have been too many orders with this email address today. Sign in or pay online.');
    expect(step('Payment').getByText(/too many orders with this email address/)).toBeTruthy();
    // So many calls in a minute is something else.
    await press(orderButton);
    expect(alerts()).not.toContain('email address');
  });

  test('PAY-07 with a provider that is away the cart stays, and the shopper reads what to do', async () => {
    await openCheckout('/checkout', {
      cart: ready(),
      answers: { ...valid, 'POST /api/carts/finalize': refusal(502, 'paymentProviderAway') },
    });
    await press(orderButton);
    expect(alerts()).toContain('can’t reach the payment provider');
    expect(screen.getByRole('button', { hidden: true, name: orderButton }).getAttribute('aria-busy')).toBeNull();
  });
});
