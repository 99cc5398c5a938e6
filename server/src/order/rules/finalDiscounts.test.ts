import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Off, OffLine } from '../../sale/off.ts';
import { attemptOf, lineOf, unfrozen, weighedLine } from '../testing/sketches.ts';
import { finalDiscounts } from './finalDiscounts.ts';
import { finalPrice } from './finalPrice.ts';

const worth = (cents: number) => [lineOf({ quantity: 1, perPiecePrice: cents })];
const percent = (value: number): Off => ({ kind: 'percent', value });
const amount = (value: number): Off => ({ kind: 'amount', value });
/** All goods in one line. */
const inOne = (price: number): readonly OffLine[] => [{ lineItemId: 'all', pieces: 1, price }];
const takenBy = (attempt: ReturnType<typeof attemptOf>, goods: number) => {
  const { voucherLineItems, discountCodes } = finalDiscounts(attempt, inOne(goods));
  return [...voucherLineItems, ...discountCodes].map(({ discount }) => discount);
};

test('CUST-13 an amount off stays whole, and a percentage is that of the goods that came', () => {
  const lines = [
    lineOf({ sku: 'strawberries', quantity: 2, perPiecePrice: 299 }),
    lineOf({ sku: 'rest', quantity: 1, perPiecePrice: 5630 }),
  ];
  const attempt = attemptOf({ lines, voucher: 500, offs: [percent(10)] });
  const { voucherLineItems, discountCodes, priceInfo } = finalPrice(attempt, [
    { lineItemId: 'strawberries', quantity: 1 },
  ]);
  expect(voucherLineItems).toMatchObject([{ discount: 500 }]);
  expect(discountCodes).toMatchObject([{ discount: 593 }]);
  expect(priceInfo).toMatchObject({ totalArticlePrice: 5929, discounts: 1093, total: 4836 });
});

test('CUST-13 an amount takes off no more than there is; percentages come before it', () => {
  const attempt = attemptOf({ lines: worth(1000), voucher: 500, offs: [percent(50)] });
  expect(takenBy(attempt, 1000)).toEqual([500, 500]);
  expect(takenBy(attempt, 600)).toEqual([300, 300]);
  expect(takenBy(attempt, 0)).toEqual([0, 0]);
});

test('CUST-13 a code that waives the fee stays as it is, whatever another takes off', () => {
  const half = (voucher: number) =>
    finalPrice(
      attemptOf({ lines: [lineOf({ quantity: 10, perPiecePrice: 100 })], voucher, fee: 490, feeWaived: true }),
      [{ lineItemId: 'milk', quantity: 5 }],
    );
  for (const voucher of [100, 490]) {
    const { voucherLineItems, discountCodes, priceInfo } = half(voucher);
    expect(voucherLineItems).toMatchObject([{ discount: voucher }]);
    expect(discountCodes).toMatchObject([{ code: 'FREE', discount: 490 }]);
    expect(priceInfo).toMatchObject({ discounts: voucher, serviceFeesAfterDiscount: 0, total: 500 - voucher });
  }
});

test('CUST-13 what took nothing off when it was ordered takes nothing off afterwards', () => {
  const attempt = attemptOf({ lines: worth(1000), offs: [percent(10)] });
  const [first] = attempt.discountCodes;
  const twice = { ...attempt, discountCodes: [...attempt.discountCodes, { ...first!, code: 'SECOND', discount: 0 }] };
  expect(takenBy(twice, 1000)).toEqual([100, 0]);
});

test('CUST-13 too heavy for what was authorised: the percentage is that of the goods that are charged', () => {
  const attempt = attemptOf({ lines: [weighedLine(1000, 10)], offs: [percent(10)], percentage: 10 });
  const { priceInfo } = finalPrice(attempt, [{ lineItemId: 'ham', quantity: 10, grams: 5000 }]);
  expect(attempt.priceInfo.totalWithSurcharge).toBe(990);
  expect(priceInfo).toMatchObject({ totalArticlePrice: 1100, discounts: 110, total: 990 });
});

test('CUST-13 an order from before kinds were frozen: its discounts follow the goods, as it was agreed then', () => {
  const lines = [lineOf({ quantity: 10, perPiecePrice: 100 })];
  const former = unfrozen(attemptOf({ lines, code: 100, fee: 299, feeWaived: true, pass: 4900 }));
  const { discountCodes, priceInfo } = finalPrice(former, [{ lineItemId: 'milk', quantity: 5 }]);
  expect(discountCodes.map(({ discount }) => discount)).toEqual([50, 299]);
  expect(priceInfo).toMatchObject({ discounts: 50, total: 4900 + 450 });
  expect(priceInfo.vatByRate).toEqual([
    { permille: 200, gross: 4900, vat: 817 },
    { permille: 100, gross: 450, vat: 41 },
  ]);
});

