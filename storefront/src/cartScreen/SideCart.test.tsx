import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Product } from '@trolley/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apples, bread, cartFixture, configFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { renderCart, sent, settle } from '../cart/testing/renderCart.tsx';
import { customerFixture } from '../customer/testing/customers.ts';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { acceptCustomer, resetCustomer } from '../shell/session/customerState.ts';
import { SideCart } from './SideCart.tsx';

afterEach(() => sessionStorage.clear());

const shown = <SideCart open onClose={vi.fn()} />;
const dairy = { parentCategories: [{ slug: 'dairy', name: 'Dairy' }] };
const bakery = { parentCategories: [{ slug: 'bakery', name: 'Bakery' }] };
const reduced = {
  ...milk,
  ...dairy,
  price: {
    regular: { value: 179 },
    offer: { value: 129, lowest30: 179, percent: 28, from: '2026-01-01' },
    depositPrice: 25,
  },
};

test('CART-15 lines stand by department with pack, unit price, deposit, and the regular price crossed out', async () => {
  const cart = cartFixture([lineFixture(reduced, 2), lineFixture({ ...bread, ...bakery }, 1)]);
  await renderCart(shown, { cart });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dairy€2.58',
    'Bakery€1.79',
  ]);
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toContain('1 litre');
  expect(line?.textContent).toContain('+ 2 × €0.25 deposit');
  expect(line?.querySelector('s')?.textContent).toContain('€3.58');
  expect(line?.querySelector('b')?.textContent).toBe('€2.58');
});

test('LOY-01 CART-15 a line that costs the members’ price has their unit price', async () => {
  const price = {
    regular: { value: 209 },
    loyalty: { value: 189, perUnit: 378 },
    base: { value: 418, unit: 'kg' as const },
  };
  const line = { ...lineFixture({ ...milk, price }, 2), perPiecePrice: 189, linePrice: 378 };
  const { unmount } = await renderCart(shown, { cart: cartFixture([line]) });
  expect(document.querySelector('.cart-line-facts')?.textContent).toContain('€3.78/kg');
  unmount();
  await renderCart(shown, { cart: cartFixture([lineFixture({ ...milk, price }, 2)]) });
  expect(document.querySelector('.cart-line-facts')?.textContent).toContain('€4.18/kg');
});

test('CART-15 CART-16 the bar leads to the minimum, then to free delivery', async () => {
  const { cart } = await renderCart(shown, {
    cart: cartFixture([lineFixture({ ...milk, price: { regular: { value: 1000 } } }, 2)]),
  });
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('€10.00 to go to the minimum order');
  cart.setQuantity({ ...milk, price: { regular: { value: 1000 } } }, 4);
  await sent(cart);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('€20.00 to go for free delivery');
  expect(screen.getByText(/✓ minimum reached/)).toBeDefined();
});

test('CART-12 CART-15 what cannot be had comes first, with why, and can be replaced by one press', async () => {
  const cart = cartFixture([lineFixture(milk)], {
    unavailableLineItems: [
      {
        lineItemId: 'old',
        quantity: 2,
        reason: 'temporarilyUnavailable',
        product: { sku: 'old', name: 'Old Cheese', pack: '200 g' },
        alternative: apples,
      },
    ],
  });
  const { carts, cart: store } = await renderCart(shown, { cart, products: [apples] });
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toBe('1 item is not available');
  expect(screen.getByText('200 g · sold out for now, not charged')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Replace Old Cheese with Glenbeg Apples' }));
  await settle();
  await sent(store);
  await settle();
  expect(carts.changes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/carts/items',
    'DELETE /api/carts/items/multiple',
  ]);
  expect(carts.changes()[1]?.query).toEqual({ lineItemIds: 'old' });
});

test('CART-15 what was pressed just now stands in it at once', async () => {
  const { cart } = await renderCart(shown, { cart: cartFixture([lineFixture(milk)]), products: [bread] });
  void cart.add(bread, 2);
  await settle();
  const line = screen.getByText('Glenbeg Bread').closest('li');
  expect(line && within(line).getByRole('textbox')).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: /^Total/ }).textContent).toContain('€5.37');
});

test('CART-15 news stand inside it, where they can be pressed while it is open', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture(milk), lineFixture(bread)]) });
  act(() => notify({ key: 'x', message: 'Milk removed', type: 'info', action: { label: 'Undo', onPress: vi.fn() } }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' })).toBeDefined();
  act(() => dismiss('x'));
});

test('CART-15 an empty cart offers where to begin, one on its way shows its shape', async () => {
  await renderCart(shown);
  expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeDefined();
  expect(screen.queryByText('Total')).toBeNull();
});

test('CART-17 below the minimum its button says how much is missing, and leads back to the goods', async () => {
  const onClose = vi.fn();
  await renderCart(<SideCart open onClose={onClose} />, { cart: cartFixture([lineFixture(milk)]) });
  expect(screen.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '€28.21 more to check out Keep shopping' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'too much is in it',
    { priceInfo: { ...cartFixture().priceInfo, orderValue: 51_250 } },
    /€12.50 over the maximum order/,
  ],
  ['it is too heavy', { weight: 61_220 }, /1.3 kg too heavy for one order/],
  ['it is too heavy together with its order', { mode: 'ADDON', orderWeight: 59_500 }, /0.5 kg too heavy/],
] as const)('CART-17 where %s its button says how much, and leads to the lines', async (_, given, words) => {
  const cart = cartFixture([lineFixture(milk, 20)], { weight: 1000, ...given });
  await renderCart(shown, { cart, config: { DELIVERY: { ...configFixture.DELIVERY, minimumOrderValue: 0 } } });
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/cart#cart-goods');
});

