import type { FoundStore, PagePayloadOf, StoreDetail, StoreFinderData, StoreScreenData } from '@trolley/contract';
import { everyStore } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { readTexts, type TenantId } from '../../../../tenants/testing.ts';

/** A Wednesday in November, noon in Dublin. */
export const madeAt = Date.parse('2026-11-18T12:00:00Z');

export function foundStore(changes: Partial<FoundStore> = {}): FoundStore {
  return {
    id: 'galway-salthill',
    name: 'Galway Salthill',
    streetName: 'Upper Salthill Road',
    streetNumber: '117',
    postalCode: 'H91 T4X8',
    city: 'Galway',
    position: { lat: 53.26, lng: -9.08 },
    phoneNumber: '+353 91 555 0101',
    services: ['bakery', 'parking'],
    collect: true,
    openings: [{ from: '2026-11-18T08:00:00.000Z', until: '2026-11-18T21:00:00.000Z' }],
    exceptions: [],
    ...changes,
  };
}

export const cork = foundStore({
  id: 'cork',
  name: 'Cork Douglas',
  city: 'Cork',
  postalCode: 'T12 R7Y3',
  position: { lat: 51.88, lng: -8.43 },
  services: ['bakery'],
  collect: false,
  openings: [{ from: '2026-11-18T08:00:00.000Z', until: '2026-11-18T17:00:00.000Z', note: 'stocktake', early: true }],
});

function textsOf(id: TenantId) {
  const texts = { ...readTexts(id, 'store'), ...readTexts(id, 'content') };
  return Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, compile(message)]));
}

const page = { buildId: 'build1', params: {}, layout: 'default', status: 200, meta: { title: 'x' } } as const;

export function finderPage(changes: Partial<StoreFinderData> = {}): PagePayloadOf<'storefinder'> {
  const stores = changes.stores ?? [foundStore(), cork];
  return {
    ...page,
    screen: 'storefinder',
    path: '/storefinder',
    canonical: 'https://shop.example/storefinder',
    data: {
      texts: textsOf('harbour'),
      ask: everyStore,
      stores,
      found: stores.length,
      total: 2,
      openNow: 2,
      filters: ['collect', 'parking'],
      now: madeAt,
      map: { country: 'IE' },
      ...changes,
    },
  };
}

export function storePage(
  store: Partial<StoreDetail> = {},
  more: Partial<StoreScreenData> = {},
): PagePayloadOf<'store-slug'> {
  const day = [{ from: '08:00', until: '21:00' }];
  return {
    ...page,
    screen: 'store-slug',
    path: '/storefinder/galway-salthill',
    canonical: 'https://shop.example/storefinder/galway-salthill',
    data: {
      texts: textsOf('harbour'),
      store: {
        ...foundStore(),
        week: [day, day, day, day, day, day, []],
        days: [{ date: '2026-12-25', note: 'Christmas Day', hours: [] }],
        directions: [['Bus 401', 'stop at the door']],
        ...store,
      },
      offers: [],
      ownPrices: true,
      now: madeAt,
      map: { country: 'IE' },
      ...more,
    },
  };
}
