import type { DistributionAddress } from '@trolley/contract';
import { expect, test } from 'vitest';
import { setAddress } from './setAddress.ts';
import { documentOf, testWindow } from './testing.ts';

const wien: DistributionAddress = { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien', postalCode: '1070' };
const before = documentOf({ milk: 2 }, { address: wien, window: testWindow });

test('SERV-01 another door in the same area keeps the slot', () => {
  const address = { ...wien, streetName: 'Neubaugasse' };
  expect(setAddress(before, address, {})).toEqual({ document: { ...before, address }, windowDropped: false });
});

test.each<[string, DistributionAddress]>([
  ['area', { ...wien, deliveryAreaNumber: 'graz' }],
  ['service', { distributionType: 'CLICK_AND_COLLECT', storeId: 'wien' }],
])('SERV-01 another %s releases the slot and nothing else', (_, address) => {
  expect(setAddress(before, address, {})).toEqual({
    document: documentOf({ milk: 2 }, { address }),
    windowDropped: true,
  });
});

test('CHK-02 a combined billing address follows, without what the tenant hides', () => {
  const billing = { category: 'combined', email: 'anna@example.at', streetName: 'Lindengasse' } as const;
  const moved = { ...wien, streetName: 'Neubaugasse', stairCase: '2', floor: '3' };
  const { document } = setAddress(documentOf({}, { address: wien, billing }), moved, { stairCase: 'Hide' });
  expect(document.billing).toEqual({ ...billing, postalCode: '1070', streetName: 'Neubaugasse', floor: '3' });
});

test('VAL-17 placeholders are not stored', () => {
  const given = { ...wien, door: 'na', floor: 'nan', city: 'nana', streetName: '' };
  const { document } = setAddress(documentOf({}), given, {});
  expect(document.address).toEqual(wien);
});
