import { fireEvent, screen, within } from '@testing-library/react';
import type { Order } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { orderFixture, orderLineFixture, orderSummaryFixture } from '../../../order/testing/orders.ts';
import { cartFixture } from '../../../service/testing/fixtures.ts';
import { type Answers, type Asked, refusal } from '../../../service/testing/renderService.tsx';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const list = 'GET /api/customers/orders';
const one = 'GET /api/orders/1000123';
const press = async (name: string | RegExp, inside: HTMLElement = document.body) => {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await settle();
};
const dialog = () => document.querySelector('dialog') ?? document.body;
const openOrder = (order: Order, answers: Answers = {}) =>
  renderProfile({ slug: 'orders/1000123', customer: anna, answers: { [one]: order, ...answers } });

describe('the history', () => {
  const history = (answers: Answers, search = '') => renderProfile({ slug: 'orders', customer: anna, answers, search });

  test('CUST-13 lists orders with status, day, sum and the way to each', async () => {
    const results = [
      orderSummaryFixture(),
      orderSummaryFixture({ orderNumber: '1000100', status: 'COMPLETED', canBeAddedTo: false, canBeCancelled: false }),
    ];
    await history({ [list]: { total: 2, page: 1, pages: 1, results } });
    const cards = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Order 1000123', 'Order 1000100']);
    expect(screen.getByRole('link', { name: 'View order 1000100' }).getAttribute('href')).toBe(
      '/profile/orders/1000100',
    );
    expect(screen.getByText('Delivered')).toBeDefined();
    expect(screen.getAllByText('€7.48')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Add to this order' })).toHaveLength(1);
  });

  test('CUST-13 is paged by addresses', async () => {
    const pages: (string | null)[] = [];
    const answer = ({ query }: Asked) => {
      pages.push(query.get('page'));
      return { total: 21, page: 2, pages: 3, results: [orderSummaryFixture()] };
    };
    await history({ [list]: answer }, '?page=2');
    expect(pages).toEqual(['2']);
    expect(screen.getByRole('link', { name: 'Page 2', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/profile/orders?page=3');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/profile/orders');
  });

  test('CUST-13 without an order the range is offered; a failure can be asked again', async () => {
    const { unmount } = await history({ [list]: { total: 0, page: 1, pages: 0, results: [] } });
    expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/products');
    unmount();
    await history({});
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('an order', () => {
  test('CUST-13 shows lines, sums, VAT, place and time, and where it stands', async () => {
    await openOrder(orderFixture());
    expect(screen.getByRole('heading', { level: 1, name: 'Order 1000123' })).toBeDefined();
    expect(screen.getByText('Three Friends Whole milk').getAttribute('href')).toBe('/product/whole-milk');
    expect(screen.getByText('1 l · 2 × €1.79')).toBeDefined();
    expect(screen.getByText('including €0.68 VAT')).toBeDefined();
    expect(screen.getByText('10% of €7.48')).toBeDefined();
    expect(screen.getByText('12 Shop Street')).toBeDefined();
    expect(screen.getByText('Ring twice')).toBeDefined();
    const now = screen.getByRole('list', { name: 'Order progress' }).querySelector('[aria-current=step]');
    expect(now?.textContent).toBe('Ordered, now');
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/orders/1000123/calendar.ics',
    );
    expect(screen.queryByRole('link', { name: 'Invoice (PDF)' })).toBeNull();
  });

  const spelt = { sku: '10', name: 'Spelt', perPiecePrice: 75, deposit: 0, vat: 100 };

  test('CUST-13 after picking tells what came, what it weighed and what it costs, with its invoice', async () => {
    const productLineItems = [
      orderLineFixture({ picked: { quantity: 1, linePrice: 179 } }),
      orderLineFixture({ sku: '7', name: 'Apples', picked: { quantity: 0, linePrice: 0 } }),
      orderLineFixture({ sku: '8', name: 'Cod', weighed: true, picked: { quantity: 2, grams: 1412, linePrice: 999 } }),
      orderLineFixture({ sku: '9', name: 'Rye', picked: { quantity: 2, linePrice: 150, substitute: spelt } }),
    ];
    const refunds = [{ number: 7, amount: 120, refundedAt: '2026-11-20T10:00:00.000Z' }];
    await openOrder(
      orderFixture({
        status: 'COMPLETED',
        invoiced: true,
        canBeCancelled: false,
        canBeAddedTo: false,
        productLineItems,
        refunded: 120,
        refunds,
      }),
    );
    expect(screen.getByText('1 instead of 2: that was all we had.')).toBeDefined();
    expect(screen.getByText('Not available, so you weren’t charged.')).toBeDefined();
    expect(screen.getByText('weighed: 1,412 g')).toBeDefined();
    expect(screen.getByText('€9.99')).toBeDefined();
    expect(screen.getByText('−€1.20')).toBeDefined();
    expect(screen.getByText('Packed instead: Spelt')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Credit note €1.20 (PDF)' }).getAttribute('href')).toBe(
      '/api/orders/1000123/credit-notes/7.pdf',
    );
    expect(screen.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href')).toBe(
      '/api/orders/1000123/invoice.pdf',
    );
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  test('CUST-13 that the shop cancelled tells why, and keeps its invoice beside the credit note', async () => {
    const refunds = [{ number: 7, amount: 748, refundedAt: '2026-11-20T10:00:00.000Z' }];
    const cancelled = { canBeCancelled: false, canBeAddedTo: false, invoiced: true, refunded: 748, refunds };
    await openOrder(orderFixture({ status: 'CANCELLED', cancelReason: 'The van broke down', ...cancelled }));
    expect(screen.getByText('The reason: The van broke down')).toBeDefined();
    for (const name of ['Invoice (PDF)', 'Credit note €7.48 (PDF)'])
      expect(screen.getByRole('link', { name })).toBeDefined();
  });

  test('CUST-13 is cancelled after a question, and shows it', async () => {
    const path = 'POST /api/orders/1000123/cancel';
    const cancelled = orderFixture({ status: 'CANCELLED', canBeCancelled: false, canBeAddedTo: false, refunded: 748 });
    const { askedFor } = await openOrder(orderFixture(), { [path]: cancelled });
    await press('Cancel the order');
    expect(askedFor(path)).toHaveLength(0);
    await press('Cancel the order now', dialog());
    expect(askedFor(path)).toHaveLength(1);
    expect(screen.getByText('The order is cancelled.')).toBeDefined();
    expect(screen.getByText('€7.48 will be refunded to you.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  test('CUST-13 too late to cancel is said where it was asked', async () => {
    await openOrder(orderFixture(), { 'POST /api/orders/1000123/cancel': refusal(409, 'cutOffPassed') });
    await press('Cancel the order');
    await press('Cancel the order now', dialog());
    expect(within(dialog()).getByText(/already packing your order/)).toBeDefined();
  });

  test('CUST-13 is ordered again in one press, and tells what could not be added', async () => {
    const { askedFor, cart } = await openOrder(orderFixture(), {
      'POST /api/orders/1000123/reorder': { added: 3, notAdded: [{ sku: '9', name: 'Old plums' }] },
      'GET /api/carts': cartFixture({ lineItemCount: 3 }),
    });
    await press('Order again');
    expect(askedFor('POST /api/orders/1000123/reorder')).toHaveLength(1);
    expect(screen.getByText('We’ve added 3 products to your basket.')).toBeDefined();
    expect(screen.getByText('Old plums')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the basket' }).getAttribute('href')).toBe('/cart');
    expect(cart.get().cart?.lineItemCount).toBe(3);
  });

  test('CUST-13 gets an addition: the cart of that order is opened, and the range', async () => {
    const addon = cartFixture({ id: '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a99', mode: 'ADDON', orderNumber: '1000123' });
    const { askedFor, cart, router } = await openOrder(orderFixture(), { 'PUT /api/carts/mode': addon });
    await press('Add to this order');
    expect(askedFor('PUT /api/carts/mode')[0]?.body).toEqual({ mode: 'ADDON', orderNumber: '1000123' });
    expect(cart.get().cart?.mode).toBe('ADDON');
    expect(router.get().location.pathname).toBe('/products');
    expect(screen.getByText(/comes with order 1000123/)).toBeDefined();
  });

  test('CUST-13 of another customer is not found; a failure can be retried', async () => {
    const { unmount } = await openOrder(orderFixture(), { [one]: refusal(404, 'orderNotFound') });
    expect(screen.getByText('We can’t find this order')).toBeDefined();
    unmount();
    await openOrder(orderFixture(), { [one]: refusal(500, 'internal') });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
