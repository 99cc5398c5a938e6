import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attempt } from '../../sale/attempt.ts';
import { attemptOf, lineOf, unfrozen, weighedLine } from '../testing/sketches.ts';
import { finalPrice, isAffordable } from './finalPrice.ts';
import { agreedFor, type LinePick, problemsOf } from './picks.ts';

test('CUST-13 what was picked as ordered costs what was ordered', () => {
  const attempt = attemptOf({ lines: [lineOf(), weighedLine(2490, 3)], voucher: 100, fee: 299, percentage: 15 });
  const { priceInfo, payments } = finalPrice(attempt, []);
  const { total } = attempt.priceInfo;
  expect(priceInfo).toEqual({
    ...attempt.priceInfo,
    overAuthorizationPercentage: 0,
    totalWithSurcharge: total,
    overAuthorizationAmount: 0,
    uncoveredAmountWithOverAuthorization: total,
  });
  expect(payments).toEqual([{ ...attempt.payments[0], amount: total }]);
});

test('CUST-13 weighed goods cost what they weigh, by the price of a kilogram and rounded once', () => {
  const attempt = attemptOf({ lines: [weighedLine(2495, 3)], percentage: 15 });
  const { lines, priceInfo } = finalPrice(attempt, [{ lineItemId: 'ham', quantity: 3, grams: 287 }]);
  expect(lines[0]?.picked).toEqual({ quantity: 3, grams: 287, linePrice: 716 });
  expect(priceInfo.total).toBe(716);
});

test('CUST-13 what was missing is not paid for, nor its deposit; an amount off stays whole', () => {
  const lines = [
    lineOf({ sku: 'beer', quantity: 4, perPiecePrice: 250, deposit: 80, vat: 200 }),
    lineOf({ perPiecePrice: 500, quantity: 2 }),
  ];
  const attempt = attemptOf({ lines, voucher: 200, fee: 300, crates: 450 });
  const { priceInfo, voucherLineItems } = finalPrice(attempt, [{ lineItemId: 'beer', quantity: 0 }]);
  expect(priceInfo).toMatchObject({
    totalArticlePrice: 1000,
    discounts: 200,
    depositFees: 450,
    serviceFeesAfterDiscount: 300,
    total: 1550,
    vatByRate: [{ permille: 100, gross: 1100, vat: 100 }],
  });
  expect(voucherLineItems).toMatchObject([{ lineItemId: 'v1', name: 'Welcome', discount: 200 }]);
});

test('CUST-13 where nothing was there, nothing is paid: no fee, no crates', () => {
  const attempt = attemptOf({ fee: 299, crates: 450, voucher: 50 });
  const { priceInfo, payments } = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 0 }]);
  expect(priceInfo).toMatchObject({ total: 0, totalVat: 0, vatByRate: [], serviceFees: 0 });
  expect(payments).toEqual([{ ...attempt.payments[0], amount: 0 }]);
});

test('CUST-13 more than was authorised is never asked for; what is too much comes off the weighed goods', () => {
  const attempt = attemptOf({ lines: [lineOf(), weighedLine(1000, 10)], percentage: 10 });
  const { lines, priceInfo } = finalPrice(attempt, [{ lineItemId: 'ham', quantity: 10, grams: 5000 }]);
  expect(priceInfo.total).toBe(attempt.priceInfo.totalWithSurcharge);
  expect(lines[0]?.picked?.linePrice).toBe(398);
});

test('PASS-01 a pass is paid whatever was picked, at its own rate of tax', () => {
  const attempt = attemptOf({ pass: 4900 });
  const pass = { permille: 200, gross: 4900, vat: 817 };
  const { priceInfo } = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 1 }]);
  expect(priceInfo.total).toBe(4900 + 199);
  expect(priceInfo.vatByRate).toEqual([pass, { permille: 100, gross: 199, vat: 18 }]);
});

