import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { refusal } from '../../service/testing/renderService.tsx';
import { filled, orderFixture, ready } from '../testing/carts.ts';
import { openCheckout, press } from '../testing/renderCheckout.tsx';

const order = orderFixture();
const answers = { 'GET /api/orders/40000017': order };
const link = (words: string) => screen.getByText(words, { selector: 'a' });

describe('the confirmation', () => {
  test('ROUTE-07 tells the number, when it comes, where the calendar’s file is, and that a mail follows', async () => {
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers });
    expect(screen.getByText('40000017')).toBeTruthy();
    expect(screen.getByText(/on its way to sample@example.com/)).toBeTruthy();
    expect(screen.getByText('We bring everything to your door.')).toBeTruthy();
    expect(link('Add to calendar').getAttribute('href')).toBe('/api/orders/40000017/calendar.ics');
    expect(screen.queryByText('View invoice')).toBeNull();
    expect(screen.getByText(/The invoice follows/)).toBeTruthy();
  });

  test('CHK-10 from the mail it opens with the key, and shows what can be done with it', async () => {
    const packed = {
      'GET /api/orders/40000017': orderFixture({ status: 'OUT_FOR_DELIVERY', invoiced: true, canBeAddedTo: false }),
    };
    const { askedFor, container } = await openCheckout('/checkout-ok?orderNumber=40000017&key=abc', {
      answers: packed,
    });
    expect(askedFor('GET /api/orders/40000017')[0]?.query.get('key')).toBe('abc');
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Order 40000017');
    expect(container.querySelector('a[href^="/api/orders/40000017/invoice.pdf?key=abc"]')).toBeTruthy();
    expect(screen.queryByText('Thank you for your order')).toBeNull();
  });

  test('ROUTE-07 once it is handed over the invoice is there', async () => {
    const packed = {
      'GET /api/orders/40000017': orderFixture({ status: 'OUT_FOR_DELIVERY', invoiced: true, canBeAddedTo: false }),
    };
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers: packed });
    expect(link('View invoice').getAttribute('href')).toBe('/api/orders/40000017/invoice.pdf');
    expect(screen.queryByText('Forgot something?')).toBeNull();
  });

  test('PAY-04 tells what more is reserved until everything is weighed, and no longer once it is', async () => {
    const { unmount } = await openCheckout('/checkout-ok?orderNumber=40000017', { answers });
    expect(screen.getByText(/€13\.97 is reserved, plus up to €1\.40 for weighed items/)).toBeTruthy();
    unmount();
    const packed = { 'GET /api/orders/40000017': orderFixture({ status: 'PICKED' }) };
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers: packed });
    expect(screen.queryByText(/is reserved/)).toBeNull();
  });

  test('PAY-04 nothing is reserved where an invoice follows', async () => {
    const billed = orderFixture({ payments: [{ methodKey: 'pay-by-invoice-b2c', amount: 1397, authorized: 1537 }] });
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers: { 'GET /api/orders/40000017': billed } });
    expect(screen.queryByText(/reserved/)).toBeNull();
  });

  test('CUST-13 a guest cancels where it says so, in the browser that ordered', async () => {
    const { askedFor } = await openCheckout('/checkout-ok?orderNumber=40000017', {
      answers: {
        ...answers,
        'POST /api/orders/40000017/cancel': orderFixture({ status: 'CANCELLED', canBeCancelled: false }),
      },
    });
    expect(screen.getByText(/You can cancel until .*: here, or with the link/)).toBeTruthy();
    await press('Cancel the order');
    await press('Cancel the order now');
    expect(askedFor('POST /api/orders/40000017/cancel')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('This order was cancelled');
    expect(screen.queryByText('Cancel the order')).toBeNull();
  });

  test('CUST-13 after the cut-off it does not say that it can be cancelled', async () => {
    const late = orderFixture({ cutOffAt: new Date(Date.now() - 1000).toISOString() });
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers: { 'GET /api/orders/40000017': late } });
    expect(screen.queryByText(/You can cancel until/)).toBeNull();
    expect(screen.queryByText('Cancel the order')).toBeNull();
  });

  test('VOU-01 what a voucher pays of the service stands beside the whole fee, so that the lines add up', async () => {
    const { priceInfo } = order;
    const given = orderFixture({
      voucherLineItems: [{ lineItemId: 'first', name: 'First delivery free', discount: 390 }],
      priceInfo: { ...priceInfo, serviceFeesAfterDiscount: 0, total: priceInfo.total - 390 },
    });
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers: { 'GET /api/orders/40000017': given } });
    const extra = (name: string) => screen.getByText(name).parentElement?.textContent;
    expect(extra('First delivery free')).toContain('−€3.90');
    expect(extra('Delivery')).toContain('€3.90');
  });

  test('CHK-10 a guest is offered an account, a customer is not', async () => {
    const { unmount } = await openCheckout('/checkout-ok?orderNumber=40000017', { answers });
    expect(link('Create an account').getAttribute('href')).toBe('/registration');
    unmount();
    await openCheckout('/checkout-ok?orderNumber=40000017', { answers, customer: customerFixture() });
    expect(screen.queryByText('Create an account')).toBeNull();
  });

  test('CART-17 until the cut-off something can be added to it', async () => {
    const { askedFor, here } = await openCheckout('/checkout-ok?orderNumber=40000017', {
      answers: { ...answers, 'PUT /api/carts/mode': filled({ mode: 'ADDON', orderNumber: '40000017' }) },
    });
    await press('Add something');
    expect(askedFor('PUT /api/carts/mode')[0]?.body).toEqual({ mode: 'ADDON', orderNumber: '40000017' });
    expect(here()).toBe('/');
  });

  test('CHK-10 another customer’s order stays closed', async () => {
    await openCheckout('/checkout-ok?orderNumber=40000017', {
      answers: { 'GET /api/orders/40000017': refusal(404, 'orderNotFound') },
    });
    expect(screen.getByText('We can’t show this order here')).toBeTruthy();
  });

  test('CHK-03 while the cart still waits for its payment one is sent back to it', async () => {
    const { here } = await openCheckout('/checkout?finalized=true&orderNumber=40000017', {
      cart: ready({ cartStatus: 'FINALIZED' }),
      answers: { ...answers, 'POST /api/carts/finalize': () => new Promise(() => {}) },
    });
    expect(here()).toBe('/checkout-return');
  });

  test('ROUTE-08 the preview shows a sample order, and calls no endpoint', async () => {
    const { asked } = await openCheckout('/checkout-ok-test');
    expect(screen.getByText('1000001')).toBeTruthy();
    expect(asked.filter(({ path }) => path.startsWith('/api/orders'))).toHaveLength(0);
  });
});
