import { expect, test } from 'vitest';
import { isLoyaltyScreenOn, programmeWith, vouchersWith } from './joeOnly.ts';
import { loyaltyFile } from './loyaltyFile.ts';

const on = { featureJoe: true };
const off = { featureJoe: false };
const file = loyaltyFile.parse({
  programme: 'ledger',
  pools: [
    { poolId: 'coins', kind: 'points', tags: [], centsPerPoint: 1 },
    { poolId: 'leaves', kind: 'collector', tags: [] },
    { poolId: 'given', kind: 'donation', tags: [] },
  ],
  earning: [
    { poolId: 'coins', points: 1, perCents: 100 },
    { poolId: 'leaves', points: 1, perCents: 1000 },
  ],
  collector: { poolId: 'leaves', validFrom: -10, validUntil: 40, vouchers: ['step'] },
  donations: [
    { poolId: 'given', fromPoolId: 'coins', values: [10] },
    { poolId: 'given', fromPoolId: 'leaves', values: [1] },
  ],
});

test('LOY-13 without joe a programme has no collector: no pool, nothing that earns it, nothing to give of it', () => {
  expect(programmeWith(on, file)).toBe(file);
  const { pools, earning, donations, collector } = programmeWith(off, file);
  expect(collector).toBeUndefined();
  expect(pools.map(({ poolId }) => poolId)).toEqual(['coins', 'given']);
  expect(earning.map(({ poolId }) => poolId)).toEqual(['coins']);
  expect(donations.map(({ fromPoolId }) => fromPoolId)).toEqual(['coins']);
});

test('LOY-13 without joe there are no steps among the vouchers, and no screen of them', () => {
  const vouchers = [{ id: 'step', voucherType: 'collector' }, { id: 'butter' }];
  expect(vouchersWith(on, vouchers)).toEqual(vouchers);
  expect(vouchersWith(off, vouchers)).toEqual([{ id: 'butter' }]);
  expect(['collector', 'vouchers'].map((screen) => isLoyaltyScreenOn(screen, on))).toEqual([true, true]);
  expect(['collector', 'vouchers'].map((screen) => isLoyaltyScreenOn(screen, off))).toEqual([false, true]);
});
