import type { Cart, Order } from '@trolley/contract';
import { apples, cartFixture, lineFixture, milk } from '../../cart/testing/carts.ts';
import { windowFixture } from '../../service/testing/fixtures.ts';
import { sampleOrder } from '../confirmation/sampleOrder.ts';

const soon = () => new Date(Date.now() + 2_400_000).toISOString();
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const door = {
  distributionType: 'DELIVERY',
  firstName: 'Aoife',
  lastName: 'Kelly',
  streetName: 'Shop Street',
  streetNumber: '12',
  postalCode: 'H91 X2Y3',
  city: 'Galway',
  phoneNumber: '+353861234567',
} as const;

export const invoice = {
  category: 'combined',
  addressType: 'private',
  email: 'aoife@example.ie',
  firstName: 'Aoife',
  lastName: 'Kelly',
  streetName: 'Shop Street',
  streetNumber: '12',
  postalCode: 'H91 X2Y3',
  city: 'Galway',
} as const;

export const heldWindow = () =>
  windowFixture({ startsAt: later(30), endsAt: later(32), cutOffAt: later(26), heldUntil: soon() });

/** Goods and nothing else. */
export const filled = (given: Partial<Cart> = {}) => cartFixture([lineFixture(milk, 2), lineFixture(apples, 3)], given);

/** Everything answered; only the order is missing. */
export function ready(given: Partial<Cart> = {}): Cart {
  const cart = filled();
  const amount = cart.priceInfo.total;
  return {
    ...cart,
    distributionAddress: door,
    distributionWindow: heldWindow(),
    billingAddress: invoice,
    payments: [{ id: 'payment-at-the-door', methodKey: 'payment-at-the-door', amount, amountPlanned: amount }],
    ...given,
  };
}

export const checkoutId = '3f6f1c0a-8a53-4d43-9d0c-0a4f6a1d7a11';

export const orderFixture = (given: Partial<Order> = {}): Order => ({
  ...sampleOrder(Date.now()),
  orderNumber: '40000017',
  ...given,
});
