import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddToCart } from '../cart/button/AddToCart.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { apples, cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { lostConnection } from '../cart/testing/fakeCarts.ts';
import { renderCart, sent, settle } from '../cart/testing/renderCart.tsx';
import { ApiError } from '../shell/api/apiError.ts';
import { dismiss, notifications } from '../shell/notifications/notifications.ts';
import { CartHost } from './CartHost.tsx';

const clear = () => {
  for (const { key } of notifications.get()) dismiss(key);
};
beforeEach(clear);
afterEach(clear);

const whisky = { ...milk, sku: 'whisky', name: 'Glenbeg Whisky', minAge: 18, availability: 'ageRestricted' as const };
const products = [milk, apples, whisky];
const host = (...on: (typeof products)[number][]) => (
  <>
    <CartButton href="/cart" />
    {on.map((product) => (
      <AddToCart key={product.sku} product={product} />
    ))}
    <CartHost />
  </>
);
const add = (name: string) => screen.getByRole('button', { name: `Add to basket: ${name}` });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('CART-15 every change is said to those who cannot see it', async () => {
  const { cart } = await renderCart(host(milk, apples), { products });
  fireEvent.click(add('Glenbeg Milk, 1 litre'));
  await settle();
  await sent(cart);
  expect(statuses()).toContain('Glenbeg Milk, 1 litre: 1 in the basket');
  fireEvent.click(add('Glenbeg Apples, 1 litre'));
  await settle();
  await sent(cart);
  expect(statuses()).toContain('Glenbeg Apples, 1 litre: 200 g in the basket');
});

test('CART-15 the header counts and adds up before anybody answered', async () => {
  const { carts } = await renderCart(host(milk), { products, cart: cartFixture([lineFixture(milk, 2)]) });
  const button = screen.getByRole('link', { name: /Basket/ });
  expect(button.textContent).toContain('€3.58');
  fireEvent.click(screen.getByRole('button', { name: 'Glenbeg Milk, 1 litre: one more' }));
  await settle();
  expect(carts.changes()).toEqual([]);
  expect(button.textContent).toContain('€5.37');
  expect(button.querySelector('[data-cart-count]')?.textContent).toBe('3');
});

test('CART-15 a press on the header’s cart opens it beside the page; closing leaves the page as it was', async () => {
  await renderCart(host(milk), { cart: cartFixture([lineFixture(milk, 2)]) });
  const button = screen.getByRole('link', { name: /Basket/ });
  expect(button.getAttribute('href')).toBe('/cart');
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Basket 2' })).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Close basket' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Basket 2' })).toBeNull());
});

test('CART-15 Back closes the cart beside the page and stays there, Forward opens it again', async () => {
  const { router } = await renderCart(host(milk), { cart: cartFixture([lineFixture(milk, 2)]) });
  await act(() => router.navigate('/offers?page=2'));
  const heading = () => screen.queryByRole('heading', { name: 'Basket 2' });
  const here = () => router.get().location.pathname + router.get().location.search;
  const pressed = () => fireEvent.click(screen.getByRole('link', { name: /Basket/ }));
  pressed();
  await waitFor(() => expect(heading()).not.toBeNull());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading()).toBeNull());
  expect(here()).toBe('/offers?page=2');
  await act(() => router.navigate(1));
  await waitFor(() => expect(heading()).not.toBeNull());
  // Closed by its button it leaves no step behind: one Back from here is the page before.
  fireEvent.click(screen.getByRole('button', { name: 'Close basket' }));
  await waitFor(() => expect(heading()).toBeNull());
  expect(here()).toBe('/offers?page=2');
  await act(() => router.navigate(-1));
  expect(here()).toBe('/');
});

test('CART-15 a visitor who comes by an address with the cart in it closes it where they are', async () => {
  const { router } = await renderCart(host(milk), { cart: cartFixture([lineFixture(milk, 2)]) });
  await act(() => router.navigate('/offers#side-cart', { replace: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close basket' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close basket' })).toBeNull());
  expect(router.get().location).toMatchObject({ pathname: '/offers', hash: '' });
});

test('a removal can be undone from its notification', async () => {
  const { cart, carts } = await renderCart(host(milk), { cart: cartFixture([lineFixture(milk, 1)]) });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Glenbeg Milk, 1 litre' }));
  await sent(cart);
  expect(carts.quantities()).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(carts.quantities()).toEqual({ milk: 1 });
});

test('CART-05 an age is asked for in words of its own; no adds nothing, yes adds and is remembered', async () => {
  const { cart, carts } = await renderCart(host(whisky), { products });
  fireEvent.click(add('Glenbeg Whisky, 1 litre'));
  const no = await screen.findByRole('button', { name: 'No' });
  expect(screen.getByText(/alcohol and tobacco only to people aged 18/)).toBeDefined();
  fireEvent.click(no);
  await settle();
  await sent(cart);
  expect(carts.changes()).toEqual([]);
  fireEvent.click(add('Glenbeg Whisky, 1 litre'));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or over' }));
  await settle();
  await sent(cart);
  expect(carts.quantities()).toEqual({ whisky: 1 });
  expect(sessionStorage.getItem('confirmedAge')).toBe('18');
});

test('NAV-06 without a connection the shopper sees that changes wait, and that they are through', async () => {
  const { cart, carts } = await renderCart(host(milk), { products });
  carts.fail(lostConnection());
  fireEvent.click(add('Glenbeg Milk, 1 litre'));
  await settle();
  await sent(cart);
  expect(screen.getByRole('alert').textContent).toContain('Your changes are safe here');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '1');
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(carts.quantities()).toEqual({ milk: 1 });
});

test('NOTI-04 the first goods below the minimum tell of it; NOTI-03 free service is told when it is reached', async () => {
  const dear = { ...milk, price: { regular: { value: 2500 } } };
  const { cart } = await renderCart(host(dear), { products: [dear] });
  fireEvent.click(add('Glenbeg Milk, 1 litre'));
  await settle();
  await sent(cart);
  await waitFor(() => expect(statuses().join()).toContain('The minimum order is €30.00.'));
  cart.setQuantity(dear, 3);
  await sent(cart);
  await waitFor(() => expect(statuses().join()).toContain('delivery is now free'));
  expect(statuses().join()).not.toContain('The minimum order');
});

test.each([
  ['CHK-07 a cart that waits for its payment leads to the page that knows of it', 'FINALIZED', '/checkout-return'],
  ['CHK-07 one that is an order already leads nowhere', 'ORDERED', '/'],
])('%s', async (_, cartStatus, path) => {
  const { cart, carts, router } = await renderCart(host(milk), { cart: cartFixture([lineFixture(milk, 2)]) });
  carts.fail(new ApiError(409, 'closed', { errorCode: '3', customPayload: { cartStatus } }));
  fireEvent.click(screen.getByRole('button', { name: 'Glenbeg Milk, 1 litre: one more' }));
  await settle();
  await sent(cart);
  await settle();
  expect(router.get().location.pathname).toBe(path);
});
