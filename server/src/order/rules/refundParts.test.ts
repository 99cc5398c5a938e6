import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatOf } from '../../sale/vatOf.ts';
import { type RefundParts, refundParts } from './refundParts.ts';

const invoiced = (goods: readonly (readonly [number, number])[], depositFees = 0) => ({
  ...vatOf({ goods: new Map(goods), discounts: 0, fee: 0, feePermille: 200 }),
  depositFees,
});

test('CUST-13 a refund is shared by the rates of its invoice in proportion', () => {
  const invoice = invoiced([
    [100, 3300],
    [200, 1200],
  ]);
  expect(refundParts(invoice, [], 450)).toEqual({
    byRate: [
      { permille: 200, gross: 120, vat: 20 },
      { permille: 100, gross: 330, vat: 30 },
    ],
    deposits: 0,
  });
});

test('CUST-13 deposits, which have no tax, come last; what had a rate of its own comes first', () => {
  const invoice = invoiced([[100, 1000]], 75);
  const first = refundParts(invoice, [], 900);
  expect(first.deposits).toBe(0);
  expect(refundParts(invoice, [first], 150)).toEqual({ byRate: [{ permille: 100, gross: 100, vat: 9 }], deposits: 50 });
  const two = invoiced([
    [100, 1000],
    [200, 1000],
  ]);
  expect(refundParts(two, [], 600, 200).byRate).toEqual([{ permille: 200, gross: 600, vat: 100 }]);
  expect(refundParts(two, [], 1100, 200).byRate.map(({ gross }) => gross)).toEqual([1000, 100]);
});

test('CUST-13 more than an invoice holds cannot be credited', () => {
  expect(() => refundParts(invoiced([[100, 100]], 25), [], 126)).toThrow('More is refunded than was paid.');
});

test('CUST-13 whatever is refunded in whatever steps: all together are the invoice, to the cent and with its tax', () => {
  const cents = fc.integer({ min: 1, max: 5000 });
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(undefined, 100, 200)), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 300 }), steps, (low, high, deposits, asked) => {
      const invoice = invoiced(
        [
          [100, low],
          [200, high],
        ],
        deposits,
      );
      let left = low + high + deposits;
      const notes: RefundParts[] = [];
      for (const [amount, rate] of [...asked, [left, undefined] as const]) {
        const given = Math.min(amount, left);
        if (given === 0) continue;
        notes.push(refundParts(invoice, notes, given, rate));
        left -= given;
      }
      if (left > 0) notes.push(refundParts(invoice, notes, left));
      const total = (pick: (one: RefundParts['byRate'][number]) => number, permille: number) =>
        notes
          .flatMap(({ byRate }) => byRate)
          .reduce((sum, one) => sum + (one.permille === permille ? pick(one) : 0), 0);
      for (const { permille, gross, vat } of invoice.vatByRate) {
        expect(total((one) => one.gross, permille)).toBe(gross);
        expect(total((one) => one.vat, permille)).toBe(vat);
      }
      expect(notes.reduce((sum, one) => sum + one.deposits, 0)).toBe(deposits);
      expect(notes.every(({ byRate }) => byRate.every(({ gross, vat }) => vat >= 0 && vat <= gross))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
