import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Cart, Customer, DeliveryPass } from '@trolley/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CartContext } from '../cart/cart.ts';
import { payloadOf } from '../catalogue/testing/renderInTenant.tsx';
import { anna } from '../customer/profile/testing/customers.ts';
import { renderProfile } from '../customer/profile/testing/renderProfile.tsx';
import { textsOf } from '../form/testing/formShop.tsx';
import { ServiceContext } from '../service/serviceDependencies.ts';
import { cartFixture } from '../service/testing/fixtures.ts';
import { type Answers, fakeServiceDependencies, serviceBoot, settle } from '../service/testing/renderService.tsx';
import { NotificationList } from '../shell/notifications/NotificationList.tsx';
import { notifications } from '../shell/notifications/notifications.ts';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { acceptCustomer, customerState } from '../shell/session/customerState.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import PassScreen from './PassScreen.tsx';
import { passState } from './usePass.ts';

const plans = [
  { planId: 'pass-3', name: 'Three months', description: 'A season of free deliveries.', months: 3, price: 2490 },
  { planId: 'pass-12', name: 'A year', description: 'A year of free deliveries.', months: 12, price: 7990 },
];
const day = 86_400_000;
const passFixture = (given: Partial<DeliveryPass> = {}): DeliveryPass => ({
  planId: 'pass-3',
  name: 'Three months',
  startDate: new Date(Date.now() - day).toISOString(),
  endDate: new Date(Date.now() + 30 * day).toISOString(),
  renews: false,
  ...given,
});
const inCart = (planId?: string): Cart =>
  cartFixture(planId ? { deliveryPassLineItem: { lineItemId: planId, name: 'Pass', price: 2490, vat: 200 } } : {});

async function open({ customer, cart, answers = {} }: { customer?: Customer; cart?: Cart; answers?: Answers } = {}) {
  const before = customerState.get();
  onTestFinished(() => {
    customerState.set(before);
    for (const { key } of notifications.get()) notifications.dismiss(key);
  });
  customerState.set({ loadState: 'success' });
  if (customer) acceptCustomer(customer);
  const shop = fakeServiceDependencies({
    'GET /api/delivery-pass': { plans },
    'GET /api/customers/delivery-pass': {},
    ...answers,
  });
  if (cart) shop.cart.accept(cart);
  const boot = serviceBoot('harbour');
  const texts = textsOf('harbour', ['customer-pass', 'account', 'content', 'form']);
  const element = (
    <>
      <PassScreen payload={payloadOf('delivery-pass', '/deliverypass', { texts })} />
      <NotificationList routeName="delivery-pass" />
    </>
  );
  const shown = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })}>
      <ServiceContext value={shop.dependencies}>
        <CartContext value={shop.cart}>
          <ShopProvider boot={boot}>
            <RouterProvider router={memoryRouter()}>{element}</RouterProvider>
          </ShopProvider>
        </CartContext>
      </ServiceContext>
    </QueryClientProvider>,
  );
  await settle();
  return { ...shown, ...shop };
}
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the page of the delivery pass', () => {
  test('ROUTE-04 shows the plans; the one that costs least a month is marked', async () => {
    await open({ customer: anna });
    expect(screen.getByRole('heading', { level: 1, name: 'Delivery pass' })).toBeDefined();
    expect(screen.getByText('that is €6.66 a month')).toBeDefined();
    expect(screen.getByText('Best value').closest('li')?.textContent).toContain('A year');
  });

  test('ROUTE-04 PASS-01 a plan is bought by putting it into the cart, and taken out again', async () => {
    const cart = inCart();
    const carts = [inCart('pass-12'), inCart()];
    const { askedFor } = await open({
      customer: anna,
      cart,
      answers: { 'PUT /api/carts/delivery-pass': () => carts.shift() },
    });
    await press(/^Add to basket.*A year/);
    expect(askedFor('PUT /api/carts/delivery-pass')[0]?.body).toEqual({ planId: 'pass-12' });
    expect(screen.getByText('In your basket')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Switch to this one.*Three months/ })).toBeDefined();
    await press(/^Remove it/);
    expect(askedFor('PUT /api/carts/delivery-pass')[1]?.body).toEqual({ planId: null });
    expect(screen.queryByText('In your basket')).toBeNull();
  });

  test('ROUTE-04 a visitor is led to the login and back', async () => {
    const { askedFor } = await open();
    const login = screen.getByRole('link', { name: /^Sign in.*A year/ });
    expect(login.getAttribute('href')).toBe('/login?returnUrl=%2Fdeliverypass');
    expect(askedFor('GET /api/customers/delivery-pass')).toHaveLength(0);
  });

  test('ROUTE-04 plans that cannot be fetched can be asked for again; without any it says so', async () => {
    const { unmount } = await open({ answers: { 'GET /api/delivery-pass': undefined } });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    unmount();
    await open({ answers: { 'GET /api/delivery-pass': { plans: [] } } });
    expect(screen.getByText('We’re not offering delivery passes right now.')).toBeDefined();
  });
});

describe('the customer’s own pass', () => {
  test('PASS-01 is valid between its days', () => {
    const pass = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-12-01T00:00:00.000Z' };
    const at = (moment: string) => passState(pass, Date.parse(moment));
    expect([at('2026-10-31T23:59:59.999Z'), at('2026-11-01T00:00:00.000Z')]).toEqual(['ahead', 'valid']);
    expect([at('2026-11-30T23:59:59.999Z'), at('2026-12-01T00:00:00.000Z')]).toEqual(['valid', 'over']);
  });

  test('PASS-01 its renewal is cancelled, and begun, in one press each', async () => {
    const path = 'PUT /api/customers/delivery-pass';
    const answers = [{ pass: passFixture({ renews: false }) }, { pass: passFixture({ renews: true }) }];
    const { askedFor } = await open({
      customer: anna,
      answers: {
        'GET /api/customers/delivery-pass': { pass: passFixture({ renews: true }) },
        [path]: () => answers.shift(),
      },
    });
    expect(screen.getByText('Valid')).toBeDefined();
    await press(/^Turn off renewal/);
    expect(screen.getByText(/^Renewal is off\. Your pass is valid/)).toBeDefined();
    await press(/^Turn on renewal/);
    expect(askedFor(path).map(({ body }) => body)).toEqual([{ renews: false }, { renews: true }]);
    expect(screen.getByText(/It renews: around/)).toBeDefined();
  });

  test('PASS-01 stands in the account, or the way to one', async () => {
    const answers = { 'GET /api/customers/delivery-pass': { pass: passFixture() } };
    const { unmount } = await renderProfile({ slug: 'delivery-pass', customer: anna, answers });
    expect(screen.getByRole('heading', { level: 2, name: 'Three months' })).toBeDefined();
    unmount();
    const none = { 'GET /api/customers/delivery-pass': {} };
    await renderProfile({ slug: 'delivery-pass', customer: anna, answers: none });
    expect(screen.getByRole('link', { name: 'See the delivery pass' }).getAttribute('href')).toBe('/deliverypass');
  });
});