test('WAL-04 the wallet pays what was planned, and less only if there is less; the rest of its reserve is over', () => {
  const half = attemptOf({ lines: [lineOf({ quantity: 10, perPiecePrice: 100 })], wallet: 600 });
  const amounts = (attempt: Attempt, quantity: number) =>
    finalPrice(attempt, [{ lineItemId: attempt.lines[0]?.lineItemId ?? '', quantity }]).payments.map(
      ({ amount }) => amount,
    );
  expect(amounts(half, 8)).toEqual([600, 200]);
  expect(amounts(half, 5)).toEqual([500, 0]);
  const whole = attemptOf({ lines: [weighedLine(1000, 10)], wallet: 5000, percentage: 10 });
  expect(whole.payments).toEqual([{ methodKey: 'gift-card-wallet', amount: 1000, authorized: 1100 }]);
  const heavier = finalPrice(whole, [{ lineItemId: 'ham', quantity: 10, grams: 1050 }]);
  expect(heavier.payments).toEqual([{ methodKey: 'gift-card-wallet', amount: 1050, authorized: 1100 }]);
});

const rye = { sku: 'rye', name: 'Rye', perPiecePrice: 250, deposit: 0, vat: 200 };

test('CUST-13 a substitute costs what it costs, but never more than what was ordered, at its own rate of tax', () => {
  const attempt = attemptOf({ lines: [lineOf()] });
  const cheaper = finalPrice(attempt, [
    { lineItemId: 'milk', quantity: 2, substitute: { ...rye, perPiecePrice: 150 } },
  ]);
  expect(cheaper.lines[0]?.picked).toEqual({ quantity: 2, linePrice: 300, substitute: { ...rye, perPiecePrice: 150 } });
  expect(cheaper.priceInfo).toMatchObject({
    total: 300,
    savings: 0,
    vatByRate: [{ permille: 200, gross: 300, vat: 50 }],
  });
  const dearer = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 1, substitute: rye }]);
  expect(dearer.priceInfo.total).toBe(199);
});

test('CUST-13 a substitute brings its own deposit, and is not dearer with it; a weighed one costs its weight', () => {
  const attempt = attemptOf({ lines: [lineOf({ deposit: 50 })] });
  const bottled = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 2, substitute: { ...rye, deposit: 40 } }]);
  expect(bottled.priceInfo).toMatchObject({ depositFees: 80, totalArticlePrice: 368, total: 448 });
  const kiloPrice = 1000;
  const loose = { lineItemId: 'milk', quantity: 2, grams: 120, substitute: { ...rye, kiloPrice } };
  expect(finalPrice(attempt, [loose]).priceInfo).toMatchObject({ depositFees: 0, total: 120 });
});

test('CUST-13 who was asked pays a dearer substitute, within what was authorised', () => {
  const attempt = attemptOf({ lines: [lineOf(), weighedLine(1000, 10)], percentage: 10 });
  const swap = { lineItemId: 'milk', quantity: 2, substitute: rye, dearer: true };
  expect(finalPrice(attempt, [swap]).priceInfo.total).toBe(1500);
  const much = { ...swap, substitute: { ...rye, perPiecePrice: 5000 } };
  expect(finalPrice(attempt, [much]).priceInfo.total).toBe(attempt.priceInfo.totalWithSurcharge);
});

test('CUST-13 deposits of substitutes that were not authorised are too much; without substitutes nothing is', () => {
  const attempt = attemptOf({ lines: [lineOf()], voucher: 390 });
  const bottled = { lineItemId: 'milk', quantity: 2, substitute: { ...rye, deposit: 25 } };
  expect(isAffordable(attempt, finalPrice(attempt, [bottled]))).toBe(false);
  expect(isAffordable(attempt, finalPrice(attempt, [{ ...bottled, substitute: rye }]))).toBe(true);
});

test('CUST-13 a substitute that cannot be is told: not wanted, the same, of no weight, of too much deposit', () => {
  const lines = [lineOf(), lineOf({ sku: 'bread', substitution: 'none' })];
  const pick = { lineItemId: 'milk', quantity: 2 };
  expect(problemsOf(lines, [{ ...pick, lineItemId: 'bread', substitute: rye }])).toEqual([
    'bread: the customer wants no substitute',
  ]);
  expect(problemsOf(lines, [{ ...pick, substitute: { ...rye, sku: 'milk' } }])).toEqual([
    'milk: that is what was ordered',
  ]);
  expect(problemsOf(lines, [{ ...pick, substitute: { ...rye, kiloPrice: 5 } }])).toEqual([
    'milk: rye is weighed: expected grams',
  ]);
  expect(problemsOf(lines, [{ ...pick, substitute: { ...rye, deposit: 200 } }])).toEqual([
    'milk: the deposit of rye is more than what was agreed',
  ]);
  expect(problemsOf(lines, [{ ...pick, quantity: 0, substitute: rye }])).toEqual(['milk: a substitute has pieces']);
  expect(problemsOf(lines, [{ ...pick, grams: 100, substitute: rye }])).toEqual(['milk: is not weighed']);
  expect(problemsOf(lines, [{ ...pick, dearer: true }])).toEqual(['milk: only a substitute can be dearer']);
  expect(problemsOf(lines, [{ ...pick, substitute: rye }])).toEqual([]);
});

