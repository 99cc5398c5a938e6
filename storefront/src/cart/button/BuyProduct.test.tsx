import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Product } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inTenant } from '../../catalogue/testing/renderInTenant.tsx';
import { sideCartWanted } from '../cart.ts';
import { apples, bread, cartFixture, lineFixture, milk } from '../testing/carts.ts';
import { renderCart, sent, settle } from '../testing/renderCart.tsx';
import { BuyProduct } from './BuyProduct.tsx';
import { useWish } from './useWish.ts';

function Buy({ product }: { readonly product: Product }) {
  return <BuyProduct product={product} wish={useWish(product.sku)} />;
}
const products = [milk, bread, apples];
const button = () => screen.getByRole('button', { name: /basket/ });
const words = () => button().textContent?.replaceAll('\u00a0', ' ');
const amount = () => screen.getByRole('textbox');
const more = () => fireEvent.click(screen.getByRole('button', { name: /more$|you can’t add any more$/ }));
const less = () => fireEvent.click(screen.getByRole('button', { name: /less$|^Remove/ }));

test('CART-15 how many is chosen before adding, and the button names their sum', async () => {
  const { cart, carts } = await renderCart(<Buy product={milk} />, { products });
  expect(words()).toBe('Add to basket · €1.79: Glenbeg Milk, 1 litre');
  more();
  more();
  less();
  expect(words()).toContain('Add to basket · €3.58');
  expect(amount()).toHaveProperty('value', '2');
  expect(carts.quantities()).toEqual({});
  fireEvent.click(button());
  await settle();
  await sent(cart);
  expect(carts.quantities()).toEqual({ milk: 2 });
});

test('CART-15 what is in the cart is counted there, and the same button opens the cart', async () => {
  const { cart, carts } = await renderCart(<Buy product={milk} />, { products });
  const pressed = button();
  pressed.focus();
  fireEvent.click(pressed);
  await settle();
  expect(document.activeElement).toBe(pressed);
  expect(words()).toContain('In basket · €1.79');
  more();
  await settle();
  await sent(cart);
  expect(words()).toContain('In basket · €3.58');
  expect(carts.quantities()).toEqual({ milk: 2 });
  fireEvent.click(button());
  expect(sideCartWanted.get()).toBe(true);
  sideCartWanted.set(false);
  less();
  less();
  await sent(cart);
  expect(carts.quantities()).toEqual({});
  expect(words()).toContain('Add to basket · €1.79');
});

test('CART-05 a second press while a question is open is no second wish, and an answer of no keeps the first', async () => {
  const { cart, carts } = await renderCart(<Buy product={milk} />, { products });
  const answers: ((verdict: 'go' | 'addproductaborted') => void)[] = [];
  cart.beforeAdd.add(() => new Promise((resolve) => answers.push(resolve)));
  more();
  for (const verdict of ['addproductaborted', 'go'] as const) {
    fireEvent.click(button());
    fireEvent.click(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    await settle();
    expect(answers).toHaveLength(1);
    answers.shift()?.(verdict);
    await settle();
    if (verdict === 'addproductaborted') expect(words()).toContain('Add to basket · €3.58');
  }
  await sent(cart);
  expect(carts.quantities()).toEqual({ milk: 2 });
});

test('CART-06 what is weighed is chosen in its steps, typed in grams, and costs about that', async () => {
  const { cart, carts } = await renderCart(<Buy product={apples} />, { products });
  expect(amount()).toHaveProperty('value', '200');
  fireEvent.change(amount(), { target: { value: '1 kg' } });
  fireEvent.keyDown(amount(), { key: 'Enter' });
  await waitFor(() => expect(amount()).toHaveProperty('value', '1000'));
  expect(words()).toMatch(/Add to basket · about €/);
  fireEvent.click(button());
  await settle();
  await sent(cart);
  expect(carts.quantities()).toEqual({ apples: 5 });
});

test('CART-05 no more can be wished for than can be bought, nor less than one', async () => {
  await renderCart(<Buy product={bread} />, { products });
  less();
  expect(amount()).toHaveProperty('value', '1');
  for (let press = 0; press < 9; press++) more();
  expect(amount()).toHaveProperty('value', String(bread.maxQuantity));
  const full = screen.getByRole('button', { name: 'Glenbeg Bread, 1 litre: you can’t add any more' });
  expect(full.getAttribute('aria-disabled')).toBe('true');
});

test('CART-05 what is already in the cart is told as soon as that is known', async () => {
  await renderCart(<Buy product={milk} />, { cart: cartFixture([lineFixture(milk, 3)]) });
  expect(amount()).toHaveProperty('value', '3');
  expect(words()).toContain('In basket · €5.37');
});

test('DISC-02 what cannot be bought says why; what is in the cart all the same can be taken out', async () => {
  const gone = { ...milk, availability: 'temporarilyUnavailable' as const };
  const { unmount } = await renderCart(<Buy product={gone} />);
  expect(screen.getByRole('button', { name: 'Out of stock for now' })).toHaveProperty('disabled', true);
  unmount();
  const { cart, carts } = await renderCart(<Buy product={gone} />, { cart: cartFixture([lineFixture(gone, 1)]) });
  less();
  await sent(cart);
  expect(carts.quantities()).toEqual({});
});

test('CART-05 from the server it is the same for everybody, and its presses are remembered', () => {
  const html = renderToString(inTenant(<Buy product={milk} />));
  for (const replay of ['add-milk', 'more-milk', 'less-milk']) expect(html).toContain(`data-replay="${replay}"`);
});
