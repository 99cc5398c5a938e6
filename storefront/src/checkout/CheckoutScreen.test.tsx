import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savedAddress } from '../customer/profile/testing/customers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { type } from '../form/testing/formShop.tsx';
import { checkoutId, door, filled, ready } from './testing/carts.ts';
import { openCheckout, press, settle } from './testing/renderCheckout.tsx';
import { alerts, openStep, step } from './testing/shown.ts';

const orderButton = 'Order with obligation to pay';
const valid = { 'GET /api/carts/validation': { cartDTO: ready(), errors: [] } };

describe('the checkout', () => {
  test('ROUTE-06 CHK-10 a guest begins with the place, sees the total and the offer to log in', async () => {
    await openCheckout('/checkout', { cart: filled() });
    expect(screen.getByRole('heading', { hidden: true, level: 1 }).textContent).toBe('Checkout');
    expect(openStep()).toBe('Address');
    expect(screen.getByRole('button', { hidden: true, name: 'Choose delivery or collection' })).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { hidden: true, name: 'Your order' }));
    expect(summary.getByText(/4 steps to go: Address, Time slot, Invoice, Payment/)).toBeTruthy();
    const login = screen.getByRole('link', { hidden: true, name: 'Sign in' });
    expect(login.getAttribute('href')).toBe('/login?returnUrl=%2Fcheckout%3FforwardToCheckout%3Dtrue');
  });

  test('ROUTE-06 without goods it leads back to them', async () => {
    await openCheckout('/checkout');
    expect(screen.getByRole('heading', { hidden: true, level: 2 })).toBeTruthy();
    expect(screen.queryByRole('button', { hidden: true, name: orderButton })).toBeNull();
  });

  test('CHK-09 VAL-15 who takes it, and a number where the shop wants one', async () => {
    const cart = filled({ distributionAddress: { ...door, firstName: 'nana', lastName: 'nana', phoneNumber: '' } });
    const sent = { ...cart, revision: 2, distributionAddress: door };
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      config: { deliveryPhoneNumber: 'Mandatory' },
      answers: { 'POST /api/carts/distribution-address': sent },
    });
    await press('Continue');
    expect(step('Address').getAllByText(/Please enter your/).length).toBeGreaterThan(0);
    expect(askedFor('POST /api/carts/distribution-address')).toHaveLength(0);
    await type('First name', 'Aoife');
    await type('Last name', 'Kelly');
    await type(/Phone number/, '+353861234567');
    await type(/Note for the driver/, 'Blue door');
    await press('Continue');
    expect(askedFor('POST /api/carts/distribution-address')[0]?.body).toMatchObject({
      firstName: 'Aoife',
      lastName: 'Kelly',
      phoneNumber: '+353861234567',
      additionalInfo: 'Blue door',
      streetName: 'Shop Street',
    });
    expect(openStep()).toBe('Time slot');
    expect(step('Address').getByText('Aoife Kelly, 12 Shop Street, Galway, H91 X2Y3')).toBeTruthy();
  });

  test('what was typed is still there after a reload', async () => {
    const cart = filled({ distributionAddress: { ...door, firstName: '', lastName: '' } });
    const { unmount } = await openCheckout('/checkout', { cart });
    await type('First name', 'Aoife');
    unmount();
    await openCheckout('/checkout', { cart });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aoife');
  });

  test('ADDR-01 a customer chooses among saved addresses', async () => {
    const home = savedAddress(7, { postalCode: 'H91AB12', city: 'Galway', primary: ['Delivery'] });
    const customer = customerFixture({ addresses: [savedAddress(9, { addressType: 'billing' }), home] });
    const cart = filled();
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      customer,
      answers: { 'POST /api/carts/distribution-address': { ...cart, revision: 2, distributionAddress: door } },
    });
    expect(screen.queryByRole('link', { hidden: true, name: 'Sign in' })).toBeNull();
    const group = within(screen.getByRole('radiogroup', { hidden: true, name: 'Your addresses' }));
    expect(group.getAllByRole('radio')).toHaveLength(1);
    group.getByRole('radio').click();
    await settle();
    expect(askedFor('POST /api/carts/distribution-address')[0]?.body).toMatchObject({
      distributionType: 'DELIVERY',
      streetName: 'Neubaugasse',
      streetNumber: '7',
      city: 'Galway',
    });
  });
});

describe('WEEK-01 the address of an order', () => {
  const cart = filled({ distributionAddress: { ...door, phoneNumber: '' } });
  const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { hidden: true, name: /Save this address/ });

  test('WEEK-01 is saved unless the customer unticks the box, which is remembered', async () => {
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      config: { deliveryPhoneNumber: 'Mandatory' },
      customer: customerFixture(),
      answers: { 'PUT /api/customers/address-book': { keepsAddresses: false } },
    });
    expect(box()?.checked).toBe(true);
    box()?.click();
    await settle();
    expect(askedFor('PUT /api/customers/address-book')[0]?.body).toEqual({ keepsAddresses: false });
    expect(box()?.checked).toBe(false);
  });

  test('WEEK-01 is ticked again where the shop could not be reached', async () => {
    await openCheckout('/checkout', {
      cart,
      config: { deliveryPhoneNumber: 'Mandatory' },
      customer: customerFixture(),
    });
    box()?.click();
    await settle();
    expect(box()?.checked).toBe(true);
  });

  test.each([
    [
      'one that is saved already',
      customerFixture({ addresses: [savedAddress(1, { ...door, streetName: 'SHOP ST' })] }),
    ],
    ['a full address book', customerFixture({ addresses: Array.from({ length: 20 }, (_, at) => savedAddress(at)) })],
    ['a guest', undefined],
  ])('WEEK-01 no box for %s', async (_, customer) => {
    await openCheckout('/checkout', { cart, config: { deliveryPhoneNumber: 'Mandatory' }, customer });
    expect(openStep()).toBe('Address');
    expect(box()).toBeNull();
  });
});

