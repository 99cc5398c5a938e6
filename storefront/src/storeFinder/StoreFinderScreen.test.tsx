import { fireEvent, screen, within } from '@testing-library/react';
import type { FoundStores } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { customerFixture } from '../customer/testing/customers.ts';
import { serviceRequest } from '../service/openServiceDialog.ts';
import { type Answers, refusal, renderService, serviceBoot, settle } from '../service/testing/renderService.tsx';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { acceptCustomer, customerState, initialCustomer } from '../shell/session/customerState.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import StoreFinderScreen from './StoreFinderScreen.tsx';
import { cork, finderPage, foundStore, madeAt } from './testing/stores.ts';

beforeEach(() => void vi.setSystemTime(madeAt));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  customerState.set(initialCustomer);
  serviceRequest.set(undefined);
});

const open = (changes: Parameters<typeof finderPage>[0] = {}, answers: Answers = {}) =>
  renderService(<StoreFinderScreen payload={finderPage(changes)} />, { answers });
const cards = () => [...document.querySelectorAll('.store-result')];
const names = () => cards().map((card) => card.querySelector('h2')?.textContent);
const pin = (name: string) => screen.getByRole('button', { name: new RegExp(`show ${name} on the map`) });
const wentTo = (loader: { readonly mock: { readonly calls: readonly unknown[][] } }) => {
  const to = loader.mock.calls.at(-1)?.[0] as { readonly pathname: string; readonly search: string } | undefined;
  return to && to.pathname + to.search;
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('STORE-01 the store finder', () => {
  test('STORE-01 a store has address, hours with the reason for an early close, services and a page', async () => {
    await open();
    expect(names()).toEqual(['Galway Salthill', 'Cork Douglas']);
    expect(cards()[0]?.textContent).toContain('117 Upper Salthill Road, Galway, H91 T4X8');
    expect(cards()[0]?.textContent).toContain('Open until 9 pm');
    expect(cards()[1]?.textContent).toContain('Closes at 5 pm today (stocktake)');
    expect(screen.getByText(/2 of 2 stores are open now/)).toBeDefined();
    expect(hrefOf('Galway Salthill')).toBe('/storefinder/galway-salthill');
  });

  test('API-06 headline, text and placeholder are those of the editors', async () => {
    await open({ words: { headline: 'All our stores', text: 'From Galway to Cork.', placeholder: 'Town' } });
    expect(screen.getByRole('heading', { level: 1, name: 'All our stores' })).toBeDefined();
    expect(screen.getByText('From Galway to Cork.')).toBeDefined();
    expect(screen.getByPlaceholderText('Town')).toBeDefined();
  });

  test('STORE-01 filters are links, so that what they lead to can be handed on; the form works without scripts', async () => {
    await open({ ask: { q: 'Cork', services: ['parking'], open: false } });
    expect(hrefOf('Open now')).toBe('/storefinder?open=1&q=Cork&service=parking');
    expect(hrefOf('Parking')).toBe('/storefinder?q=Cork');
    expect(hrefOf('Collection')).toBe('/storefinder?q=Cork&service=collect&service=parking');
    expect(screen.getByRole('link', { name: 'Parking' }).getAttribute('aria-current')).toBe('true');
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/storefinder', 'get']);
    const sent = new FormData(form as HTMLFormElement);
    expect([sent.get('q'), sent.getAll('service')]).toEqual(['Cork', ['parking']]);
  });

  test('STORE-01 the one that is pressed is marked in the list and on the map, and only it has buttons', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Collect here' })).toBeNull();
    fireEvent.click(pin('Galway Salthill'));
    expect(cards()[0]?.className).toContain('store-result-chosen');
    await settle();
    const marker = within(await screen.findByRole('group', { name: 'Map of the stores' })).getByRole('button', {
      name: 'Galway Salthill',
    });
    expect(marker.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Collect here' }));
    expect(serviceRequest.get()?.store).toEqual({ id: 'galway-salthill', name: 'Galway Salthill' });
    fireEvent.click(pin('Cork Douglas'));
    expect(screen.queryByRole('button', { name: 'Collect here' }), 'nothing is collected in Cork').toBeNull();
    expect(hrefOf('Store details')).toBe('/storefinder/cork');
  });

  test('STORE-01 nearest first the nearest is chosen, with its distance; an unknown place is told', async () => {
    const stores = [
      { ...cork, distance: 1240 },
      { ...foundStore(), distance: 160_000 },
    ];
    const { unmount } = await open({ stores, near: { name: 'Cork', position: cork.position } });
    expect(cards()[0]?.className).toContain('store-result-chosen');
    expect(cards()[0]?.textContent).toContain('1.2 km');
    expect(screen.getByText('Near Cork:')).toBeDefined();
    unmount();
    await open({ unknownPlace: true, ask: { q: 'Atlantis', services: [], open: false } });
    expect(screen.getByText(/couldn’t find “Atlantis”/)).toBeDefined();
  });

  test('STORE-01 what nothing fits says so, and leads back', async () => {
    await open({ stores: [], found: 0, ask: { q: 'Cork', services: ['parking'], open: true } });
    expect(screen.getByText('No store has all of that')).toBeDefined();
    expect(hrefOf('Clear filters')).toBe('/storefinder?q=Cork');
  });

  test('STORE-01 while it stands open the clock goes on', async () => {
    await open();
    vi.setSystemTime(Date.parse('2026-11-18T17:30:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(cards()[1]?.textContent).toContain('Closed');
  });

  test('STORE-01 the server renders the list and asks nobody where they are', async () => {
    const router = memoryRouter({ load: async () => ({ kind: 'page', data: null }) as const, data: null });
    const html = renderToString(
      <ShopProvider boot={serviceBoot('harbour')}>
        <RouterProvider router={router}>
          <StoreFinderScreen payload={finderPage()} />
        </RouterProvider>
      </ShopProvider>,
    );
    expect(html).toContain('Galway Salthill');
    expect(html).toContain('Open until 9 pm');
    expect(html).not.toContain('My location');
  });
});

describe('STORE-01 while one types', () => {
  const store = { ...cork, id: 'cork' };
  const results = [
    { name: 'Cork Douglas', store },
    { name: 'T12', place: 'Cork' },
  ];
  const path = 'GET /api/stores/suggestions';
  const field = () => screen.getByRole('combobox', { name: 'Town, Eircode or store' });
  const type = async (typed: string) => {
    fireEvent.change(field(), { target: { value: typed } });
    await expect.poll(() => screen.queryAllByRole('option').length).toBe(2);
  };

  test('STORE-01 stores and places are suggested, and the arrow keys lead to them', async () => {
    const { askedFor, loader } = await open({}, { [path]: { results } });
    await type('cor');
    expect(askedFor(path).map(({ query }) => query.get('q'))).toEqual(['cor']);
    const [first, second] = screen.getAllByRole('option');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringMatching(/^Cork Douglas.+Cork/),
      'T12Cork',
    ]);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([screen.queryByRole('listbox'), (field() as HTMLInputElement).value]).toEqual([null, 'cor']);
    await type('cork');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await expect.poll(() => wentTo(loader)).toBe('/storefinder?q=T12+Cork');
    await type('corkd');
    fireEvent.click(screen.getByRole('option', { name: /Cork Douglas/ }));
    await expect.poll(() => wentTo(loader)).toBe('/storefinder/cork');
  });

  test('STORE-01 without an answer the field searches as ever', async () => {
    const { askedFor, loader } = await open({}, { [path]: refusal(503, 'x') });
    fireEvent.change(field(), { target: { value: 'Cork' } });
    await expect.poll(() => askedFor(path).length).toBe(1);
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.submit(screen.getByRole('search'));
    await expect.poll(() => wentTo(loader)).toBe('/storefinder?q=Cork');
  });
});

describe('STORE-01 one’s own position', () => {
  const nearby: FoundStores = { stores: [{ ...cork, distance: 400 }], found: 1, total: 2, openNow: 2 };
  function device(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
    const getCurrentPosition = vi.fn(answer);
    const spy = vi.spyOn(navigator, 'geolocation', 'get');
    spy.mockReturnValue({ getCurrentPosition } as unknown as Geolocation);
    onTestFinished(() => {
      spy.mockRestore();
    });
    return getCurrentPosition;
  }
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'My location' }));
    await settle();
  };

  test('STORE-01 is asked for at a press and never before, sent roundly, and stands in no address', async () => {
    const ask = device((found) =>
      found({ coords: { latitude: 51.88123456, longitude: -8.43654321 } } as GeolocationPosition),
    );
    const { askedFor } = await open({}, { 'GET /api/stores': nearby });
    expect(ask).not.toHaveBeenCalled();
    await press();
    const [asked] = askedFor('GET /api/stores');
    expect([asked?.query.get('latitude'), asked?.query.get('longitude')]).toEqual(['51.881', '-8.437']);
    expect(names()).toEqual(['Cork Douglas']);
    expect(screen.getByText('Near you:')).toBeDefined();
    expect(location.href).not.toContain('51.8');
  });

  test('STORE-01 that is refused or missing is explained, and the list stays', async () => {
    device((_, failed) => failed({ code: 1 } as GeolocationPositionError));
    const { unmount } = await open();
    await press();
    expect(screen.getByText(/isn’t sharing your location/)).toBeDefined();
    expect(names()).toHaveLength(2);
    unmount();
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as unknown as Geolocation);
    await open();
    await press();
    expect(screen.getByText(/can’t find your location/)).toBeDefined();
  });
});

