import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Customer } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { expect, onTestFinished, test } from 'vitest';
import { readTexts } from '../../../tenants/testing.ts';
import { payloadOf } from '../catalogue/testing/renderInTenant.tsx';
import { savedAddress } from '../customer/profile/testing/customers.ts';
import { customerFixture, memberFixture } from '../customer/testing/customers.ts';
import { ServiceContext } from '../service/serviceDependencies.ts';
import { fakeServiceDependencies, refusal, serviceBoot, settle } from '../service/testing/renderService.tsx';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { acceptCustomer, customerState, guest } from '../shell/session/customerState.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import CardOrderedScreen from './CardOrderedScreen.tsx';
import OrderCardScreen from './OrderCardScreen.tsx';

const status = 'GET /api/customers/physical-card/status';
const order = 'POST /api/customers/physical-card';
const home = savedAddress(14, {
  firstName: 'Aoife',
  primary: ['Delivery'],
  streetName: 'Quay Street',
  postalCode: 'H91C6W2',
  city: 'Galway',
});
const aoife = customerFixture({ loyaltyMemberInformation: memberFixture, addresses: [home] });

const texts = Object.fromEntries(
  ['customer-card', 'customer-profile', 'service', 'form', 'content', 'shell']
    .flatMap((area) => Object.entries(readTexts('harbour', area)))
    .map(([key, message]) => [key, compile(message)]),
);

