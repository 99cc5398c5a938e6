import type { SavedAddress } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { galway } from '../testing/fixtures.ts';
import { collectPlaces, deliveryPlaces, deliveryTo, isSamePlace, keepsWindow } from './knownPlaces.ts';

const saved = (id: string, changes: Partial<SavedAddress> = {}): SavedAddress => ({
  id,
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
  ...changes,
});
const ids = (addresses: readonly SavedAddress[]) => addresses.map(({ id }) => id);

describe('WEEK-01 known places', () => {
  test('WEEK-01 the address last ordered to comes first, then the primary one; those for invoices alone are left out', () => {
    const addresses = [
      saved('old', { usedAt: '2026-10-01T10:00:00.000Z' }),
      saved('plain'),
      saved('primary', { primary: ['Delivery'] }),
      saved('last', { usedAt: '2026-11-01T10:00:00.000Z', addressType: 'combined' }),
      saved('invoice', { addressType: 'billing' }),
    ];
    expect(ids(deliveryPlaces(addresses))).toEqual(['last', 'old', 'primary', 'plain']);
  });

  test('WEEK-01 the store of the cart comes before the favourite ones, each once, and closed ones not at all', () => {
    const store = (storeId: string) => ({ storeId }) as Parameters<typeof collectPlaces>[0][number];
    const stores = ['a', 'b', 'c'].map((id) => store(id));
    const found = collectPlaces(stores, { chosen: 'c', favourites: ['b', 'c', 'gone'] });
    expect(found.map(({ storeId }) => storeId)).toEqual(['c', 'b']);
  });

  test('a saved address is the cart’s however it is written', () => {
    const address = deliveryTo(saved('one', { streetName: 'SHOP ST' }), { code: 'IE', name: 'Ireland' });
    expect(isSamePlace(address, galway)).toBe(true);
    expect(isSamePlace({ ...address, streetNumber: '13' }, galway)).toBe(false);
    expect(isSamePlace(address, { distributionType: 'CLICK_AND_COLLECT', storeId: 'a' })).toBe(false);
    expect(isSamePlace(address, undefined)).toBe(false);
  });

  test('a held slot stays within its area or store', () => {
    const address = deliveryTo(saved('one'), undefined);
    expect(keepsWindow(address, { deliveryAreaNumber: 'galway' }, galway)).toBe(true);
    expect(keepsWindow(address, { deliveryAreaNumber: 'cork' }, galway)).toBe(false);
    const store = { distributionType: 'CLICK_AND_COLLECT', storeId: 'a' } as const;
    expect(keepsWindow(store, {}, galway)).toBe(false);
    expect(keepsWindow(store, {}, store)).toBe(true);
    expect(keepsWindow(store, {}, { ...store, storeId: 'b' })).toBe(false);
  });
});