test('CUST-13 a substitute that needs an age is put in only where the order speaks of that age', () => {
  const pick = { lineItemId: 'milk', quantity: 2, substitute: { ...rye, minAge: 18 } };
  const told = ['milk: rye is sold from the age of 18, and nothing in the order was'];
  expect(problemsOf([lineOf()], [pick])).toEqual(told);
  expect(problemsOf([lineOf(), lineOf({ sku: 'beer', minAge: 16 })], [pick])).toEqual(told);
  expect(problemsOf([lineOf(), lineOf({ sku: 'gin', minAge: 18 })], [pick])).toEqual([]);
});

const line = fc.record({ price: fc.integer({ min: 1, max: 3000 }), quantity: fc.integer({ min: 1, max: 9 }) });
const anyOff = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 4000 }) }),
);
const goods = fc.record({
  packs: fc.array(fc.record({ line, deposit: fc.constantFrom(0, 25), vat: fc.constantFrom(100, 200) }), {
    maxLength: 3,
  }),
  weighed: fc.array(line, { minLength: 1, maxLength: 3 }),
  voucher: fc.integer({ min: 0, max: 6000 }),
  offs: fc.array(anyOff, { maxLength: 3 }),
  fee: fc.constantFrom(0, 299),
  feeWaived: fc.boolean(),
  /** Not: an order from before kinds and rates were frozen. */
  frozen: fc.boolean(),
  pass: fc.constantFrom(undefined, 4900),
  wallet: fc.integer({ min: 0, max: 20_000 }),
  percentage: fc.constantFrom(0, 10, 15),
  picks: fc.array(
    fc.record({
      part: fc.integer({ min: 0, max: 100 }),
      grams: fc.integer({ min: 1, max: 4000 }),
      swap: fc.option(
        fc.record({ price: fc.integer({ min: 1, max: 5000 }), deposit: fc.constantFrom(0, 25), dearer: fc.boolean() }),
        { nil: undefined },
      ),
    }),
    { minLength: 6, maxLength: 6 },
  ),
});

function sketched({ packs, weighed, picks, frozen, ...more }: typeof goods extends fc.Arbitrary<infer T> ? T : never) {
  const lines = [
    ...packs.map(({ line: { price, quantity }, deposit, vat }, at) =>
      lineOf({ sku: `p${at}`, perPiecePrice: price, quantity, deposit: deposit * quantity, vat }),
    ),
    ...weighed.map(({ price, quantity }, at) => weighedLine(price, quantity, { sku: `w${at}`, lineItemId: `w${at}` })),
  ];
  const now = attemptOf({ lines, ...more });
  const attempt = frozen ? now : unfrozen(now);
  const chosen = lines.map((one, at): LinePick => {
    const { part = 0, grams = 1, swap } = picks[at] ?? {};
    const quantity = Math.floor((one.quantity * part) / 100);
    const pick = { lineItemId: one.lineItemId, quantity };
    if (quantity === 0) return pick;
    const { price: perPiecePrice = 0, deposit = 0, dearer = false } = swap ?? {};
    const substitute = { sku: `s${at}`, name: 'Other', perPiecePrice, deposit, vat: 200 };
    if (swap && deposit * quantity <= agreedFor(one, quantity).whole) return { ...pick, substitute, dearer };
    return { ...pick, ...(one.weighed && { grams }) };
  });
  return { attempt, chosen };
}

