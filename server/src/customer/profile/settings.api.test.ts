import { getCommunicationSettings, getCustomer, setCommunicationSettings, setFavoriteStore } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { type OpenProfile, profileDatabase } from './testing.ts';

const { open } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

test('CUST-06 how a customer may be written to is read and set, for them alone', async () => {
  const [ana, other] = await Promise.all([shop.person(), shop.person()]);
  const nothing = { personalEmailAllowed: false, personalMailAllowed: false, personalSmsAllowed: false };
  expect(await ana.browser.ask(getCommunicationSettings)).toEqual(nothing);
  const body = { ...nothing, personalMailAllowed: true, personalSmsAllowed: true };
  expect(await ana.browser.ask(setCommunicationSettings, { body })).toEqual(body);
  expect(await ana.browser.ask(getCommunicationSettings)).toEqual(body);
  expect(await other.browser.ask(getCommunicationSettings)).toEqual(nothing);
});

test('CUST-06 a setting that is missing is refused with its status', async () => {
  const { browser } = await shop.person();
  const refused = await browser.send('PUT', setCommunicationSettings.path, { personalEmailAllowed: true });
  expect(refused.json()).toMatchObject({ status: 400, errorCode: 'invalidRequest' });
});

test('STORE-04 a favourite store gets its place, and the customer is answered', async () => {
  const { browser } = await shop.person();
  const first = await browser.ask(setFavoriteStore, { body: { storeType: 'MY_STORE_1', storeId: 'west' } });
  expect(first.favoriteStores).toEqual([{ storeType: 'MY_STORE_1', storeId: 'west' }]);
  await browser.ask(setFavoriteStore, { body: { storeType: 'MY_STORE_2', storeId: 'east' } });
  const again = await browser.ask(setFavoriteStore, { body: { storeType: 'MY_STORE_1', storeId: 'south' } });
  expect(again.favoriteStores).toEqual([
    { storeType: 'MY_STORE_1', storeId: 'south' },
    { storeType: 'MY_STORE_2', storeId: 'east' },
  ]);
  expect(await browser.ask(getCustomer)).toEqual(again);
});

test('STORE-04 a store that is none is not found, a place of another name refused', async () => {
  const { browser } = await shop.person();
  const unknown = await browser.send('POST', setFavoriteStore.path, { storeType: 'MY_STORE_1', storeId: 'nowhere' });
  expect(unknown.json()).toMatchObject({ status: 404, errorCode: 'storeNotFound' });
  const misnamed = await browser.send('POST', setFavoriteStore.path, { storeType: 'HOME', storeId: 'west' });
  expect(misnamed.statusCode).toBe(400);
});