describe('CART-17 a cart that is worth too little', () => {
  const config = { DELIVERY: { minimumOrderValue: 3000, maximumOrderValue: 60_000, maximumOrderWeight: 90_000 } };

  test('CART-17 is told of before the first answer, with the way to more', async () => {
    await openCheckout('/checkout', { cart: filled(), config, tenant: 'feldmarkt' });
    expect(openStep()).toBe('Adresse');
    expect(alerts()).toMatch(/^Noch \d+,\d\d\u00a0€ bis zum Mindestbestellwert/);
    const summary = within(screen.getByRole('complementary', { hidden: true, name: 'Deine Bestellung' }));
    expect(summary.getByRole('meter', { hidden: true }).getAttribute('aria-valuetext')).toMatch(
      /^Noch .* Mindestbestellwert$/,
    );
    expect(document.querySelector('.checkout-bar')?.textContent).toContain('bis zum Mindestbestellwert');
  });

  test('CART-17 has no order button at the end, and is told of once', async () => {
    const cart = ready();
    const errors = [{ code: 'minimumOrderValue', group: 'general' }];
    await openCheckout('/checkout', {
      cart,
      config,
      answers: { 'GET /api/carts/validation': { cartDTO: cart, errors } },
    });
    expect(screen.queryByRole('button', { hidden: true, name: orderButton })).toBeNull();
    expect(screen.getByRole('link', { hidden: true, name: /to go to the minimum order Keep shopping/ })).toBeTruthy();
    expect(alerts()).not.toContain('has not been reached yet');
  });
});

describe('coming to the checkout', () => {
  test('CHK-03 a cart that waits for its payment is opened again, and that payment is forgotten', async () => {
    sessionStorage.setItem('checkout-id', checkoutId);
    const cart = ready({ cartStatus: 'FINALIZED' });
    const { askedFor } = await openCheckout('/checkout?paymentError=paymentCancelled', {
      cart,
      answers: { ...valid, 'POST /api/carts/reset': ready({ revision: 9 }) },
    });
    expect(askedFor('POST /api/carts/reset').map(({ query }) => query.get('reopen'))).toEqual(['true']);
    expect(sessionStorage.getItem('checkout-id')).toBeNull();
    expect(openStep()).toBe('Payment');
    expect(alerts()).toContain('You cancelled the payment');
  });

  test('CHK-03 with a checkout in the address nothing is reset: it is a payment return', async () => {
    const { askedFor, here } = await openCheckout(`/checkout?id=${checkoutId}&initiator=REDIRECT`, {
      cart: ready({ cartStatus: 'FINALIZED' }),
      answers: { 'POST /api/checkout': () => new Promise(() => {}) },
    });
    expect(askedFor('POST /api/carts/reset')).toHaveLength(0);
    expect(here()).toBe(`/checkout-return?id=${checkoutId}&initiator=REDIRECT`);
  });

  test('CHK-05 the reason of a failed payment is told in words', async () => {
    await openCheckout('/checkout?paymentError=paymentDeclined', {
      cart: ready(),
      answers: valid,
      tenant: 'feldmarkt',
    });
    expect(alerts()).toContain('Deine Karte oder Zahlungsart wurde abgelehnt');
  });

  test('CHK-05 a payment that this browser does not know is told where there is no cart, too', async () => {
    await openCheckout('/checkout?paymentError=checkoutNotFound');
    expect(alerts()).toContain('We don’t recognise this payment here');
  });

  test('CHK-06 without goods, but with a payment of this visit, its order is asked for', async () => {
    sessionStorage.setItem('checkout-id', checkoutId);
    const { askedFor, here } = await openCheckout('/checkout', {
      answers: { 'POST /api/checkout': () => new Promise(() => {}) },
    });
    expect(here()).toBe('/checkout-return');
    expect(askedFor('POST /api/checkout')[0]?.body).toEqual({ checkoutId, paymentInitiator: 'UNKNOWN' });
  });

  test('CHK-01 forwarded by a login with a cart that is too small, one is sent to the cart', async () => {
    const errors = [{ code: 'minimumOrderValue', group: 'general' }];
    const cart = ready();
    const { here } = await openCheckout('/checkout?forwardToCheckout=true', {
      cart,
      answers: { 'GET /api/carts/validation': { cartDTO: cart, errors } },
    });
    expect(here()).toBe('/cart');
  });
});
