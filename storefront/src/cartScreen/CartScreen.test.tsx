import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { apples, bread, cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { renderCart, sent, settle } from '../cart/testing/renderCart.tsx';
import { inTenant } from '../catalogue/testing/renderInTenant.tsx';
import { ApiError } from '../shell/api/apiError.ts';
import { dismiss, notifications } from '../shell/notifications/notifications.ts';
import CartScreen from './CartScreen.tsx';

afterEach(() => {
  for (const { key } of notifications.get()) dismiss(key);
});
const lines = [lineFixture(milk, 2), lineFixture({ ...bread, name: 'Glenbeg Arán' }, 1), lineFixture(apples, 3)];
const held = cartFixture(lines, { weight: 14_560 });
const open = (given = held, config = {}) => renderCart(<CartScreen />, { cart: given, config });

test('CART-15 from the server comes the skeleton of a cart, without goods', () => {
  const html = renderToString(inTenant(<CartScreen />));
  expect(html).toContain('Your basket');
  expect(html).toContain('skeleton');
  expect(html).not.toContain('is empty');
});

test('CART-15 CART-16 the page tells how many and how heavy, in kilograms', async () => {
  await open();
  expect(screen.getByText('4 items · 14.6 kg')).toBeDefined();
});

test('CART-15 the goods can be put in another order', async () => {
  await open();
  const names = () => [...document.querySelectorAll('.cart-line-name')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Glenbeg Milk', 'Glenbeg Arán', 'Glenbeg Apples']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'alphabetically' } });
  expect(names()).toEqual(['Glenbeg Apples', 'Glenbeg Arán', 'Glenbeg Milk']);
});

test('CART-15 the bill explains itself: savings, deposits, fee, VAT by rate, what weighing may change', async () => {
  const { priceInfo } = held;
  await open({
    ...held,
    distributionWindow: {
      id: 's',
      startsAt: '2026-11-18T16:00:00Z',
      endsAt: '2026-11-18T18:00:00Z',
      cutOffAt: '2026-11-18T12:00:00Z',
      fee: 390,
      green: false,
      heldUntil: '2026-11-18T09:00:00Z',
      held: false,
    },
    discountCodes: [{ code: 'HELLO', name: 'Five off', discount: 500, kind: 'amount', value: 500 }],
    priceInfo: {
      ...priceInfo,
      savings: 100,
      discounts: 500,
      depositFees: 75,
      serviceFees: 390,
      serviceFeesAfterDiscount: 0,
      overAuthorizationAmount: 90,
      uncoveredAmountWithoutOverAuthorization: 1074,
      uncoveredAmountWithOverAuthorization: 1164,
      totalWithSurcharge: 1164,
      vatByRate: [
        { permille: 230, gross: 500, vat: 93 },
        { permille: 135, gross: 574, vat: 68 },
      ],
    },
  });
  const sums = document.querySelector('.cart-sums')?.textContent ?? '';
  for (const part of [
    'You save',
    '−€1.00',
    'Five off',
    '−€5.00',
    'Deposits',
    '€0.75',
    '€3.90',
    'free',
    '23% of €5.00',
    '13.5% of €5.74',
  ])
    expect(sums).toContain(part);
  expect(sums).toContain('we reserve €10.74, plus up to €0.90 for weighed items');
});

test('CART-15 where nothing is taxed, nothing is said of tax', async () => {
  const vatByRate = [{ permille: 0, gross: 1074, vat: 0 }];
  await open({ ...held, priceInfo: { ...held.priceInfo, totalVat: 0, vatByRate } });
  expect(document.querySelector('.cart-sums')?.textContent).toContain('Total');
  expect(document.body.textContent).not.toMatch(/VAT/);
});

test('CART-15 CART-17 on a phone total and way on stay in sight; what is too much is said above the goods and there', async () => {
  const bar = () => screen.getByRole('region', { name: 'Summary' }).querySelector('.cart-bar')?.textContent;
  const any = { DELIVERY: { minimumOrderValue: 0, maximumOrderValue: 50_000, maximumOrderWeight: 60_000 } };
  const { unmount } = await open(held, any);
  expect(bar()).toMatch(/^Total €[\d.]+Go to checkout$/);
  unmount();
  await open(cartFixture(lines, { weight: 61_220 }), any);
  expect(bar()).toContain('1.3 kg too heavy for one order');
  expect(screen.getByText(/We can’t carry more than 60 kg in one go/)).toBeDefined();
});

test('WEEK-03 the bar takes the tab bar’s place as a child of the page, and its total unfolds to the sums', async () => {
  const { container } = await open();
  const bar = container.querySelector('.bottom-bar');
  expect(bar?.parentElement).toBe(container);
  const sums = bar?.querySelector('.cart-bar-sums');
  expect(sums?.hasAttribute('hidden')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Total/ }));
  expect(sums?.hasAttribute('hidden')).toBe(false);
  expect(sums?.textContent).toContain('Goods (4 items)');
  fireEvent.click(screen.getByRole('button', { name: /^Total/ }));
});

