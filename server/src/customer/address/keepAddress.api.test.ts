import { getCustomer } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, type OpenProfile, profileDatabase } from '../profile/testing.ts';
import { keepAddress } from './keepAddress.ts';

const { open, database } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

test('WEEK-01 an Eircode written with its space stays in the address book as any other', async () => {
  const { browser, id } = await shop.person();
  const { category: _, ...street } = addressOf({ postalCode: 'H91 C6W2', city: 'Galway', countryCode: 'IE' });
  const billing = { ...street, email: 'niamh@example.ie', category: 'billing' as const };
  const address = { ...street, distributionType: 'DELIVERY' as const };
  await database().transaction((tx) => keepAddress(tx, id, { address, billing }));
  expect((await browser.ask(getCustomer)).addresses).toMatchObject([{ postalCode: 'H91C6W2', city: 'Galway' }]);
});
