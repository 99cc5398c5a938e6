import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asked, refusal } from '../../service/testing/renderService.tsx';
import { checkoutId, orderFixture, ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';

const order = orderFixture();
const at = `/checkout-return?id=${checkoutId}&methodKey=credit-cards&provider=sandbox&initiator=REDIRECT&methodType=TWO_TIER`;
const paid = () => ready({ cartStatus: 'FINALIZED' });
const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;

beforeEach(() => {
  document.cookie = 'cartCount=; path=/; max-age=-1';
});

describe('coming back from a payment', () => {
  test('CHK-04 ROUTE-07 the order is made with what the address tells, and its confirmation is shown', async () => {
    const { askedFor, here, cart } = await openCheckout(at, {
      cart: paid(),
      answers: { 'POST /api/checkout': order, 'GET /api/orders/40000017': order },
    });
    expect(askedFor('POST /api/checkout').map(({ body }) => body)).toEqual([
      {
        checkoutId,
        paymentMethodKey: 'credit-cards',
        provider: 'sandbox',
        paymentInitiator: 'REDIRECT',
        paymentMethodType: 'TWO_TIER',
      },
    ]);
    expect(here()).toBe('/checkout?finalized=true&orderNumber=40000017');
    expect(heading()).toBe('Thank you for your order');
    expect(screen.getByText('40000017')).toBeTruthy();
    expect(cart.get().cart).toBeUndefined();
  });

  test('CHK-04 an app’s web view stays one', async () => {
    const { here } = await openCheckout(`${at}&webview=true`, {
      cart: paid(),
      answers: { 'POST /api/checkout': order },
    });
    expect(here()).toBe('/checkout?finalized=true&orderNumber=40000017&webview=true');
  });

  test('SAFE-04 a customer who is logged out by then logs in first, and comes back to the order', async () => {
    const { here } = await openCheckout(at, {
      cart: paid(),
      answers: { 'POST /api/checkout': refusal(401, 'unauthorized') },
    });
    expect(here()).toBe(`/login?${new URLSearchParams({ returnUrl: at, authRequired: 'true' }).toString()}`);
  });

  test('CHK-05 a refusal leads back to the checkout with its code, and the cart is fetched again', async () => {
    const open = ready({ revision: 7 });
    const { here, askedFor } = await openCheckout(at, {
      cart: paid(),
      answers: {
        'POST /api/checkout': refusal(402, 'paymentDeclined'),
        'GET /api/carts': open,
        'GET /api/carts/validation': { cartDTO: open, errors: [] },
      },
    });
    expect(here()).toBe('/checkout?paymentError=paymentDeclined');
    expect(askedFor('GET /api/carts').length).toBeGreaterThan(0);
    expect(askedFor('POST /api/carts/reset')).toHaveLength(0);
    expect(screen.getByText(/payment method was declined/)).toBeTruthy();
  });

  test('CHK-05 a refusal without a code is a general one', async () => {
    const { here } = await openCheckout(at, {
      cart: paid(),
      answers: { 'POST /api/checkout': Response.json({ message: 'no' }, { status: 500 }), 'GET /api/carts': ready() },
    });
    expect(here()).toBe('/checkout?paymentError=generalError');
  });

  test('CHK-05 with an unknown initiator the cart is fetched first, if there is one', async () => {
    document.cookie = 'cartCount=3; path=/';
    const { asked } = await openCheckout(at.replace('REDIRECT', 'UNKNOWN'), {
      cart: paid(),
      answers: { 'POST /api/checkout': order },
    });
    const paths = asked.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('GET /api/carts')).toBeLessThan(paths.indexOf('POST /api/checkout'));
    expect(paths).toContain('GET /api/carts');
  });

  test('CHK-06 a cart that became an order meanwhile is not asked for', async () => {
    const { askedFor, here } = await openCheckout(at.replace('REDIRECT', 'UNKNOWN'), {
      answers: { 'POST /api/checkout': order, 'GET /api/orders/40000017': order },
    });
    expect(here()).toBe('/checkout?finalized=true&orderNumber=40000017');
    expect(askedFor('GET /api/carts')).toHaveLength(0);
  });

  test('CHK-07 without a checkout in the address the one that is open can be gone on with', async () => {
    const { leave, askedFor } = await openCheckout('/checkout-return', {
      cart: paid(),
      answers: {
        'POST /api/carts/finalize': { cartDTO: paid(), checkoutId, redirectUrl: 'https://pay.example/p/1' },
        'POST /api/checkout': refusal(409, 'paymentPending'),
      },
    });
    expect(askedFor('POST /api/checkout')[0]?.body).toEqual({ checkoutId, paymentInitiator: 'UNKNOWN' });
    expect(heading()).toBe('Your payment isn’t complete yet');
    await press('Continue to payment');
    expect(leave).toHaveBeenCalledWith('https://pay.example/p/1');
    expect(screen.getByText('Change the order').getAttribute('href')).toBe('/checkout');
  });

  test('CHK-07 with nothing to come back from one is at the checkout', async () => {
    const cart = ready();
    const { here } = await openCheckout('/checkout-return', {
      cart,
      answers: { 'GET /api/carts/validation': { cartDTO: cart, errors: [] } },
    });
    expect(here()).toBe('/checkout');
  });
});

describe('a payment that takes its time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('CHK-04 is asked about again and again, until it is there', async () => {
    let asked = 0;
    const answer = ({ body }: Asked) => {
      asked += 1;
      expect(body).toMatchObject({ checkoutId });
      return asked < 3 ? refusal(409, 'paymentPending') : order;
    };
    const { here } = await openCheckout(at, { cart: paid(), answers: { 'POST /api/checkout': answer } });
    expect(heading()).toBe('Placing your order');
    await settle(1000);
    expect(asked).toBe(2);
    await settle(2000);
    expect(here()).toContain('finalized=true');
  });

  test('CHK-04 is given up after half a minute: a mail will follow, and the shopper may try again', async () => {
    const pending = { 'POST /api/checkout': refusal(409, 'paymentPending') };
    const { askedFor } = await openCheckout(at, { cart: paid(), answers: pending });
    await settle(30_000);
    expect(heading()).toBe('Your payment is taking a little longer');
    const before = askedFor('POST /api/checkout').length;
    expect(before).toBe(6);
    await press('Check again');
    expect(askedFor('POST /api/checkout')).toHaveLength(before + 1);
  });

  test('CHK-04 without a connection the question is repeated, and nothing is called failed', async () => {
    const { here } = await openCheckout(at, {
      cart: paid(),
      answers: { 'POST /api/checkout': Response.json({ message: 'away' }, { status: 503 }) },
    });
    await settle(30_000);
    expect(heading()).toBe('No connection right now');
    expect(here()).toContain('/checkout-return');
  });
});