/** What does not add up. */
function flawsOf(attempt: Attempt, chosen: readonly LinePick[]): readonly string[] {
  const { lines, priceInfo: sum, payments, voucherLineItems, discountCodes } = finalPrice(attempt, chosen);
  const add = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  const prices = lines.map(({ picked }) => picked?.linePrice ?? Number.NaN);
  const amounts = payments.map(({ amount }) => amount);
  const waived = attempt.discountCodes.some(({ code }) => code === 'FREE') ? attempt.priceInfo.serviceFees : 0;
  const named = add([...voucherLineItems, ...discountCodes].map(({ discount }) => discount));
  const beside = sum.depositFees + sum.serviceFeesAfterDiscount + (attempt.pass?.price ?? 0);
  const { vatByRate, ...figures } = sum;
  const facts = {
    problems: problemsOf(attempt.lines, chosen).length === 0,
    lines: add(prices) === sum.totalArticlePrice,
    orderValue: sum.orderValue === sum.totalArticlePrice - sum.discounts,
    total: sum.total === sum.orderValue + beside,
    gross: add(vatByRate.map(({ gross }) => gross)) === sum.total - sum.depositFees,
    vat: add(vatByRate.map(({ vat }) => vat)) === sum.totalVat,
    discounts: named === sum.discounts + waived,
    offGoods: sum.discounts <= sum.totalArticlePrice,
    paid: add(amounts) === sum.total,
    authorized: payments.every(({ amount, authorized = 0 }) => amount <= authorized),
    whole: [...Object.values(figures), ...prices, ...amounts].every((one) => Number.isInteger(one) && one >= 0),
  };
  return Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [name]));
}

test('CUST-13 whatever is picked: every figure adds up, none is negative, no shopper pays more than agreed', () => {
  fc.assert(
    fc.property(goods, (sketch) => {
      const { attempt, chosen } = sketched(sketch);
      fc.pre(isAffordable(attempt, finalPrice(attempt, chosen)));
      expect(flawsOf(attempt, chosen)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('CUST-13 whatever was ordered: picked exactly so, it costs exactly what was ordered', () => {
  fc.assert(
    fc.property(goods, (sketch) => {
      const { attempt } = sketched(sketch);
      const { priceInfo, voucherLineItems, discountCodes } = finalPrice(attempt, []);
      const { total, vatByRate, totalVat, discounts, totalArticlePrice, totalSavings } = attempt.priceInfo;
      expect(priceInfo).toMatchObject({ total, vatByRate, totalVat, discounts, totalArticlePrice, totalSavings });
      expect({ voucherLineItems, discountCodes }).toEqual({
        voucherLineItems: attempt.voucherLineItems,
        discountCodes: attempt.discountCodes,
      });
    }),
    { numRuns: 100 },
  );
});

test('CUST-13 what cannot have been picked is told line by line', () => {
  const lines = [lineOf(), weighedLine(1000, 2)];
  const wrong = [
    { lineItemId: 'caviar', quantity: 1 },
    { lineItemId: 'milk', quantity: 3 },
    { lineItemId: 'milk', quantity: 1 },
    { lineItemId: 'ham', quantity: 0, grams: 100 },
  ];
  expect(problemsOf(lines, wrong)).toEqual([
    'caviar: was not ordered',
    'milk: expected a quantity between 0 and 2',
    'milk: stands there twice',
    'ham: expected grams between 1 and 1000000, and pieces',
  ]);
  expect(problemsOf([lineOf()], [{ lineItemId: 'milk', quantity: 1, grams: 50 }])).toEqual(['milk: is not weighed']);
});

test('CUST-13 weighed goods are not packed without their grams, named or not; what was not there needs none', () => {
  const lines = [lineOf(), weighedLine(1000, 2, { name: 'Beinschinken' })];
  const asked = ['ham: Beinschinken is weighed: expected grams'];
  expect(problemsOf(lines, [])).toEqual(asked);
  expect(problemsOf(lines, [{ lineItemId: 'ham', quantity: 2 }])).toEqual(asked);
  expect(problemsOf(lines, [{ lineItemId: 'ham', quantity: 2, grams: 190 }])).toEqual([]);
  expect(problemsOf(lines, [{ lineItemId: 'ham', quantity: 0 }])).toEqual([]);
  expect(problemsOf(lines, [{ lineItemId: 'ham', quantity: 2, substitute: rye }])).toEqual([]);
});