test('WEEK-03 CART-17 below the minimum the bar says how far the checkout is', async () => {
  await open(cartFixture([lineFixture(milk)]));
  const bar = within(document.querySelector('.bottom-bar') as HTMLElement);
  expect(bar.getByRole('meter').getAttribute('aria-valuetext')).toBe('€28.21 to go to the minimum order');
  expect(bar.getByRole('link', { name: /€28.21 more to check out/ })).toBeDefined();
});

test('PASS-01 a pass in the cart is a line of it, and can be taken out', async () => {
  const { carts } = await open({
    ...held,
    deliveryPassLineItem: { lineItemId: 'pass-3', name: 'Pass for 3 months', price: 2490, vat: 466 },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pass for 3 months' }));
  await settle();
  expect(carts.changes()).toMatchObject([{ method: 'PUT', path: '/api/carts/delivery-pass', body: { planId: null } }]);
});

describe('wishes', () => {
  test('CART-18 what shall be done when something is sold out is chosen for all', async () => {
    const { carts } = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Leave it out' }));
    await settle();
    expect(carts.changes()).toMatchObject([{ path: '/api/carts/substitution', body: { substitution: 'none' } }]);
  });

  test('CART-18 and otherwise for one line, or again as for all', async () => {
    const { carts } = await open(cartFixture([lineFixture(milk, 1, { substitution: 'none' })]));
    const choice = screen.getByRole('combobox', { name: 'Substitute for Glenbeg Milk, 1 litre' });
    expect(choice).toHaveProperty('value', 'none');
    fireEvent.change(choice, { target: { value: '' } });
    await settle();
    expect(carts.changes()).toMatchObject([{ method: 'PUT', body: { substitution: null } }]);
  });

  test('CART-11 goods can come in crates, where the tenant has them', async () => {
    const { carts } = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Deliver in crates (€4.50 deposit each)' }));
    await settle();
    expect(carts.changes()).toMatchObject([{ path: '/api/carts/crate-deposit-desired', body: { desired: true } }]);
  });

  test('CART-11 where it has none nothing is asked', async () => {
    await open(held, { crate: undefined });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('a choice that could not be saved is taken back, and it is said', async () => {
    const { carts } = await open();
    carts.fail(new ApiError(500, 'oh'));
    fireEvent.click(screen.getByRole('radio', { name: 'Leave it out' }));
    await settle();
    expect(screen.getByRole('radio', { name: 'Pack something similar' })).toHaveProperty('checked', true);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t save that.');
  });
});

test('CART-15 emptying the cart can be undone', async () => {
  const { carts, cart } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Empty basket' }));
  await settle();
  expect(carts.changes()).toMatchObject([{ method: 'DELETE', path: '/api/carts/items/all' }]);
  carts.server.cart = cartFixture([], { revision: 2 });
  cart.accept(carts.server.cart);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await sent(cart);
  expect(carts.quantities()).toEqual({ milk: 2, bread: 1, apples: 3 });
});

test('CART-15 a cart that cannot be loaded says so and can be tried again', async () => {
  await renderCart(<CartScreen />, { cart: held, failing: new ApiError(500, 'oh') });
  expect(screen.getByText('We couldn’t load your basket.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByText('4 items · 14.6 kg')).toBeDefined();
});

test('LOY-16 while the programme of a member is away the cart says that prices are the regular ones', async () => {
  const { unmount } = await open();
  expect(screen.queryByText(/these are regular prices/)).toBeNull();
  unmount();
  await open({ ...held, programmeAway: true });
  expect(screen.getByText(/these are regular prices/)).toBeDefined();
});
