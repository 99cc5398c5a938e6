import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductTile } from '../../catalogue/ProductTile.tsx';
import { inTenant } from '../../catalogue/testing/renderInTenant.tsx';
import { apples, bread, cartFixture, lineFixture, milk } from '../testing/carts.ts';
import { renderCart, sent, settle } from '../testing/renderCart.tsx';
import { AddToCart } from './AddToCart.tsx';

const add = (name: string) => screen.getByRole('button', { name: `Add to basket: ${name}` });
const products = [milk, bread, apples];

test('CART-15 a tile from the server holds one small button for it, the same for everybody', () => {
  const html = renderToString(inTenant(<ProductTile product={milk} />));
  const [, button = ''] = /(<button[^>]*class="add"[^>]*>.*?<\/button>)/.exec(html) ?? [];
  expect(button).toContain('data-replay="add-milk"');
  expect(button).toContain('aria-label="Add to basket: Glenbeg Milk, 1 litre"');
  expect(button).not.toContain('<svg');
  expect(html).not.toContain('<input');
});

test('CART-15 the first press turns it into a counter in place, and the focus stays on the same button', async () => {
  const { cart, carts } = await renderCart(<ProductTile product={milk} />, { products });
  const button = add('Glenbeg Milk, 1 litre');
  button.focus();
  fireEvent.click(button);
  await settle();
  expect(button.isConnected).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-label')).toBe('Glenbeg Milk, 1 litre: one more');
  expect(screen.getByRole('textbox', { name: 'Glenbeg Milk, 1 litre: pieces' })).toHaveProperty('value', '1');
  fireEvent.click(button);
  await settle();
  await sent(cart);
  expect(carts.quantities()).toEqual({ milk: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Glenbeg Milk, 1 litre: one less' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Glenbeg Milk, 1 litre' }));
  await sent(cart);
  expect(carts.quantities()).toEqual({});
  expect(button.getAttribute('aria-label')).toBe('Add to basket: Glenbeg Milk, 1 litre');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('CART-05 a first press that has to wait for a question is seen at once, and no longer than that', async () => {
  const { cart } = await renderCart(<ProductTile product={milk} />, { products });
  const answers: ((verdict: 'go' | 'abortedserviceselection') => void)[] = [];
  cart.beforeAdd.add(() => new Promise((resolve) => answers.push(resolve)));
  const button = add('Glenbeg Milk, 1 litre');
  for (const verdict of ['abortedserviceselection', 'go'] as const) {
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await settle();
    answers.shift()?.(verdict);
    await settle();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  }
  expect(screen.getByRole('textbox')).toHaveProperty('value', '1');
  await sent(cart);
});

test('CART-15 the number can be typed; nonsense changes nothing', async () => {
  const cart = cartFixture([lineFixture(milk, 2)]);
  const shop = await renderCart(<AddToCart product={milk} />, { cart });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'x' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(field).toHaveProperty('value', '2'));
  fireEvent.change(field, { target: { value: '7' } });
  fireEvent.blur(field);
  await settle();
  await sent(shop.cart);
  expect(shop.carts.quantities()).toEqual({ milk: 7 });
});

test('CART-06 what is weighed is counted in grams', async () => {
  const shop = await renderCart(<AddToCart product={apples} />, { cart: cartFixture([lineFixture(apples, 2)]) });
  const field = screen.getByRole('textbox', { name: 'Glenbeg Apples, 1 litre: grams' });
  expect(field).toHaveProperty('value', '400');
  fireEvent.click(screen.getByRole('button', { name: 'Glenbeg Apples, 1 litre: 200 g more' }));
  await settle();
  expect(field).toHaveProperty('value', '600');
  fireEvent.change(field, { target: { value: '1000' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await settle();
  await sent(shop.cart);
  expect(shop.carts.quantities()).toEqual({ apples: 5 });
});

test('CART-05 at the maximum the button says so, and a press adds nothing', async () => {
  const { carts } = await renderCart(<AddToCart product={bread} />, { cart: cartFixture([lineFixture(bread, 5)]) });
  const more = screen.getByRole('button', { name: 'Glenbeg Bread, 1 litre: you can’t add any more' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(more);
  await settle();
  expect(carts.changes()).toEqual([]);
});

test('CART-15 a tile is not drawn again when another product changes', async () => {
  const drawn = vi.fn();
  const tiles = (
    <>
      <Profiler id="bread" onRender={drawn}>
        <ProductTile product={bread} />
      </Profiler>
      <ProductTile product={milk} />
    </>
  );
  await renderCart(tiles, { products });
  drawn.mockClear();
  fireEvent.click(add('Glenbeg Milk, 1 litre'));
  await settle();
  expect(screen.getByRole('textbox', { name: 'Glenbeg Milk, 1 litre: pieces' })).toBeDefined();
  expect(drawn).not.toHaveBeenCalled();
});

test('DISC-02 what cannot be bought has no button on a tile', async () => {
  await renderCart(<ProductTile product={{ ...milk, availability: 'temporarilyUnavailable' }} />);
  expect(document.querySelector('.add')).toBeNull();
});
