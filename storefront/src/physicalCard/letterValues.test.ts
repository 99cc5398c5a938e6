import { expect, test } from 'vitest';
import { savedAddress } from '../customer/profile/testing/customers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { letterBody, letterValues, wishedName } from './letterValues.ts';

test('the letter is addressed to where goods go, and only then to where invoices go', () => {
  const [billing, delivery] = [savedAddress(3, { primary: ['Billing'] }), savedAddress(12, { primary: ['Delivery'] })];
  expect(letterValues({ ...customerFixture(), addresses: [billing, delivery] }).streetNumber).toBe('12');
  expect(letterValues({ ...customerFixture(), addresses: [billing] }).streetNumber).toBe('3');
});

test('where no address is saved the letter begins with the place of the last order, as carts do', () => {
  const street = { streetName: 'Shop Street', streetNumber: '3', postalCode: 'H91C6W2', city: 'Galway' };
  const billingAddress = { ...street, firstName: 'Aoife', lastName: 'Kelly', email: 'aoife@example.ie' };
  const last = {
    billingAddress,
    distributionAddress: { ...street, streetNumber: '8', distributionType: 'DELIVERY' },
  } as const;
  const nowhere = { ...customerFixture(), addresses: [] };
  expect(letterValues(nowhere, last as never)).toMatchObject({ streetName: 'Shop Street', streetNumber: '8' });
  expect(letterValues(nowhere, { billingAddress })).toMatchObject({
    streetNumber: '3',
    postalCode: 'H91 C6W2',
  });
  const saved = { ...nowhere, addresses: [savedAddress(12, { primary: ['Delivery'] })] };
  expect(letterValues(saved, last as never).streetNumber).toBe('12');
});

test('without an address only the name is filled in, and what stays empty is not sent', () => {
  const values = letterValues({ ...customerFixture(), firstName: 'Aoife', lastName: 'Kelly', addresses: [] });
  expect(values).toMatchObject({ firstName: 'Aoife', lastName: 'Kelly', streetName: '', nameOnCard: 'full' });
  const typed = { ...values, streetName: ' Quay Street ', streetNumber: '14', postalCode: 'H91 C6W2', city: 'Galway' };
  expect(letterBody({ ...typed, nameOnCard: 'none' }, 'IE')).toEqual({
    nameOnCard: 'none',
    address: {
      firstName: 'Aoife',
      lastName: 'Kelly',
      streetName: 'Quay Street',
      streetNumber: '14',
      postalCode: 'H91C6W2',
      city: 'Galway',
      countryCode: 'IE',
    },
  });
  expect(wishedName('gold')).toBe('full');
});
