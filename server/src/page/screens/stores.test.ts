import { expect, test } from 'vitest';
import { catalogueOf, daysAgo, offerSpan, regularSpan } from '../../catalogue/testing.ts';
import { storeNow, testStoresAt } from '../../store/testing.ts';
import { dataOf, type LoadWorld, loadReady, pageLoad, redirectOf } from '../testLoad.ts';
import { loadStores } from './stores.ts';

const reduced = (sku: string, more = {}) => ({
  sku,
  prices: [regularSpan(500), offerSpan(300, daysAgo(3))],
  ...more,
});
const catalogue = catalogueOf(
  [
    reduced('everywhere'),
    reduced('gone', { availabilityIn: { west: 'unavailable' } }),
    reduced('south-only', { zones: ['sued'] }),
    { sku: 'dear' },
  ],
  {
    stores: [
      { id: 'west', name: 'Wien Neubau', zone: 'ost' },
      { id: 'south', name: 'Graz Lend', zone: 'sued' },
      { id: 'east', name: 'Wien Ost', zone: 'ost' },
    ],
  },
);
const world: LoadWorld = { catalogue, stores: testStoresAt(), screens: ['storefinder', 'store-slug'] };

test('ROUTE-17 the store finder lists every store, as the address narrows and sorts them', async () => {
  const all = await dataOf('storefinder', '/storefinder', world);
  expect(all.stores.map(({ name }) => name)).toEqual(['Graz Lend', 'Wien Neubau', 'Wien Ost']);
  expect(all.filters, 'a bakery is in all of them').toEqual(['collect', 'parking']);
  const near = await dataOf('storefinder', '/storefinder?q=8010&open=1&service=collect&x=y', world);
  expect(near.ask).toEqual({ q: '8010', services: ['collect'], open: true });
  expect(near.stores.map(({ id }) => id)).toEqual(['south', 'west']);
});

test('API-06 the store finder says what editors wrote, and what they left empty as every shop does', async () => {
  const load = await pageLoad('/storefinder', world);
  const { content } = load.snapshot.parts;
  const storefinder = { headline: 'Our stores', text: ' ', placeholder: 'Town', zoom: 7 };
  const parts = { ...load.snapshot.parts, content: { ...content, components: { storefinder } } };
  const page = await loadStores({ ...load, snapshot: { ...load.snapshot, parts } });
  expect(page).toMatchObject({
    payload: { data: { words: { headline: 'Our stores', placeholder: 'Town' } } },
    tags: expect.arrayContaining(['component:storefinder']),
  });
});

test('ROUTE-17 the page is shared until a store opens or closes, and search engines know it without what was typed', async () => {
  const page = await loadReady('/storefinder', world);
  expect(page).toMatchObject({ shared: true, tags: expect.arrayContaining(['stores']) });
  expect(page.maxAgeMs).toBe(15 * 60_000);
  // Ten minutes before it closes for the stocktaking.
  const late = testStoresAt(Date.parse('2026-11-18T15:20:00Z'));
  expect((await loadReady('/storefinder', { ...world, stores: late })).maxAgeMs).toBe(10 * 60_000);
  const typed = await loadReady('/storefinder?service=parking&q=Wien', world);
  expect(typed.payload.meta.noIndex).toBe(true);
  expect(typed.payload.canonical).toBe('https://shop.example/storefinder?q=Wien&service=parking');
});

test('STORE-01 a store has its hours, the next days that differ, the way there, and offers it has in stock', async () => {
  const { store, offers, ownPrices, now } = await dataOf('store-slug', '/storefinder/west', world);
  expect(store).toMatchObject({ name: 'Wien Neubau', directions: [['U3', '2 Minuten']], collect: true });
  expect(store.week[6]).toEqual([]);
  expect(store.days.map(({ date, note }) => [date, note])).toEqual([
    ['2026-11-18', 'Inventur'],
    ['2026-12-16', 'Inventur'],
    ['2026-12-25', 'Christtag'],
  ]);
  expect(offers.map(({ sku }) => sku)).toEqual(['everywhere']);
  expect([ownPrices, now]).toEqual([true, storeNow]);
});

test('STORE-01 where its prices are others than the shopper’s, the goods are not for the cart', async () => {
  expect((await dataOf('store-slug', '/storefinder/south', world)).ownPrices).toBe(false);
  expect((await dataOf('store-slug', '/storefinder/south', { ...world, zone: 'sued' })).ownPrices).toBe(true);
});

test('ROUTE-17 capitals lead to the store, and one that is not there is not found', async () => {
  expect(await redirectOf('/storefinder/West', world)).toEqual({ status: 301, to: '/storefinder/west' });
  expect((await loadReady('/storefinder/north', world)).payload.status).toBe(404);
});

test('ROUTE-17 without the flag there is no page, and without selling nothing to collect', async () => {
  const off = { ...world, stores: undefined, tenant: { flags: { featureMisc: false } } } as unknown as LoadWorld;
  expect((await loadReady('/storefinder', off)).payload.status).toBe(404);
  const reading: LoadWorld = { ...world, stores: testStoresAt(storeNow, { collects: false }) };
  const { stores, filters } = await dataOf('storefinder', '/storefinder', reading);
  expect(stores.some(({ collect }) => collect)).toBe(false);
  expect(filters).toEqual(['parking']);
});
