import type { DiscountScope } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Off, OffLine } from './off.ts';
import { goodsOff, takeOff } from './takeOff.ts';

const line = (lineItemId: string, price: number, pieces = 1): OffLine => ({ lineItemId, price, pieces });
const on = (kind: 'percent' | 'amount', value: number, scope: DiscountScope): Off => ({ kind, value, on: scope });
const goods = [line('wine', 1998, 2), line('milk', 450, 3), line('ham', 1234)];
const partsOf = (off: Off, lines = goods) => takeOff([off], lines).parts.get(off);

test('VOU-03 a voucher for some goods takes nothing off the others', () => {
  expect(partsOf(on('percent', 25, { lineItemIds: ['wine'] }))).toEqual([500, 0, 0]);
  expect(partsOf(on('amount', 300, { lineItemIds: ['wine', 'ham'] }))).toEqual([185, 0, 115]);
  expect(partsOf(on('amount', 9900, { lineItemIds: ['milk'] })), 'no more than they cost').toEqual([0, 450, 0]);
  expect(partsOf(on('percent', 25, { lineItemIds: ['gone'] }))).toEqual([0, 0, 0]);
});

test('VOU-03 where pieces are counted, those that cost most come first', () => {
  expect(partsOf(on('percent', 10, { mostPieces: 2 })), 'the ham, and one bottle').toEqual([100, 0, 123]);
  expect(partsOf(on('percent', 10, { oneArticle: true }))).toEqual([0, 0, 123]);
  expect(partsOf(on('percent', 10, { oneArticle: true, lineItemIds: ['wine', 'milk'] })), 'one piece').toEqual([
    100, 0, 0,
  ]);
  expect(partsOf(on('percent', 10, { oneArticle: true, lineItemIds: ['milk'], mostPieces: 2 }))).toEqual([0, 30, 0]);
});

test('VOU-03 so much off each piece, of two pieces at most', () => {
  expect(partsOf(on('amount', 50, { lineItemIds: ['milk'], mostPieces: 2, perPiece: true }))).toEqual([0, 100, 0]);
  expect(partsOf(on('amount', 50, { perPiece: true }))).toEqual([100, 150, 50]);
  expect(partsOf(on('amount', 200, { lineItemIds: ['milk'], perPiece: true })), 'never more than they cost').toEqual([
    0, 450, 0,
  ]);
});

test('CART-07 what is for some goods comes before what is for all, percentages before amounts', () => {
  const all: Off = { kind: 'percent', value: 10 };
  const bottle = on('amount', 300, { lineItemIds: ['wine'] });
  const half = on('percent', 50, { lineItemIds: ['wine'] });
  const { taken, lines, offAll, left } = takeOff([all, bottle, half], goods);
  expect([taken.get(half), taken.get(bottle), taken.get(all)]).toEqual([999, 300, 238]);
  expect(lines).toEqual([699, 450, 1234]);
  expect([offAll, left]).toEqual([238, 2145]);
});

const ids = ['a', 'b', 'c', 'd'];
const anyScope: fc.Arbitrary<DiscountScope> = fc.record(
  {
    lineItemIds: fc.subarray(ids),
    mostPieces: fc.integer({ min: 1, max: 5 }),
    oneArticle: fc.constant(true as const),
    perPiece: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const anyOff: fc.Arbitrary<Off> = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'serviceFee' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    cents: fc.integer({ min: 1, max: 5000 }),
    scope: fc.option(anyScope, { nil: undefined }),
  })
  .map(({ kind, percent, cents, scope }) => ({
    kind,
    value: kind === 'percent' ? percent : cents,
    ...(scope && kind !== 'serviceFee' && { on: scope }),
  }));
const anyLines = fc
  .array(fc.record({ price: fc.nat(9000), pieces: fc.integer({ min: 0, max: 9 }) }), { maxLength: 4 })
  .map((some) => some.map((one, at) => ({ lineItemId: ids[at] ?? '', ...one })));

test('CART-07 however vouchers and codes meet, no line costs less than nothing and no cent is lost', () => {
  fc.assert(
    fc.property(fc.array(anyOff, { maxLength: 6 }), anyLines, (offs, lines) => {
      const { taken, parts, lines: left, offAll, left: rest } = takeOff(offs, lines);
      const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
      const price = sum(lines.map((one) => one.price));
      expect(sum([...taken.values()])).toBe(price - rest);
      expect(sum(left) - offAll).toBe(rest);
      expect(Math.min(0, rest, offAll, ...left, ...taken.values())).toBe(0);
      for (const [off, part] of parts) {
        expect(sum(part)).toBe(taken.get(off));
        expect(sum((goodsOff(part, lines) ?? []).map(({ discount }) => discount))).toBe(taken.get(off));
        for (const [at, { lineItemId, pieces }] of lines.entries()) {
          if (off.on?.lineItemIds?.includes(lineItemId) === false || pieces === 0) expect(part[at]).toBe(0);
        }
        if (off.on?.oneArticle) expect(part.filter((cents) => cents > 0).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('CART-07 one that names every product takes off what one for all goods does', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 100 }), (lines, value) => {
      const counted = lines.filter(({ pieces }) => pieces > 0);
      const some = takeOff([on('percent', value, { lineItemIds: ids })], counted);
      const all = takeOff([{ kind: 'percent', value }], counted);
      expect(some.left).toBe(all.left);
    }),
  );
});
