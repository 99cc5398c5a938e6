import type { LoyaltyCardInfo, MemberVoucher } from '@trolley/contract';
import { expect, test } from 'vitest';
import { collectorView, leavesOf } from './collectorView.ts';

const step = (coins: number, state = 'available') =>
  ({ id: `step-${coins}`, name: `${coins}`, coins, state, voucherType: 'collector' }) as MemberVoucher;
const cardOf = (value: number) =>
  ({
    collector: { poolId: 'collector', perCents: 1000, validUntil: '2026-12-06T23:00:00Z', voucherIds: [] },
    pools: [{ poolId: 'collector', kind: 'collector', tags: [], value, waiting: 0 }],
  }) as unknown as LoyaltyCardInfo;

test('steps stand by their price; each is picked, open or locked with what is missing', () => {
  const view = collectorView(cardOf(7), [
    step(10, 'locked'),
    step(4),
    step(7, 'active'),
    { ...step(1), voucherType: undefined },
  ]);
  expect(view?.steps.map(({ coins, state, missing }) => [coins, state, missing])).toEqual([
    [4, 'open', 0],
    [7, 'picked', 0],
    [10, 'locked', 3],
  ]);
  expect([view?.places, view?.picked?.coins, view?.next?.coins]).toEqual([10, 7, 10]);
});

test('a step that was used is over; without a collector there is no page', () => {
  expect(collectorView(cardOf(7), [step(4, 'used')])?.steps).toEqual([]);
  expect(collectorView({ pools: [] }, [step(4)])).toBeUndefined();
  expect(collectorView(undefined, [])).toBeUndefined();
});

test('a cart brings whole leaves', () => {
  expect([leavesOf(3613, 1000), leavesOf(999, 1000), leavesOf(5, 0)]).toEqual([3, 0, 0]);
});
