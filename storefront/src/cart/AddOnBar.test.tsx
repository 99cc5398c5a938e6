import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOf } from '../form/testing/formShop.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { cartFixture } from '../service/testing/fixtures.ts';
import { type Answers, renderService, settle } from '../service/testing/renderService.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { AddOnBar } from './AddOnBar.tsx';
import { CartContext, useCart } from './cart.ts';
import type { CartStore } from './cartStore.ts';

const texts = textsOf('harbour', ['cart']);
const addon = cartFixture({ mode: 'ADDON', orderNumber: '1000123' });
const regular = cartFixture({ id: '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a12' });

function Shown() {
  const { cart } = useCart();
  return cart ? <AddOnBar cart={cart} /> : null;
}

/** The cart of the world it stands in. */
function InCart() {
  return (
    <CartContext value={useServiceDependencies().cart as CartStore}>
      <Shown />
    </CartContext>
  );
}

const open = (cart: typeof addon, answers: Answers = {}) =>
  renderService(
    <WithTexts texts={texts}>
      <InCart />
    </WithTexts>,
    { cart, answers },
  );

test('CUST-13 a cart that goes with an order says so, and leads back to the regular one', async () => {
  const { askedFor, cart } = await open(addon, { 'PUT /api/carts/mode': regular });
  expect(screen.getByText(/Comes with order 1000123/)).toBeDefined();
  fireEvent.click(screen.getByText('Stop adding'));
  await settle();
  expect(askedFor('PUT /api/carts/mode')[0]?.body).toEqual({ mode: 'REGULAR' });
  expect(cart.get().cart?.id).toBe(regular.id);
  expect(screen.queryByText(/Comes with order/)).toBeNull();
});

test('CUST-13 a regular cart says nothing of the kind', async () => {
  await open(regular);
  expect(screen.queryByText(/Comes with order/)).toBeNull();
});
