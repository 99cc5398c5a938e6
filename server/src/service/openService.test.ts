import { describe, expect, test } from 'vitest';
import { serviceOf } from './openService.ts';
import { testServiceFiles, testStores } from './testing.ts';

const service = serviceOf(testServiceFiles(), () => testStores);
const inNeubau = { lat: 48.2, lng: 16.35 };

describe('SERV-01 an address is resolved', () => {
  test('SERV-01 to the area, picking units and zone that serve it', () => {
    const given = { distributionType: 'DELIVERY' as const, streetName: 'Neubaugasse', postalCode: '1070' };
    expect(service.resolve(given)).toEqual({
      address: {
        ...given,
        country: 'Österreich',
        countryCode: 'AT',
        deliveryAreaNumber: 'neubau',
        pickingUnitIds: ['west', 'east'],
      },
      zone: 'ost',
      store: 'west',
      place: { kind: 'DELIVERY', id: 'neubau' },
    });
    expect(service.resolve({ distributionType: 'DELIVERY', position: inNeubau })).toHaveProperty('place.id', 'neubau');
  });

  test('SERV-01 to the store where goods are collected, with its street', () => {
    const given = { distributionType: 'CLICK_AND_COLLECT' as const, storeId: 'south', firstName: 'Ada', door: '7' };
    expect(service.resolve(given)).toEqual({
      address: {
        distributionType: 'CLICK_AND_COLLECT',
        storeId: 'south',
        firstName: 'Ada',
        country: 'Österreich',
        countryCode: 'AT',
        pickingUnitIds: ['south'],
        streetName: 'Lendplatz',
        streetNumber: '1',
        postalCode: '8020',
        city: 'Graz',
        position: { lat: 47.0747, lng: 15.4325 },
      },
      zone: 'sued',
      store: 'south',
      place: { kind: 'CLICK_AND_COLLECT', id: 'south' },
    });
  });

  test('SERV-01 whatever the client says of area and picking units', () => {
    const forged = { deliveryAreaNumber: 'graz', pickingUnitIds: ['south'], storeId: 'south' };
    const resolved = service.resolve({ distributionType: 'DELIVERY', postalCode: '1080', ...forged });
    expect(resolved).toMatchObject({ address: { deliveryAreaNumber: 'neubau', pickingUnitIds: ['west', 'east'] } });
    expect(resolved).not.toHaveProperty('address.storeId');
  });
});

describe('CHK-09 an address is refused', () => {
  test('CHK-09 130 without a type', () => {
    expect(service.resolve({ postalCode: '1070' })).toEqual({ failure: '130' });
  });

  test.each([
    ['no postal code and no position', { distributionType: 'DELIVERY' as const, streetName: 'Neubaugasse' }],
    ['a postal code that only stands in for none', { distributionType: 'DELIVERY' as const, postalCode: 'nana' }],
    ['no store', { distributionType: 'CLICK_AND_COLLECT' as const }],
  ])('CHK-09 004 with %s', (_, address) => {
    expect(service.resolve(address)).toEqual({ failure: '004' });
  });

  test.each([
    ['of another country', { distributionType: 'DELIVERY' as const, postalCode: '1070', countryCode: 'DE' }],
    ['outside every area', { distributionType: 'DELIVERY' as const, postalCode: '6020' }],
    ['at an unknown store', { distributionType: 'CLICK_AND_COLLECT' as const, storeId: 'nowhere' }],
    ['at a store without collect', { distributionType: 'CLICK_AND_COLLECT' as const, storeId: 'east' }],
  ])('CHK-09 132 %s', (_, address) => {
    expect(service.resolve(address)).toEqual({ failure: '132' });
  });

  test('CHK-09 132 where the tenant does not serve that way', () => {
    const doorOnly = serviceOf(testServiceFiles({ distributionTypes: ['DELIVERY'] }), () => testStores);
    const collect = { distributionType: 'CLICK_AND_COLLECT' as const, storeId: 'west' };
    expect(doorOnly.resolve(collect)).toEqual({ failure: '132' });
  });
});

describe('SERV-01 stores', () => {
  test('SERV-01 are those goods can be collected at, nearest first', () => {
    expect(service.stores().map(({ storeId }) => storeId)).toEqual(['west', 'south']);
    const fromGraz = service.stores({ lat: 47.07, lng: 15.43 });
    expect(fromGraz.map(({ storeId }) => storeId)).toEqual(['south', 'west']);
    expect(fromGraz[0]?.distance).toBeLessThan(1000);
    expect(Number.isInteger(fromGraz[1]?.distance)).toBe(true);
  });

  test('SERV-01 have the name and zone of the catalogue; a closed day has no hours', () => {
    expect(service.store('west')).toMatchObject({ name: 'Feldmarkt West', zone: 'ost', streetName: 'Neubaugasse' });
    expect(service.store('west')?.openingHours[6]).toEqual([]);
    expect(service.store('east')).toBeUndefined();
  });

  test('SERV-08 a store that the catalogue has lost shows the first zone', () => {
    const lost = serviceOf(testServiceFiles(), () => ({ ...testStores, stores: new Map() }));
    expect(lost.store('south')).toMatchObject({ name: 'Graz', zone: 'ost' });
  });
});

test('SERV-03 areas are found by number; the default one is shown to whoever has chosen none', () => {
  expect(service.areaByNumber('graz')).toEqual({
    number: 'graz',
    name: 'Graz',
    postalCodes: ['8010'],
    pickingUnitIds: ['south'],
    zone: 'sued',
  });
  expect(service.areaByNumber('nowhere')).toBeUndefined();
  expect(service.defaultArea().number).toBe('neubau');
  expect(service.areaOf({ position: inNeubau })?.zone).toBe('ost');
});

test('CART-16 the order configuration tells the limits of each service type', () => {
  expect(service.orderConfig()).toMatchObject({
    DELIVERY: { minimumOrderValue: 3000, maximumOrderValue: 60_000, maximumOrderWeight: 100_000 },
    CLICK_AND_COLLECT: { minimumOrderValue: 0 },
    servicePrompt: { required: false, everyAdds: 5 },
    holdMinutes: 60,
  });
});
