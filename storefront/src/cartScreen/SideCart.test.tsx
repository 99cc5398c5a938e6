import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apples, bread, cartFixture, configFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { renderCart, sent, settle } from '../cart/testing/renderCart.tsx';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { SideCart } from './SideCart.tsx';

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
    'Dairy1',
    'Bakery1',
  ]);
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toContain('1 litre');
  expect(line?.textContent).toContain('+ 2 × €0.25 deposit');
  expect(line?.querySelector('s')?.textContent).toContain('€3.58');
  expect(line?.querySelector('b')?.textContent).toBe('€2.58');
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
  fireEvent.click(screen.getByRole('link', { name: '€28.21 to go to the minimum order Keep shopping' }));
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

test('CART-17 NOTI-04 what one order may weigh is said above the goods', async () => {
  const cart = cartFixture([lineFixture(milk, 20)], { weight: 61_220 });
  await renderCart(shown, { cart, config: { DELIVERY: { ...configFixture.DELIVERY, minimumOrderValue: 0 } } });
  expect(screen.getByText(/We can’t carry more than 60 kg at once/)).toBeDefined();
});

test('CART-15 ROUTE-06 leads on to the checkout, and to the cart’s own page', async () => {
  await renderCart(shown, { cart: cartFixture([lineFixture({ ...milk, price: { regular: { value: 4000 } } })]) });
  expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByRole('link', { name: 'Go to basket' }).getAttribute('href')).toBe('/cart');
});
