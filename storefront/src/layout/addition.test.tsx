import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartContext } from '../cart/cart.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { textsOf } from '../form/testing/formShop.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { cartFixture, windowFixture } from '../service/testing/fixtures.ts';
import { type Answers, renderService, settle } from '../service/testing/renderService.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { Header } from './Header.tsx';

const texts = textsOf('harbour', ['cart']);
const regular = cartFixture({ productLineItems: [], lineItemCount: 0 });
const addition = { ...regular, mode: 'ADDON', orderNumber: '40000025', distributionWindow: windowFixture() } as const;

function InCart() {
  return (
    <CartContext value={useServiceDependencies().cart as CartStore}>
      <Header path="/" />
      <EmptyCart heading="h2" />
    </CartContext>
  );
}
const open = (cart: typeof regular, answers: Answers = {}) =>
  renderService(
    <WithTexts texts={texts}>
      <InCart />
    </WithTexts>,
    { cart, answers },
  );

test('CUST-13 every page says to which order things are added and until when, and has the way out', async () => {
  const { askedFor } = await open(addition, { 'PUT /api/carts/mode': { ...regular, revision: 99 } });
  const line = await screen.findByText('You’re adding to order 40000025');
  expect(line.parentElement?.textContent).toMatch(/ · until .+/);
  expect(screen.getByText(/Anything you add now comes with your order/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stop adding' }));
  await settle();
  expect(askedFor('PUT /api/carts/mode')[0]?.body).toEqual({ mode: 'REGULAR' });
  expect(screen.queryByText(/You’re adding to order/)).toBeNull();
});

test('CUST-13 a regular cart has no such line, and keeps what is in it', async () => {
  await open(regular);
  await settle();
  expect(screen.queryByText(/You’re adding to order/)).toBeNull();
  expect(screen.getByText(/will be here when you come back/)).toBeDefined();
});