test('CART-16 CUST-13 PASS-01 nothing leads to free delivery where it is free anyway', async () => {
  const dear = lineFixture({ ...milk, price: { regular: { value: 4000 } } });
  const { unmount } = await renderCart(shown, { cart: cartFixture([dear], { mode: 'ADDON' }) });
  expect(screen.queryByRole('meter')).toBeNull();
  unmount();
  await renderCart(shown, { cart: cartFixture([dear], { serviceFree: true }) });
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Minimum order reached ✓');
  expect(document.body.textContent).not.toContain('free delivery');
});

test('CART-16 a fee is announced only where one may come', async () => {
  const announced = () => document.body.textContent?.includes('fee depends on your time slot');
  const worth = (value: number) => lineFixture({ ...milk, price: { regular: { value } } });
  for (const [cart, isAnnounced] of [
    [cartFixture([worth(4000)]), true],
    [cartFixture([worth(9000)]), false],
    [cartFixture([worth(4000)], { serviceFree: true }), false],
  ] as const) {
    const { unmount } = await renderCart(shown, { cart });
    expect(announced()).toBe(isAnnounced);
    unmount();
  }
});

test('CART-15 the total is one line, and what it is made of opens above it', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture(milk, 3)]) });
  const total = screen.getByRole('button', { name: /^Total/ });
  const goods = () => screen.queryByText('Goods (3 items)')?.closest('[hidden]');
  expect(total.getAttribute('aria-expanded')).toBe('false');
  expect(goods()).toBeTruthy();
  fireEvent.click(total);
  expect(total.getAttribute('aria-expanded')).toBe('true');
  expect(goods()).toBeNull();
});

test('WEEK-03 what the total is made of stays open for the visit', async () => {
  const cart = cartFixture([lineFixture(milk, 3)]);
  const { unmount } = await renderCart(shown, { cart });
  const total = () => screen.getByRole('button', { name: /^Total/ });
  fireEvent.click(total());
  unmount();
  await renderCart(shown, { cart });
  expect(total().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(total());
  expect(sessionStorage.getItem('sumsOpen')).toBe('false');
});

test('WEEK-03 an undo is a row between goods and sums, with a line for its ten seconds', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture(milk), lineFixture(bread)]) });
  act(() => notify({ key: 'x', message: 'Milk removed', type: 'info', action: { label: 'Undo', onPress: vi.fn() } }));
  const row = within(screen.getByRole('dialog')).getByText('Milk removed').closest('.toast');
  expect(row?.classList.contains('toast-timed')).toBe(true);
  const [goods, foot] = document.querySelectorAll('.dialog-body, .dialog-actions');
  expect(goods?.contains(row ?? null)).toBe(false);
  expect(foot?.firstElementChild?.contains(row ?? null)).toBe(true);
  act(() => dismiss('x'));
});

test('WEEK-03 CART-18 a line says only where it shall be replaced otherwise than all others', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture(milk, 1, { substitution: 'none' }), lineFixture(bread)]) });
  const labels = [...document.querySelectorAll('.line-substitution > span')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['No substitute', 'Substitute']);
});

describe('below the minimum', () => {
  const few = cartFixture([lineFixture(milk)]);
  const answers = (own: readonly Product[]) => ({
    '/api/customers/favorites/products': { results: own.map((product) => ({ product })) },
    '/api/product-discovery/products': { results: [milk, apples, { ...bread, minAge: 18 }] },
  });
  const offered = () => [...document.querySelectorAll('.usual .cart-line-name')].map(({ textContent }) => textContent);

  test('WEEK-03 a guest is offered what is popular, and told so; nothing that is in the cart or for adults', async () => {
    await renderCart(shown, { cart: few, answers: answers([]) });
    expect(screen.getByRole('heading', { name: 'Popular with shoppers' })).toBeDefined();
    expect(offered()).toEqual(['Glenbeg Apples']);
  });

  test('WEEK-03 a customer is offered what they usually buy', async () => {
    act(() => acceptCustomer(customerFixture()));
    await renderCart(shown, { cart: few, answers: answers([bread]) });
    expect(screen.getByRole('heading', { name: 'You usually buy' })).toBeDefined();
    expect(offered()).toEqual(['Glenbeg Bread']);
    act(() => resetCustomer());
  });

  test('WEEK-03 from the minimum on nothing is offered', async () => {
    const enough = cartFixture([lineFixture({ ...milk, price: { regular: { value: 4000 } } })]);
    await renderCart(shown, { cart: enough, answers: answers([]) });
    expect(offered()).toEqual([]);
  });
});

test('CART-17 NOTI-04 what one order may weigh is said above the goods', async () => {
  const cart = cartFixture([lineFixture(milk, 20)], { weight: 61_220 });
  await renderCart(shown, { cart, config: { DELIVERY: { ...configFixture.DELIVERY, minimumOrderValue: 0 } } });
  expect(screen.getByText(/We can’t carry more than 60 kg in one go/)).toBeDefined();
});

test('CART-15 ROUTE-06 leads on to the checkout, and to the cart’s own page', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture({ ...milk, price: { regular: { value: 4000 } } })]) });
  expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByRole('link', { name: 'View basket' }).getAttribute('href')).toBe('/cart');
});
