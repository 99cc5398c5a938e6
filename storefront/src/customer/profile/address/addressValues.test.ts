import { expect, test } from 'vitest';
import { orderConfigFixture } from '../../../service/testing/fixtures.ts';
import { anna, savedAddress } from '../testing/customers.ts';
import { addressRules } from './addressRules.ts';
import { addressBody, addressValues, hiddenFields, knownPlace } from './addressValues.ts';

const position = { lat: 48.2, lng: 16.35 };
const given = { countryCode: 'AT', hidden: [] };

test('ADDR-03 a saved address goes through its form unchanged', () => {
  const address = savedAddress(12, {
    floor: '2',
    phoneNumber: '+43 660 1234567',
    company: 'Berger OG',
    category: 'company',
  });
  const { id, addressType, primary, ...form } = address;
  expect(addressBody(addressValues(address, anna), given)).toEqual(form);
  expect([id, addressType, primary]).toHaveLength(3);
});

test('ADDR-03 the first address is for both, further ones for deliveries; names and number are known', () => {
  const known = { firstName: 'Anna', lastName: 'Berger', phoneNumber: '+43 660 1234567', category: 'private' };
  expect(addressValues(undefined, anna)).toMatchObject({ ...known, addressType: 'combined' });
  const more = { ...anna, addresses: [savedAddress(1)] };
  expect(addressValues(undefined, more)).toMatchObject({ ...known, addressType: 'delivery' });
});

test('ADDR-01 a position counts only for the very address it was found for', () => {
  const address = savedAddress(12, { position });
  const known = knownPlace(address);
  const values = addressValues(address, anna);
  expect(addressBody({ ...values, floor: '3' }, { ...given, known }).position).toEqual(position);
  expect(addressBody({ ...values, streetNumber: '14' }, { ...given, known })).not.toHaveProperty('position');
});

test('ADDR-01 a private address has no company, whatever was typed before', () => {
  const values = { ...addressValues(savedAddress(1), anna), company: 'Berger OG' };
  expect(addressBody(values, given)).not.toHaveProperty('company');
});

test('VAL-18 what the tenant does not ask for is not sent', () => {
  const hidden = hiddenFields({ ...orderConfigFixture, billingFields: { stairCase: 'Hide', floor: 'Show' } });
  expect(hidden).toEqual(['stairCase']);
  const values = { ...addressValues(savedAddress(1), anna), stairCase: '2', floor: '1' };
  expect(addressBody(values, { ...given, hidden })).not.toHaveProperty('stairCase');
  expect(addressBody(values, { ...given, hidden })).toHaveProperty('floor', '1');
});

const phoneProblem = (addressType: string, phoneNumber: string, config = orderConfigFixture) => {
  const rule = addressRules(config)['phoneNumber'];
  if (typeof rule !== 'function') throw new Error('The phone number has a rule of its own.');
  return rule(phoneNumber, { ...addressValues(savedAddress(1), anna), addressType, phoneNumber });
};

test.each([
  ['Optional', 'delivery', '', undefined],
  ['Optional', 'delivery', 'abc', { kind: 'phone' }],
  ['Mandatory', 'delivery', '', { kind: 'required' }],
  ['Mandatory', 'combined', '', { kind: 'required' }],
  ['Mandatory', 'billing', '', undefined],
  ['Mandatory', 'delivery', '+43 660 1234567', undefined],
] as const)('VAL-15 %s: a %s address with the number %j', (deliveryPhoneNumber, type, number, problem) => {
  const config = { ...orderConfigFixture, deliveryPhoneNumber, billingFields: {} };
  expect(phoneProblem(type, number, config)).toEqual(problem);
});
