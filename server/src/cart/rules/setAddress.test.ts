import type { DistributionAddress } from '@trolley/contract';
import { expect, test } from 'vitest';
import { setAddress } from './setAddress.ts';
import { documentOf, testWindow } from './testing.ts';

const wien: DistributionAddress = { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien', postalCode: '1070' };
const before = documentOf({ milk: 2 }, { address: wien, window: testWindow });

test('SERV-01 another door in the same area keeps the slot', () => {
  const address = { ...wien, streetName: 'Neubaugasse' };
  expect(setAddress(before, address)).toEqual({ document: { ...before, address }, windowDropped: false });
});

test.each<[string, DistributionAddress]>([
  ['area', { ...wien, deliveryAreaNumber: 'graz' }],
  ['service', { distributionType: 'CLICK_AND_COLLECT', storeId: 'wien' }],
])('SERV-01 another %s lets go of the slot and of nothing else', (_, address) => {
  expect(setAddress(before, address)).toEqual({ document: documentOf({ milk: 2 }, { address }), windowDropped: true });
});

test('VAL-17 placeholders are not kept', () => {
  const { document } = setAddress(documentOf({}), { ...wien, door: 'na', floor: 'nan', city: 'nana', streetName: '' });
  expect(document.address).toEqual(wien);
});
