import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { textsOf } from '../../form/testing/formShop.tsx';
import { acceptCustomer, customerState } from '../../shell/session/customerState.ts';
import { createStore } from '../../shell/store.ts';
import type { AddressDraft } from '../delivery/addressDraft.ts';
import { DeliveryStep } from '../delivery/DeliveryStep.tsx';
import { cartFixture, galway, now, orderConfigFixture, slotFixture, windowFixture } from '../testing/fixtures.ts';
import { renderService, settle } from '../testing/renderService.tsx';

const send = 'POST /api/carts/distribution-address';
const outlooks = 'POST /api/capacity/places';
const address = {
  addressType: 'delivery',
  category: 'private',
  primary: [],
  firstName: 'Anna',
  lastName: 'Huber',
  streetName: 'Shop Street',
  streetNumber: '12',
  postalCode: 'H91X2Y3',
  city: 'Galway',
  countryCode: 'IE',
} as const;
const home = { ...address, id: 'home', primary: ['Delivery' as const], usedAt: '2026-11-10T10:00:00.000Z' };
const office = { ...address, id: 'office', streetName: 'Patrick Street', city: 'Cork', postalCode: 'T12AB12' };
const before = customerState.get();
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  acceptCustomer({
    ...customerFixture(),
    addresses: [
      { ...office, primary: [] },
      { ...home, primary: [...home.primary] },
    ],
  });
});
afterEach(() => {
  customerState.set(before);
  vi.useRealTimers();
});

async function open(given: Parameters<typeof renderService>[1] = {}) {
  const onChosen = vi.fn();
  const draft = createStore<AddressDraft | undefined>(undefined);
  const node = <DeliveryStep config={orderConfigFixture} onChosen={onChosen} onCollect={undefined} draft={draft} />;
  const places = [
    { served: true, deliveryAreaNumber: 'galway', window: slotFixture(), unavailable: 0 },
    { served: true, deliveryAreaNumber: 'cork', window: slotFixture({ day: 19, fee: 0 }), unavailable: 2 },
  ];
  const shown = await renderService(node, {
    ...given,
    answers: { [outlooks]: { places }, [send]: () => cartFixture({ distributionAddress: galway }), ...given.answers },
  });
  return {
    ...shown,
    onChosen,
    cards: () => screen.getByRole('list', { name: 'Your addresses' }).querySelectorAll('button'),
  };
}

test('WEEK-01 saved addresses stand first, each with its next slot, its price and what is not sold there', async () => {
  const { cards, askedFor } = await open();
  expect([...cards()].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12 Shop Streetlast used.*Galway.*from today .*€3\.90$/),
    expect.stringMatching(/^12 Patrick Street.*Cork.*from tomorrow .*free2 items in your basket aren’t sold there$/),
  ]);
  expect(askedFor(outlooks)).toHaveLength(1);
  // The form is for another address, and begins with one field.
  expect(screen.getByLabelText('Another address')).toBeDefined();
  expect(screen.queryByText('Deliver here', { selector: 'button' })).toBeNull();
});

test('WEEK-01 an address with a name is known by it, and the address book is one press away', async () => {
  acceptCustomer({ ...customerFixture(), addresses: [{ ...office, primary: [], label: 'Office' }] });
  const { cards } = await open();
  expect(cards()[0]?.textContent).toMatch(/^Office12 Patrick Street, Cork/);
  expect(screen.getByText('Manage addresses').getAttribute('href')).toMatch(/\/addresses$/);
  for (const tenant of ['feldmarkt', 'harbour'] as const) {
    const texts = textsOf(tenant, ['customer-profile', 'service']);
    expect(texts['service.known.book'], tenant).toBe(texts['profile.slug.addresses']);
  }
});

test('WEEK-01 one press chooses one', async () => {
  const { cards, askedFor, onChosen } = await open();
  act(() => void fireEvent.click(cards()[0] as HTMLElement));
  await settle();
  expect(askedFor(send)[0]?.body).toMatchObject({
    streetName: 'Shop Street',
    firstName: 'Anna',
    distributionType: 'DELIVERY',
  });
  expect(onChosen).toHaveBeenCalledOnce();
});

test('WEEK-01 a card tells before it is pressed that the held slot would be lost', async () => {
  const { cards } = await open({
    cart: cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }),
  });
  expect(cards()[0]?.getAttribute('aria-current')).toBe('true');
  expect(cards()[0]?.textContent).not.toContain('lose the slot');
  expect(cards()[1]?.textContent).toContain('You’ll lose the slot you reserved.');
});

test('WEEK-01 without an answer about slots the addresses are there all the same', async () => {
  const { cards } = await open({ answers: { [outlooks]: undefined } });
  expect(cards()).toHaveLength(2);
  expect(cards()[0]?.textContent).toContain('12 Shop Street');
});
