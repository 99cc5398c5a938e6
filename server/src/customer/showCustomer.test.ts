import { customer as customerSchema, readDate } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type AddressRow, type CustomerRow, type Membership, showCustomer } from './showCustomer.ts';

const row: CustomerRow = {
  email: 'ana@example.at',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: 'Berger',
  salutation: 'Female',
  academicTitle: '',
  birthdate: '1988-05-17',
  mpCardId: null,
  loyalityMemberId: null,
  joeAuthenticationStatus: null,
  ordersDelivered: 0,
  keepsAddresses: true,
  unlinkedCard: null,
  ordersCollected: 2,
  topics: ['offers'],
  stores: [{ storeType: 'MY_STORE_1', storeId: 'west' }],
  addresses: [],
};
const nothing: Membership = { pools: [], promotions: [], vouchers: [] };

const address: AddressRow = {
  id: '6f7c1c53-0d5b-4f1b-9d53-6a3f5a0f7d11',
  addressType: 'combined',
  category: 'private',
  form: {
    firstName: 'Ana',
    lastName: 'Berger',
    streetName: 'Neubaugasse',
    streetNumber: '12',
    stairCase: 'na',
    floor: 'nan',
    postalCode: '1070',
    city: 'Wien',
    countryCode: 'AT',
    phoneNumber: '+436601234567',
  },
  primaryBilling: true,
  primaryDelivery: false,
  usedAt: null,
};

const shown = (changes: Partial<CustomerRow> = {}, locale = 'de-AT', membership = nothing) => {
  const customer = showCustomer({ ...row, ...changes }, locale, membership);
  expect(z.encode(customerSchema, customer)).toStrictEqual(customer);
  return customer;
};

describe('CUST-01 the customer', () => {
  test('CUST-01 has all that is asked for, and nothing that is not', () => {
    expect(shown()).toEqual({
      academicTitle: '',
      birthdate: '17.05.1988',
      email: 'ana@example.at',
      firstName: 'Ana',
      lastName: 'Berger',
      salutation: 'Female',
      newsletterTopics: [{ newsletterTopicId: 'offers' }],
      firstOrderDelivery: true,
      firstOrderClickAndCollect: false,
      keepsAddresses: true,
      billingData: {},
      addresses: [],
      favoriteStores: [{ storeType: 'MY_STORE_1', storeId: 'west' }],
    });
  });

  test.each([
    ['Company', 'Company'],
    ['Female', 'Female'],
    ['Male', 'Male'],
    ['Family', undefined],
    [null, undefined],
  ] as const)('CUST-01 salutation %s is told as %s', (salutation, told) =>
    expect(shown({ salutation }).salutation).toBe(told),
  );

  test('CUST-01 a birthdate is written as the tenant writes dates, and read back as the same day', () => {
    expect(shown({}, 'en-IE').birthdate).toBe('17/05/1988');
    expect(shown({ birthdate: null }).birthdate).toBe('');
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('de-AT', 'en-IE', 'en-US', 'sv-SE'), (date, locale) => {
        const birthdate = date.toISOString().slice(0, 10);
        expect(readDate(showCustomer({ ...row, birthdate }, locale, nothing).birthdate, locale)).toBe(birthdate);
      }),
      { numRuns: 100 },
    );
  });

  test('CUST-01 an address that waits for its confirmation is told beside the one that counts', () => {
    expect(shown({ pendingEmail: 'new@example.at' })).toMatchObject({
      email: 'ana@example.at',
      pendingEmail: 'new@example.at',
    });
  });
});

test('LOY-12 member information is card, member id, status, and what the programme tells; without any card there is none', () => {
  expect(shown().loyaltyMemberInformation).toBeUndefined();
  const card = {
    mpCardId: '2900000000032',
    loyalityMemberId: '70010003',
    joeAuthenticationStatus: 'Authenticated',
  };
  const membership = {
    pools: [{ poolId: 'coins', tags: ['coins'], value: 640 }],
    promotions: [{ promotionId: 'double' }],
    vouchers: [{ id: 'five', name: 'Five off' }],
  };
  const member = shown(card, 'de-AT', membership);
  expect(member.loyaltyMemberInformation).toEqual({
    mpCardId: '2900000000032',
    loyalityMemberId: '70010003',
    joeAuthenticationStatus: 'Authenticated',
    ...membership,
  });
});

describe('addresses', () => {
  test('VAL-17 what only stood in for an empty field is not shown', () => {
    const [told] = shown({ addresses: [address] }).addresses;
    expect(told).toEqual({
      id: address.id,
      addressType: 'combined',
      category: 'private',
      primary: ['Billing'],
      firstName: 'Ana',
      lastName: 'Berger',
      streetName: 'Neubaugasse',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
      countryCode: 'AT',
      phoneNumber: '+436601234567',
    });
  });

  test('CUST-10 forms are filled from the address that invoices go to', () => {
    const other = {
      ...address,
      id: '6f7c1c53-0d5b-4f1b-9d53-6a3f5a0f7d12',
      primaryBilling: false,
      primaryDelivery: true,
    };
    expect(shown({ addresses: [other, address] }).billingData).toEqual({
      phoneNumber: '+436601234567',
      streetName: 'Neubaugasse',
      postalCode: '1070',
      city: 'Wien',
      country: 'Österreich',
      countryCode: 'AT',
    });
    expect(shown({ addresses: [address] }, 'en-IE').billingData.country).toBe('Austria');
    expect(shown({ addresses: [other] }).billingData).toEqual({});
  });
});