describe('favourite stores in the finder', () => {
  const heart = (name: string) => screen.getByRole('button', { name: `My store: ${name}` });

  test('STORE-02 a visitor marks a store in this browser and sees the own ones alone; the last mark takes the key away', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'My stores' })).toBeNull();
    fireEvent.click(heart('Cork Douglas'));
    expect(localStorage.getItem('favoriteStores')).toBe('["cork"]');
    fireEvent.click(screen.getByRole('button', { name: 'My stores' }));
    expect(names()).toEqual(['Cork Douglas']);
    fireEvent.click(heart('Cork Douglas'));
    expect(localStorage.getItem('favoriteStores')).toBeNull();
    expect(names()).toHaveLength(2);
  });

  test('STORE-03 STORE-04 a customer’s come from the account and go there', async () => {
    acceptCustomer(customerFixture({ favoriteStores: [{ storeType: 'MY_STORE_1', storeId: 'galway-salthill' }] }));
    const both = ['galway-salthill', 'cork'].map((storeId, at) => ({ storeType: `MY_STORE_${at + 1}`, storeId }));
    const { askedFor } = await open(
      {},
      { 'POST /api/customers/favorite-store': () => customerFixture({ favoriteStores: both }) },
    );
    expect(heart('Galway Salthill').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(heart('Cork Douglas'));
    await settle();
    expect(askedFor('POST /api/customers/favorite-store')[0]?.body).toEqual({
      storeType: 'MY_STORE_2',
      storeId: 'cork',
    });
    expect(heart('Cork Douglas').getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('favoriteStores')).toBeNull();
  });
});
