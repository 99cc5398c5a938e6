import type { BillingAddress, DistributionAddress } from '@trolley/contract';
import { expect, test } from 'vitest';
import { followPlace } from './followPlace.ts';

const home: DistributionAddress = {
  distributionType: 'DELIVERY',
  streetName: 'Neubaugasse',
  streetNumber: '34',
  postalCode: '1070',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};
const invoice: BillingAddress = {
  category: 'combined',
  firstName: 'Anna',
  lastName: 'Huber',
  email: 'anna@example.at',
  streetName: 'Lindengasse',
  streetNumber: '12',
  door: '7',
  postalCode: '1060',
  city: 'Wien',
};

test('CHK-02 an invoice that goes with the goods goes to their new door, and nothing of the old one stays', () => {
  const { distributionType: _, ...place } = home;
  expect(followPlace(invoice, home)).toEqual({
    category: 'combined',
    firstName: 'Anna',
    lastName: 'Huber',
    email: 'anna@example.at',
    ...place,
  });
});

test('CHK-02 it is written to the recipient of the goods, as soon as that is known', () => {
  const names = { firstName: 'Paul', lastName: 'Steiner' };
  expect(followPlace(invoice, { ...home, ...names })).toMatchObject(names);
  expect(followPlace(invoice, { ...home, firstName: 'Paul' })).toMatchObject({ firstName: 'Anna', lastName: 'Huber' });
});

test('CHK-02 where goods are collected it stays at its address, which is one of its own then', () => {
  const store: DistributionAddress = { ...home, distributionType: 'CLICK_AND_COLLECT', storeId: 'west' };
  expect(followPlace(invoice, store)).toEqual({ ...invoice, category: 'billing' });
});

test('CHK-02 an invoice with an address of its own does not follow the place', () => {
  const own: BillingAddress = { ...invoice, category: 'billing' };
  expect(followPlace(own, home)).toBe(own);
  expect(followPlace(invoice, undefined)).toBe(invoice);
});
