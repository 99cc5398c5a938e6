import { expect, test } from 'vitest';
import { cartContextOf } from './cartContext.ts';
import { guest, neubau, testCatalogue } from './testing.ts';

const catalogue = testCatalogue();
const carts = { catalogue: () => catalogue };
const placed = (address?: Parameters<typeof cartContextOf>[2], caller = guest) => {
  const { zone, store } = cartContextOf(carts, caller, address);
  return [zone, store];
};

test('goods come from the store they are collected at, or the first that picks for the address', () => {
  expect(placed({ distributionType: 'CLICK_AND_COLLECT', storeId: 'south', pickingUnitIds: ['west'] })).toEqual([
    'sued',
    'south',
  ]);
  expect(placed({ ...neubau, pickingUnitIds: ['south', 'west'], storeId: 'west' })).toEqual(['sued', 'south']);
  expect(placed({ ...neubau })).toEqual(placed());
});

test('as long as no place is chosen the browser says where; names that mean nothing are no harm', () => {
  expect(placed(undefined, { ...guest, store: 'south', zone: 'ost' })).toEqual(['sued', 'south']);
  expect(placed(undefined, { ...guest, zone: 'sued' })).toEqual(['sued', '']);
  expect(placed(undefined, { ...guest, store: 'nowhere', zone: 'sued' })).toEqual(['sued', '']);
  expect(placed({ ...neubau, pickingUnitIds: ['west'] }, { ...guest, store: 'south', zone: 'sued' })).toEqual([
    'ost',
    'west',
  ]);
});

test('what that store does not have is not to be had', () => {
  const has = (store: string) => cartContextOf(carts, { ...guest, store }).goods.good('not-west')?.orderable;
  expect([has('west'), has('east')]).toEqual([false, true]);
});
