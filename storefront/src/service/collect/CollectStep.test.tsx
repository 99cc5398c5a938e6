import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { formatDistance } from '../../map/formatDistance.ts';
import { acceptCustomer, customerState, initialCustomer } from '../../shell/session/customerState.ts';
import { loadStoreName } from '../storeName.ts';
import { cartFixture, now, slotFixture, storeFixture } from '../testing/fixtures.ts';
import { type Answers, type Asked, refusal, renderService, settle } from '../testing/renderService.tsx';
import { CollectStep } from './CollectStep.tsx';
import { hoursToday, matchesStore } from './formatStore.ts';

const send = 'POST /api/carts/distribution-address';
const salthill = storeFixture();
const cork = storeFixture({
  storeId: 'cork',
  name: 'Cork Blackpool',
  city: 'Cork',
  postalCode: 'T23 X8P7',
  position: { lat: 51.92, lng: -8.47 },
});
const stores = ({ query }: Asked) => {
  const near = query.get('latitude');
  const sorted = near && Number(near) < 52.5 ? [cork, salthill] : [salthill, cork];
  return { stores: near ? sorted.map((store, index) => ({ ...store, distance: 1200 + index * 150_000 })) : sorted };
};
const answers: Answers = {
  'GET /api/checkout-stores': stores,
  'GET /api/capacity/window/earliest': { window: slotFixture() },
  'GET /api/maps/geocode/address': { place: { position: { lat: 51.9, lng: -8.4 } } },
  [send]: () => cartFixture(),
};

const onChosen = vi.fn();
beforeEach(() => void onChosen.mockReset());
const open = (given: Answers = {}) =>
  renderService(<CollectStep onChosen={onChosen} />, { answers: { ...answers, ...given } });
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const marker = (name: string) =>
  within(screen.getByRole('group', { name: 'Map of the stores' })).getByRole('button', { name });
const submit = () => screen.getByText<HTMLButtonElement>('Collect here');

describe('SERV-01 collecting at a store', () => {
  test('SERV-01 lists the stores with address, hours and services, and sends the chosen one', async () => {
    const { askedFor } = await open();
    expect(radios().map(({ value }) => value)).toEqual(['galway-salthill', 'cork']);
    const card = radios()[0]?.closest('label');
    expect(card?.textContent).toContain('117 Upper Salthill Road, Galway, H91 T4X8');
    expect(card?.textContent).toContain('bakery · parking');
    expect(submit().disabled).toBe(true);
    fireEvent.click(radios()[1] as HTMLElement);
    fireEvent.click(submit());
    await settle();
    expect(askedFor(send)[0]?.body).toMatchObject({ distributionType: 'CLICK_AND_COLLECT', storeId: 'cork' });
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(loadStoreName(() => localStorage, 'cork')).toBe('Cork Blackpool');
  });

  test('WEEK-01 the chosen store shows its next windows with their prices, and what the change takes away before it is pressed', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const windows = [slotFixture(), slotFixture({ day: 19, fee: 0 })];
    const { askedFor } = await renderService(<CollectStep onChosen={onChosen} />, {
      cart: cartFixture(),
      answers: {
        ...answers,
        'POST /api/capacity': { days: [{ date: '2026-11-18', windows }], unavailableSkus: [] },
        'POST /api/capacity/places': { places: [{ served: true, unavailable: 2, priceChanges: 1 }] },
      },
    });
    fireEvent.click(radios()[1] as HTMLElement);
    await settle();
    const shown = [...document.querySelectorAll('.store-window')].map(({ textContent }) => textContent);
    expect(shown).toEqual([expect.stringMatching(/€3\.90/), expect.stringMatching(/free/)]);
    expect(
      screen.getByText(/2 items in your basket aren’t sold there\. One item has a different price there\./),
    ).toBeDefined();
    expect(askedFor('POST /api/capacity/places')[0]?.body).toMatchObject({ places: [{ storeId: 'cork' }] });
    expect(askedFor(send)).toEqual([]);
  });

  test('WEEK-01 the store that was chosen last stands first, though the cart has none', async () => {
    onTestFinished(() => localStorage.removeItem('collectStore'));
    localStorage.setItem('collectStore', 'cork Cork Blackpool');
    await open({ 'POST /api/capacity/places': { places: [{ served: true, unavailable: 0, priceChanges: 0 }] } });
    const known = screen.getByRole('list', { name: 'Your stores' });
    expect(known.textContent).toMatch(/^Cork Blackpoollast used/);
  });

  test('the map and the list choose the same store, by pointer and by keyboard', async () => {
    await open();
    fireEvent.click(marker('Cork Blackpool'));
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    fireEvent.click(radios()[0] as HTMLElement);
    expect(marker('Galway Salthill').getAttribute('aria-pressed')).toBe('true');
    expect(marker('Cork Blackpool').getAttribute('aria-pressed')).toBe('false');
    expect(marker('Cork Blackpool').getAttribute('tabindex')).toBe('0');
    fireEvent.keyDown(marker('Cork Blackpool'), { key: 'Enter' });
    expect(radios()[1]?.checked).toBe(true);
  });

  test('SERV-04 a place leads to the nearest store, with its distance', async () => {
    const { askedFor } = await open();
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'Kinsale' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await settle();
    expect(askedFor('GET /api/checkout-stores').at(-1)?.query.get('latitude')).toBe('51.9');
    await settle();
    expect(radios().map(({ value }) => value)).toEqual(['cork', 'galway-salthill']);
    expect(screen.getByText('1.2 km')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Your location' })).toBeDefined();
  });

  test('SERV-04 an unknown place is reported, and the list stays', async () => {
    await open({ 'GET /api/maps/geocode/address': refusal(500, 'x') });
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'Xyz' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await settle();
    expect(screen.getByText(/couldn’t find “Xyz”/)).toBeDefined();
    expect(radios()).toHaveLength(2);
  });

  test('a store’s own name or code needs no map', async () => {
    const { askedFor } = await open();
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'T23' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await settle();
    expect(radios().find(({ checked }) => checked)?.value).toBe('cork');
    expect(askedFor('GET /api/maps/geocode/address')).toHaveLength(0);
  });

  test('a refusal is told, and the choice stays', async () => {
    await open({ [send]: refusal(409, '132') });
    fireEvent.click(radios()[0] as HTMLElement);
    fireEvent.click(submit());
    await settle();
    expect(screen.getByText(/please try again/)).toBeDefined();
    expect(radios()[0]?.checked).toBe(true);
    expect(onChosen).not.toHaveBeenCalled();
  });
});

