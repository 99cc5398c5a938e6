import { expect, test } from 'vitest';
import { writtenAddress } from './writtenAddress.ts';

const irish = writtenAddress({ address: { street: '{number} {street}', city: '{city}, {code}' } }, 'en-IE');
const austrian = writtenAddress({ address: { street: '{street} {number}', city: '{code} {city}' } }, 'de-AT');

test('street and town are written as the country writes them', () => {
  expect(irish.street({ streetName: 'Quay Street', streetNumber: '3' })).toBe('3 Quay Street');
  expect(irish.city({ postalCode: 'H91X2Y3', city: 'Galway' })).toBe('Galway, H91 X2Y3');
  expect(austrian.street({ streetName: 'Neubaugasse', streetNumber: '12' })).toBe('Neubaugasse 12');
  expect(austrian.city({ postalCode: '1070', city: 'Wien' })).toBe('1070 Wien');
});

test('what is missing leaves no comma and no space behind', () => {
  expect(irish.street({ streetName: 'Quay Street' })).toBe('Quay Street');
  expect(irish.city({ city: 'Galway' })).toBe('Galway');
  expect(irish.city({ postalCode: 'H91X2Y3' })).toBe('H91 X2Y3');
  expect(irish.city({})).toBe('');
  expect(irish.street({})).toBe('');
});
