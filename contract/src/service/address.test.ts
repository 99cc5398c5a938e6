import { expect, test } from 'vitest';
import { distributionAddress, isDeliverable } from './address.ts';

const home = { streetNumber: '7', streetName: 'Neubaugasse', postalCode: '1070', city: 'Wien' };

test('VAL-16 street number, street name, postal code and city make an address', () => {
  expect(isDeliverable(home)).toBe(true);
});

test.each(['streetNumber', 'streetName', 'postalCode', 'city'] as const)('VAL-16 not without %s', (field) => {
  expect(isDeliverable({ ...home, [field]: undefined })).toBe(false);
  expect(isDeliverable({ ...home, [field]: '' })).toBe(false);
  expect(isDeliverable({ ...home, [field]: ' \t' })).toBe(false);
});

test('SERV-01 a note for the driver carries no markup', () => {
  const noted = (additionalInfo: string) =>
    distributionAddress.safeParse({ distributionType: 'DELIVERY', additionalInfo }).success;
  expect([noted('Beim Tor läuten'), noted('<b>'), noted('x'.repeat(241))]).toEqual([true, false, false]);
});
