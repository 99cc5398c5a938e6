import { expect, test } from 'vitest';
import { freezePoints, multipliers, type PointsVoucher } from './freezePoints.ts';

const line = (lineItemId: string) => ({
  lineItemId,
  product: { sku: lineItemId, category: { slug: 'all' }, parentCategories: [] },
});
const voucher = (changes: Partial<PointsVoucher>): PointsVoucher => ({
  ...{ lineItemId: 'ten', kind: 'points', value: 10, discount: 0 },
  ...changes,
});

test('LOY-14 a voucher on points is frozen with the lines it is for; one that waits, or takes money off, is not', () => {
  const vouchers = [
    voucher({}),
    voucher({ lineItemId: 'some', value: 5, on: { lineItemIds: ['b'] } }),
    voucher({ lineItemId: 'waits', missing: { cents: 100 } }),
    voucher({ lineItemId: 'money', kind: 'amount', value: 500, discount: 500 }),
  ];
  expect(freezePoints([line('a'), line('b')], multipliers(vouchers, 'coins'), []).promotions).toEqual([
    { promotionId: 'ten', poolId: 'coins', factor: 10, lineItemIds: ['a', 'b'] },
    { promotionId: 'some', poolId: 'coins', factor: 5, lineItemIds: ['b'] },
  ]);
});
