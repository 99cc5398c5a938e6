import { type EarningOrder, splitOver } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeOff } from '../../sale/takeOff.ts';
import { pointsOf } from './pointsOf.ts';
import { dueBack } from './takenBack.ts';

const rate = { poolId: 'coins', points: 1, perCents: 100 };
const orderOf = (prices: readonly number[], more: Partial<EarningOrder> = {}): EarningOrder => ({
  orderNumber: '1',
  lines: prices.map((price, at) => ({ lineItemId: `l${at}`, price, quantity: 2 })),
  discounts: 0,
  ...more,
});
const promotion = (factor: number, ...lineItemIds: string[]) => ({
  ...{ promotionId: `times-${factor}`, poolId: 'coins', factor, lineItemIds },
});

test('points are of what is paid for goods, rounded down once', () => {
  expect(pointsOf(rate, orderOf([199, 199, 199])).points).toBe(5);
  expect(pointsOf(rate, orderOf([199, 199, 199], { discounts: 98 })).points).toBe(4);
  expect(pointsOf(rate, orderOf([99])).points).toBe(0);
  expect(pointsOf({ ...rate, points: 2 }, orderOf([99])).points).toBe(1);
});

test('a promotion multiplies the points of its lines, the best one where there are several', () => {
  const points = { promotions: [promotion(2, 'l0', 'l1'), promotion(3, 'l1')], extra: [] };
  expect(pointsOf(rate, orderOf([1000, 1000, 1000], { points }))).toEqual({
    points: 20 + 30 + 10,
    promotionIds: ['times-2', 'times-3'],
  });
  const elsewhere = { promotions: [{ ...promotion(2, 'l0'), poolId: 'collector' }], extra: [] };
  expect(pointsOf(rate, orderOf([1000], { points: elsewhere }))).toEqual({ points: 10, promotionIds: [] });
});

test('a discount on some goods lowers the points of these lines, and not of a promotion on others', () => {
  const points = { promotions: [promotion(2, 'l1')], extra: [] };
  const lines = (...off: number[]) =>
    orderOf([1000, 1000]).lines.map((line, at) => ({ ...line, ...(off[at] && { off: off[at] }) }));
  const pointsWith = (discounts: number, ...off: number[]) =>
    pointsOf(rate, { ...orderOf([], { points, discounts }), lines: lines(...off) }).points;
  expect(pointsWith(500, 500), 'off what is not promoted').toBe(5 + 20);
  expect(pointsWith(500, 0, 500), 'off what is').toBe(10 + 10);
  expect(pointsWith(500), 'off all goods').toBe(Math.floor(7.5 + 15));
  // 500 off the first line, then 300 off all: 100 and 200 of what is left.
  expect(pointsWith(800, 500)).toBe(4 + 16);
  expect(pointsWith(1000, 0, 1000), 'nothing is paid for it').toBe(10);
});

test('extra points are for each piece that there was', () => {
  const points = { promotions: [], extra: [{ poolId: 'coins', lineItemId: 'l0', points: 5 }] };
  expect(pointsOf(rate, orderOf([1000], { points })).points).toBe(20);
  const none = { ...orderOf([0], { points }), lines: [{ lineItemId: 'l0', price: 0, quantity: 0 }] };
  expect(pointsOf(rate, none).points).toBe(0);
});

const cents = fc.integer({ min: 0, max: 100_000 });

test('points follow the money whatever is bought: never more for two orders than for one, never less for more goods', () => {
  const goods = fc.array(cents, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(goods, goods, fc.nat(100), fc.integer({ min: 1, max: 500 }), (one, other, percent, perCents) => {
      const own = { ...rate, perCents };
      const sum = (prices: readonly number[]) => prices.reduce((a, b) => a + b, 0);
      const discounts = Math.floor((sum(one) * percent) / 100);
      const { points } = pointsOf(own, orderOf(one, { discounts }));
      expect(points).toBe(Math.floor((sum(one) - discounts) / perCents));
      const apart = pointsOf(own, orderOf(one)).points + pointsOf(own, orderOf(other)).points;
      const together = pointsOf(own, orderOf([...one, ...other])).points;
      expect(together).toBeGreaterThanOrEqual(apart);
      expect(together - apart).toBeLessThanOrEqual(1);
    }),
  );
});

const goodsLine = fc.record({
  price: fc.integer({ min: 0, max: 20_000 }),
  pieces: fc.integer({ min: 0, max: 5 }),
  factor: fc.integer({ min: 1, max: 5 }),
});
const off = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: 1, max: 100 }),
  meant: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
  oneArticle: fc.boolean(),
  scoped: fc.boolean(),
});

test('points by promotion are of exactly what each line costs after its own discounts and its share of the others', () => {
  fc.assert(
    fc.property(fc.array(goodsLine, { minLength: 1, maxLength: 8 }), fc.array(off, { maxLength: 4 }), (drawn, offs) => {
      const goods = drawn.map(({ price, pieces }, at) => ({ lineItemId: `l${at}`, price, pieces }));
      const taken = takeOff(
        offs.map(({ kind, value, meant, oneArticle, scoped }) => ({
          ...{ kind, value: kind === 'amount' ? value * 50 : value },
          ...(scoped && { on: { lineItemIds: meant.map((at) => `l${at}`), ...(oneArticle && { oneArticle }) } }),
        })),
        goods,
      );
      const all = goods.reduce((sum, { price }) => sum + price, 0);
      const order: EarningOrder = {
        orderNumber: '1',
        lines: goods.map(({ lineItemId, price, pieces }, at) => ({
          ...{ lineItemId, price, quantity: pieces, off: price - (taken.lines[at] ?? 0) },
        })),
        discounts: all - taken.left,
        points: { promotions: drawn.map(({ factor }, at) => promotion(factor, `l${at}`)), extra: [] },
      };
      const shared = splitOver(taken.offAll, taken.lines);
      const paid = taken.lines.map((left, at) => left - (shared[at] ?? 0));
      expect(paid.every((cents) => cents >= 0)).toBe(true);
      expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(taken.left);
      const weighted = paid.reduce((sum, cents, at) => sum + cents * (drawn[at]?.factor ?? 1), 0);
      expect(pointsOf(rate, order).points).toBe(Math.floor(weighted / 100));
      expect(pointsOf(rate, { ...order, points: undefined }).points).toBe(Math.floor(taken.left / 100));
    }),
  );
});

test('what is due back rises with the refund, never beyond what was earned, and is all of it in the end', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (earned, goods, some, more) => {
      const due = (refundedGoods: number) => dueBack(earned, { goods, refundedGoods });
      expect(due(some)).toBeLessThanOrEqual(due(some + more));
      expect(due(some)).toBeLessThanOrEqual(earned);
      expect(due(0)).toBe(0);
      expect(due(goods)).toBe(goods === 0 ? 0 : earned);
    }),
  );
});