test('CUST-13 however discounts are mixed: each gives what it promised on what is left for it', () => {
  const off = fc.oneof(fc.integer({ min: 1, max: 100 }).map(percent), fc.integer({ min: 1, max: 3000 }).map(amount));
  fc.assert(
    fc.property(
      fc.array(off, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (offs, ordered, came) => {
        const attempt = attemptOf({ lines: worth(ordered), offs });
        let left = came;
        const inTurn = [...attempt.discountCodes].sort((one, other) => order(one) - order(other));
        const expected = new Map(
          inTurn.map(({ code, kind, value = 0, discount }) => {
            const promised = kind === 'percent' ? Math.round((left * value) / 100) : value;
            const off = discount === 0 ? 0 : Math.min(left, promised);
            left -= off;
            return [code, off];
          }),
        );
        const { discountCodes, discounts } = finalDiscounts(attempt, inOne(came));
        expect(discountCodes.map(({ code, discount }) => [code, discount])).toEqual(
          attempt.discountCodes.map(({ code }) => [code, expected.get(code)]),
        );
        expect(discounts).toBe(came - left);
      },
    ),
  );
});

const order = ({ kind }: { readonly kind?: Off['kind'] | undefined }) => (kind === 'percent' ? 0 : 1);

test('CUST-13 one discount without its kind is enough for the older way', () => {
  const attempt = attemptOf({ lines: worth(1000), code: 100, offs: [amount(200)] });
  const [first, second] = attempt.discountCodes;
  const { kind: _kind, value: _value, ...bare } = second!;
  expect(takenBy({ ...attempt, discountCodes: [first!, bare] }, 500)).toEqual([50, 100]);
  expect(takenBy(attempt, 500)).toEqual([100, 200]);
});

test('CUST-13 of goods that cost nothing nothing is taken off, also of an order from before', () => {
  const former = unfrozen(attemptOf({ lines: [lineOf({ perPiecePrice: 0 })], fee: 299, feeWaived: true }));
  expect(finalDiscounts(former, inOne(0))).toMatchObject({
    discounts: 0,
    discountCodes: [{ code: 'FREE', discount: 299 }],
  });
});

test('VOU-03 a voucher for some goods follows those that came, and leaves the tax of the others alone', () => {
  const lines = [
    lineOf({ sku: 'wine', quantity: 2, perPiecePrice: 999, vat: 200 }),
    lineOf({ sku: 'milk', quantity: 3, perPiecePrice: 150, vat: 100 }),
  ];
  const scope = { lineItemIds: ['wine'], mostPieces: 2 };
  const attempt = attemptOf({ lines, vouchers: [{ ...percent(50), on: scope }] });
  expect(finalPrice(attempt, [])).toMatchObject({
    priceInfo: {
      discounts: 999,
      vatByRate: [
        { permille: 200, gross: 999 },
        { permille: 100, gross: 450 },
      ],
    },
  });
  const { voucherLineItems, priceInfo } = finalPrice(attempt, [{ lineItemId: 'wine', quantity: 1 }]);
  expect(voucherLineItems).toMatchObject([
    { discount: 500, goods: [{ lineItemId: 'wine', discount: 500 }], on: scope },
  ]);
  expect(priceInfo.vatByRate).toMatchObject([
    { permille: 200, gross: 499 },
    { permille: 100, gross: 450 },
  ]);
  expect(finalPrice(attempt, [{ lineItemId: 'wine', quantity: 0 }]).priceInfo.discounts, 'none came').toBe(0);
});

test('VOU-03 of weighed goods it is a share of what they weighed in the end; the dearest article moves up', () => {
  const ham = weighedLine(2000, 3, { sku: 'ham', lineItemId: 'ham' });
  const lines = [ham, lineOf({ sku: 'honey', quantity: 2, perPiecePrice: 500 })];
  const one = attemptOf({ lines, percentage: 15, vouchers: [{ ...percent(20), on: { oneArticle: true } }] });
  const brought = (picks: Parameters<typeof finalPrice>[1]) => finalPrice(one, picks).voucherLineItems[0]?.goods;
  expect(brought([{ lineItemId: 'ham', quantity: 3, grams: 310 }])).toEqual([{ lineItemId: 'ham', discount: 124 }]);
  expect(brought([{ lineItemId: 'ham', quantity: 0 }])).toEqual([{ lineItemId: 'honey', discount: 100 }]);
});

test('VOU-03 CUST-13 picked as ordered, vouchers for some goods take off what the cart said; and no cent is lost in the tax', () => {
  const anyScope = fc.record(
    {
      lineItemIds: fc.subarray(['a', 'b', 'c']),
      mostPieces: fc.integer({ min: 1, max: 4 }),
      oneArticle: fc.constant(true as const),
      perPiece: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );
  const anyOff = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }), on: anyScope }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 3000 }), on: anyScope }),
  );
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 6 }),
    perPiecePrice: fc.integer({ min: 0, max: 3000 }),
    vat: fc.constantFrom(100, 200),
    came: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyOff, { maxLength: 3 }),
      fc.tuple(anyLine, anyLine, anyLine),
      fc.nat(100),
      (vouchers, some, off) => {
        const lines = some.map(({ came: _, ...one }, at) => lineOf({ ...one, sku: 'abc'[at] ?? '' }));
        const attempt = attemptOf({ lines, vouchers, offs: off > 0 ? [percent(off)] : [] });
        expect(finalPrice(attempt, [])).toMatchObject({
          voucherLineItems: attempt.voucherLineItems,
          discountCodes: attempt.discountCodes,
          priceInfo: { total: attempt.priceInfo.total, totalVat: attempt.priceInfo.totalVat },
        });
        const picks = some.map(({ came, quantity }, at) => ({
          lineItemId: 'abc'[at] ?? '',
          quantity: Math.min(came, quantity),
        }));
        const { priceInfo, voucherLineItems } = finalPrice(attempt, picks);
        const gross = priceInfo.vatByRate.reduce((sum, rate) => sum + rate.gross, 0);
        expect(gross).toBe(priceInfo.total - priceInfo.depositFees);
        expect(priceInfo.orderValue).toBeGreaterThanOrEqual(0);
        for (const { discount, goods = [] } of voucherLineItems)
          expect(goods.reduce((sum, one) => sum + one.discount, 0)).toBe(discount);
      },
    ),
    { numRuns: 200 },
  );
});
