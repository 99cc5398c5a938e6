import { expect, test } from 'vitest';
import type { CartErrorGroup } from './codes.ts';
import { cartCodes, groupOf, staleSlotCodes } from './codes.ts';

const shownAt: Readonly<Record<CartErrorGroup, readonly string[]>> = {
  billingAddress: ['006', '031'],
  discountCode: ['223', '227', '228', '229'],
  distributionLocation: ['004', '005', '007', '130', '132'],
  timeSlot: ['008', '022', '023', '140', '141'],
  general: ['029', '131', '260', '261', '264'],
};

test.each(Object.entries(shownAt))('CHK-09 errors of the group %s: %j', (group, codes) => {
  expect(codes.map(groupOf)).toEqual(codes.map(() => group));
});

test('CHK-09 every code of the catalogue has its place, and an unknown one is shown as a general error', () => {
  const specified = Object.values(cartCodes).filter((code) => /^\d+$/.test(code));
  expect(specified.toSorted()).toEqual(Object.values(shownAt).flat().toSorted());
  expect(['cartEmpty', '999', ''].map(groupOf)).toEqual(['general', 'general', 'general']);
});

test('SERV-07 after these the slot is asked for again', () => {
  expect(staleSlotCodes).toEqual(['022', '023', '140', '141']);
  expect(staleSlotCodes.every((code) => groupOf(code) === 'timeSlot')).toBe(true);
});
