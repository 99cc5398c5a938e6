import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartButton, CartTab } from '../cart/CartButton.tsx';
import { cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { renderCart } from '../cart/testing/renderCart.tsx';
import { MinimumLine } from './MinimumLine.tsx';

const worth = (value: number) => cartFixture([lineFixture({ ...milk, price: { regular: { value } } })]);
const button = (
  <CartButton href="/cart">
    <MinimumLine />
  </CartButton>
);
const line = () => document.querySelector('.header-cart-goal rect')?.getAttribute('width');

test('WEEK-03 the header’s cart draws how much of the minimum there is, and says it to those who cannot see it', async () => {
  await renderCart(button, { cart: worth(1200) });
  expect(line()).toBe('40%');
  expect(screen.getByRole('link').textContent).toContain('€18.00 to go to the minimum order');
});

test('WEEK-03 from the minimum on it draws nothing', async () => {
  await renderCart(button, { cart: worth(3000) });
  expect(screen.getByRole('link').textContent).toContain('€30.00');
  expect(line()).toBeUndefined();
});

test('WEEK-03 the tab bar of a phone shows the sum and the number of items', async () => {
  await renderCart(<CartTab href="/cart" current={false} />, { cart: worth(1200) });
  const tab = screen.getByRole('link', { name: /Basket/ });
  expect(tab.textContent).toContain('€12.00');
  expect(tab.querySelector('[data-cart-count]')?.textContent).toBe('1');
});

test('WEEK-03 an empty cart has its name there', async () => {
  await renderCart(<CartTab href="/cart" current={false} />);
  expect(screen.getByRole('link').textContent).toBe('Basket');
});