async function open(
  customer: Customer | undefined,
  answers: Record<string, unknown>,
  isDone = false,
  config?: Readonly<Record<string, string>>,
) {
  const before = customerState.get();
  onTestFinished(() => customerState.set(before));
  if (customer) acceptCustomer(customer);
  else customerState.set(guest);
  const shop = fakeServiceDependencies(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const shown = isDone ? (
    <CardOrderedScreen payload={payloadOf('order-physical-card-confirmation', '/card-ok', { texts, config })} />
  ) : (
    <OrderCardScreen payload={payloadOf('order-physical-card', '/card', { texts, config })} />
  );
  render(
    <QueryClientProvider client={client}>
      <ServiceContext value={shop.dependencies}>
        <ShopProvider boot={serviceBoot('harbour')}>
          <RouterProvider router={memoryRouter({ at: '/order-crew-card' })}>{shown}</RouterProvider>
        </ShopProvider>
      </ServiceContext>
    </QueryClientProvider>,
  );
  await settle();
  return shop;
}
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('API-06 headline, text, delivery time and thanks are those of the editors', async () => {
  const config = {
    headline: 'A card to hold',
    text: 'Free for members.',
    deliveryTime: 'It takes a week.',
    confirmation: 'We’re printing it.',
  };
  await open(aoife, { [status]: { status: 'none' } }, false, config);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A card to hold');
  expect(screen.getByText('Free for members.')).toBeDefined();
  expect(screen.getByText(/It takes a week\. /)).toBeDefined();
  cleanup();
  await open(aoife, { [status]: { status: 'ordered', orderedAt: '2026-11-16T09:00:00Z' } }, true, config);
  expect(screen.getByText(/We’re printing it\. There’s nothing more to do/)).toBeDefined();
});

test('LOY-08 the letter is filled in from the account, and the card is shown as it will arrive', async () => {
  await open(aoife, { [status]: { status: 'none' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Crew card, by post');
  expect([value('First name'), value('Street'), value('Eircode')]).toEqual(['Aoife', 'Quay Street', 'H91 C6W2']);
  expect(screen.getByText(/A change here is for this letter only/)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Barcode of card 2910000000024' })).toBeDefined();
  const printed = () => document.querySelector('.plastic-name')?.textContent;
  expect(printed()).toBe('Aoife Kelly');
  fireEvent.click(screen.getByLabelText('A. Kelly'));
  await settle();
  expect(printed()).toBe('A. Kelly');
});

test('LOY-15 it is sent with the address of this letter; a refused field is told at its place', async () => {
  const fields = [{ path: 'address.city', message: 'required', kind: 'required' }];
  const refused = Response.json(
    { status: 400, errorCode: 'invalidRequest', message: 'refused', fields },
    { status: 400 },
  );
  const shop = await open(aoife, { [status]: { status: 'none' }, [order]: refused });
  fireEvent.change(screen.getByLabelText('Street'), { target: { value: 'Shop Street' } });
  fireEvent.click(screen.getByRole('button', { name: 'Order my card' }));
  await settle();
  expect(shop.askedFor(order)).toMatchObject([
    { body: { nameOnCard: 'full', address: { streetName: 'Shop Street', postalCode: 'H91C6W2', countryCode: 'IE' } } },
  ]);
  expect(screen.getByLabelText('Town or city').getAttribute('aria-invalid')).toBe('true');
  expect(value('Street'), 'nothing is lost').toBe('Shop Street');
});

test.each([
  ['ordered', 'Your card is ordered', 0],
  ['sent', 'Your card is on its way', 1],
  ['active', 'Your card is in use', 1],
])('LOY-08 the same page tells later that it is %s', async (state, title, buttons) => {
  await open(aoife, { [status]: { status: state, name: '', orderedAt: '2026-11-16T09:00:00Z' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByRole('button', { name: 'Order my card' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: /lost my card|hasn’t arrived/ })).toHaveLength(buttons);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('LOY-15 a lost card is reported after a question, and the next one may be ordered', async () => {
  const lost = 'POST /api/customers/physical-card/lost';
  const card = { status: 'active', name: 'Aoife Kelly', orderedAt: '2026-11-16T09:00:00Z' };
  const shop = await open(aoife, {
    [status]: card,
    [lost]: { ...card, status: 'lost', cardNumber: '2910000000024', newCardNumber: '2910000000055' },
    'GET /api/customers': aoife,
  });
  fireEvent.click(screen.getByRole('button', { name: 'I’ve lost my card' }));
  expect(shop.askedFor(lost)).toEqual([]);
  fireEvent.click(screen.getByText('Yes, it’s lost'));
  await settle();
  expect(shop.askedFor(lost)).toHaveLength(1);
  expect(screen.getByText(/Card 2910000000024 is blocked.*Your new number is 2910000000055/)).toBeDefined();
  expect(shop.askedFor('GET /api/customers'), 'the card on the phone has the new number').toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Order my card' })).toBeDefined();
});

test('LOY-06 a failed load is as if there were none', async () => {
  await open(aoife, { [status]: refusal(500, 'internal') });
  expect(screen.getByRole('button', { name: 'Order my card' })).toBeDefined();
});

test('LOY-15 guests are asked to log in, customers without a membership get the way to one', async () => {
  const shop = await open(undefined, {});
  expect(screen.getByText('Sign in and order').getAttribute('href')).toBe('/login?returnUrl=%2Forder-crew-card');
  expect(shop.askedFor(status)).toEqual([]);
});

test('LOY-15 a customer who is no member is led to linking a card', async () => {
  await open(customerFixture(), { [status]: { status: 'none' } });
  expect(screen.getByText('Link my Crew card').getAttribute('href')).toBe('/profile/crew');
  expect(screen.queryByRole('button', { name: 'Order my card' })).toBeNull();
});

test('LOY-15 a card that was never proved is confirmed first', async () => {
  const { joeAuthenticationStatus: _, ...unproved } = memberFixture;
  const shop = await open({ ...aoife, loyaltyMemberInformation: unproved }, { [status]: { status: 'none' } });
  expect(screen.getByText('Confirm my card').getAttribute('href')).toBe('/profile/crew');
  expect(shop.askedFor(order)).toEqual([]);
});

test('ROUTE-16 the confirmation thanks, tells the next steps, and without an order leads to it', async () => {
  await open(aoife, { [status]: { status: 'ordered', name: 'A. Kelly', orderedAt: '2026-11-16T09:00:00Z' } }, true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, your card is ordered');
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Ordered');
});

test('ROUTE-16 opened again later, the confirmation tells where the card is', async () => {
  await open(aoife, { [status]: { status: 'sent', name: 'A. Kelly', orderedAt: '2026-11-16T09:00:00Z' } }, true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your card is on its way');
});

test('LOY-08 nothing is said of the meantime once the card is in use', async () => {
  await open(aoife, { [status]: { status: 'active', name: '', orderedAt: '2026-11-16T09:00:00Z' } });
  expect(screen.queryByText(/in the meantime/)).toBeNull();
});

test('LOY-08 a card that cannot be lost yet has no question about that in the page, not even an empty heading', async () => {
  await open(aoife, { [status]: { status: 'ordered', name: 'A. Kelly', orderedAt: '2026-11-16T09:00:00Z' } });
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).not.toContain('');
});