describe('favourite stores in the picker', () => {
  afterEach(() => customerState.set(initialCustomer));
  const heart = (name: string) => screen.getByRole('button', { name: `My store: ${name}` });
  const marked = () =>
    screen.getAllByRole('button', { name: /^My store/ }).map((button) => button.getAttribute('aria-pressed'));

  test('STORE-02 a visitor marks a store, finds it first the next time, and takes the mark off', async () => {
    const { unmount } = await open();
    fireEvent.click(heart('Cork Blackpool'));
    expect(marked()).toEqual(['false', 'true']);
    expect(localStorage.getItem('favoriteStores')).toBe('["cork"]');
    expect(radios().some(({ checked }) => checked)).toBe(false);
    unmount();
    await open();
    expect(radios().map(({ value }) => value)).toEqual(['cork', 'galway-salthill']);
    fireEvent.click(heart('Cork Blackpool'));
    expect([marked(), localStorage.getItem('favoriteStores')]).toEqual([['false', 'false'], null]);
  });

  test('WEEK-01 one press on the card of a favourite store chooses it', async () => {
    localStorage.setItem('favoriteStores', '["cork"]');
    const { askedFor } = await open({
      'POST /api/capacity/places': { places: [{ served: true, unavailable: 0, priceChanges: 0 }] },
    });
    const card = within(screen.getByRole('list', { name: 'Your stores' })).getByRole('button');
    expect(card.textContent).toMatch(/^Cork Blackpoolfavourite/);
    fireEvent.click(card);
    await settle();
    expect(askedFor(send).map(({ body }) => body)).toMatchObject([
      { distributionType: 'CLICK_AND_COLLECT', storeId: 'cork' },
    ]);
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(loadStoreName(() => localStorage, 'cork')).toBe('Cork Blackpool');
  });

  test('STORE-04 a customer’s mark goes to the account', async () => {
    acceptCustomer(customerFixture());
    const favoriteStores = [{ storeType: 'MY_STORE_1', storeId: 'cork' }];
    const { askedFor } = await open({
      'POST /api/customers/favorite-store': () => customerFixture({ favoriteStores }),
    });
    fireEvent.click(heart('Cork Blackpool'));
    await settle();
    expect(askedFor('POST /api/customers/favorite-store').map(({ body }) => body)).toEqual([
      { storeType: 'MY_STORE_1', storeId: 'cork' },
    ]);
    expect(marked()).toEqual(['false', 'true']);
    expect(localStorage.getItem('favoriteStores')).toBeNull();
    expect(heart('Cork Blackpool').getAttribute('aria-disabled')).toBe('true');
  });
});

test('distances are as long as one walks or drives', () => {
  expect(formatDistance(347, 'de-AT')).toBe('350 m');
  expect(formatDistance(1240, 'de-AT')).toBe('1,2 km');
  expect(formatDistance(18_400, 'en-IE')).toBe('18 km');
});

test('a store is open as its own day says', () => {
  const text = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const clock = (now: string) => ({ text, locale: 'en-IE', timeZone: 'Europe/Dublin', now: Date.parse(now) });
  expect(hoursToday(salthill, clock('2026-11-18T08:00:00Z'))).toContain('service.store.openToday');
  expect(hoursToday(salthill, clock('2026-11-22T08:00:00Z'))).toContain('service.store.closedToday');
});

test('a store is meant by the beginnings of its name, town or code', () => {
  expect(matchesStore(cork, 'black')).toBe(true);
  expect(matchesStore(cork, 'cork bl')).toBe(true);
  expect(matchesStore(cork, 't23')).toBe(true);
  expect(matchesStore(cork, 'galway')).toBe(false);
});
