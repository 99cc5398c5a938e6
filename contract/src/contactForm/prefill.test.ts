import { expect, test } from 'vitest';
import type { Customer } from '../customer/customer.ts';
import { ageOf, genderOf, prefillOf } from './prefill.ts';

const now = new Date(2026, 10, 18);
const customer: Customer = {
  academicTitle: 'Mag.',
  birthdate: '19.11.1988',
  email: 'anna@feldmarkt.example',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  newsletterTopics: [],
  firstOrderDelivery: true,
  firstOrderClickAndCollect: true,
  billingData: {
    phoneNumber: '0660 1234567',
    streetName: 'Neubaugasse',
    postalCode: '1070',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
  },
  addresses: [],
  keepsAddresses: true,
  favoriteStores: [],
};

test('FORM-02 the eleven targets of a customer', () => {
  expect(prefillOf(customer, { locale: 'de-AT', now })).toEqual({
    firstname: 'Anna',
    surname: 'Berger',
    email: 'anna@feldmarkt.example',
    academicTitle: 'Mag.',
    age: '37',
    gender: 'female',
    telephoneNumber: '+43 6601234567',
    street: 'Neubaugasse',
    zip: '1070',
    city: 'Wien',
    countryCode: 'AT',
  });
  const bare = prefillOf({ ...customer, billingData: {} }, { locale: 'de-AT', now });
  expect([bare.telephoneNumber, bare.street, bare.countryCode]).toEqual(['', '', '']);
});

test('FORM-03 the age comes from a valid birthdate alone, the gender from the salutation', () => {
  const at = (birthdate: string, locale = 'de-AT') => ageOf(birthdate, { locale, now });
  expect([at('18.11.1988'), at('19.11.1988'), at('18/11/1988', 'en-IE')]).toEqual(['38', '37', '38']);
  for (const none of ['', '31.02.1990', 'long ago', '01.01.2030']) expect([none, at(none)]).toEqual([none, '']);
  expect(
    ['Female', 'Male', 'Company', 'Family', undefined].map((one) => genderOf(one as Customer['salutation'])),
  ).toEqual(['female', 'male', '', '', '']);
});
