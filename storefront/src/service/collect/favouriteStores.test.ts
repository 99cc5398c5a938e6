import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../customer/testing/answers.ts';
import { customerFixture } from '../../customer/testing/customers.ts';
import { acceptCustomer, customerState, initialCustomer } from '../../shell/session/customerState.ts';
import { createFavouriteStores, saveFavouriteStore } from './favouriteStores.ts';

const kept = () => localStorage.getItem('favoriteStores');
const open = () => createFavouriteStores({ storage: () => localStorage, customers: customerState });
beforeEach(() => localStorage.clear());
afterEach(() => customerState.set(initialCustomer));

describe('a visitor’s stores', () => {
  test('STORE-02 live in local storage as a list of ids', () => {
    const stores = open();
    stores.add('galway');
    stores.add('cork');
    stores.add('galway');
    expect(stores.get()).toEqual(['cork', 'galway']);
    expect(kept()).toBe('["cork","galway"]');
    expect(open().get()).toEqual(['cork', 'galway']);
  });

  test('STORE-02 an empty list leaves no key behind', () => {
    const stores = open();
    stores.add('cork');
    stores.remove('galway');
    expect(kept()).toBe('["cork"]');
    stores.remove('cork');
    expect([stores.get(), kept()]).toEqual([[], null]);
  });

  test.each(['nonsense', '{"a":1}', '[1,null]', '"cork"'])('STORE-02 %s in its place counts as none', (found) => {
    localStorage.setItem('favoriteStores', found);
    expect(open().get()).toEqual([]);
  });
});

describe('a customer’s stores', () => {
  const favoriteStores = [{ storeType: 'MY_STORE_1', storeId: 'cork' }];

  test('STORE-03 come from the customer record, and the browser’s list is left alone', () => {
    localStorage.setItem('favoriteStores', '["galway"]');
    const stores = open();
    const heard = vi.fn();
    const stop = stores.subscribe(heard);
    acceptCustomer(customerFixture({ favoriteStores }));
    expect([stores.source(), stores.get()]).toEqual(['customer', ['cork']]);
    expect(heard).toHaveBeenCalledOnce();
    expect(stores.get()).toBe(stores.get());
    stores.add('sligo');
    stores.remove('cork');
    expect([stores.get(), kept()]).toEqual([['cork'], '["galway"]']);
    customerState.set({ loadState: 'success' });
    expect([stores.source(), stores.get()]).toEqual(['localStorage', ['galway']]);
    stop();
  });

  test('STORE-04 are added by a call that answers the customer', async () => {
    acceptCustomer(customerFixture({ favoriteStores }));
    const both = customerFixture({
      favoriteStores: [...favoriteStores, { storeType: 'MY_STORE_2', storeId: 'sligo' }],
    });
    const { call, asked } = answering({ 'POST /api/customers/favorite-store': both });
    await saveFavouriteStore(call, 'sligo');
    expect(asked.map(({ body }) => body)).toEqual([{ storeType: 'MY_STORE_2', storeId: 'sligo' }]);
    expect(customerState.get().customer).toEqual(both);
  });

  test('STORE-04 take the first place that is free', async () => {
    acceptCustomer(customerFixture({ favoriteStores: [{ storeType: 'MY_STORE_2', storeId: 'cork' }] }));
    const { call, asked } = answering({ 'POST /api/customers/favorite-store': customerFixture() });
    await saveFavouriteStore(call, 'sligo');
    expect(asked[0]?.body).toEqual({ storeType: 'MY_STORE_1', storeId: 'sligo' });
  });
});
