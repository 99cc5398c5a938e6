import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOf } from '../form/testing/formShop.tsx';
import { cartFixture } from '../service/testing/fixtures.ts';
import { renderService } from '../service/testing/renderService.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { AddToOrder } from './AddToOrder.tsx';

const open = (orderNumber: string) =>
  renderService(
    <WithTexts texts={textsOf('harbour', ['cart', 'customer-orders'])}>
      <AddToOrder orderNumber={orderNumber} />
    </WithTexts>,
    { cart: cartFixture({ mode: 'ADDON', orderNumber: '40000025' }) },
  );

test('CUST-13 the button of the order that is added to says so', async () => {
  await open('40000025');
  expect(screen.getByRole('button').textContent).toBe('You’re adding to this order');
});

test('CUST-13 that of another order still offers it', async () => {
  await open('40000026');
  expect(screen.getByRole('button').textContent).toBe('Add to this order');
});
