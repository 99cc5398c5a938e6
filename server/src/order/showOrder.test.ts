import { expect, test } from 'vitest';
import { finalPrice } from './rules/finalPrice.ts';
import { showOrder, showSummary } from './showOrder.ts';
import { attemptOf, lineOf, storedOf } from './testing/sketches.ts';

const attempt = attemptOf({ lines: [lineOf({ quantity: 4 })], voucher: 100, offs: [{ kind: 'percent', value: 10 }] });
const cutOff = Date.parse(attempt.window.cutOffAt);
const before = cutOff - 1;
const final = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 1 }]);
const own = { customerId: 'c1' };

test('CUST-13 an order is shown as it was ordered, and after packing as it became', () => {
  const placed = showOrder(storedOf(own, attempt), before);
  expect(placed).toMatchObject({
    productLineItems: attempt.lines,
    voucherLineItems: attempt.voucherLineItems,
    discountCodes: attempt.discountCodes,
    priceInfo: attempt.priceInfo,
    payments: attempt.payments,
    placedAt: '2030-05-01T10:00:00.000Z',
    cutOffAt: attempt.window.cutOffAt,
    distributionWindow: { id: 'delivery-neubau', startsAt: attempt.window.startsAt, endsAt: attempt.window.endsAt },
    invoiced: false,
    refunded: 0,
    refunds: [],
  });
  for (const missing of ['parentOrderNumber', 'deliveryPassLineItem', 'cancelReason'])
    expect(placed).not.toHaveProperty(missing);
  const invoice = { number: 1, issuedAt: new Date(0) };
  const packed = storedOf({ status: 'PICKED', invoice, document: { attempt, final, refunded: 0 } });
  const { lines, ...figures } = final;
  expect(showOrder(packed, before)).toMatchObject({ ...figures, productLineItems: lines, invoiced: true });
  expect(showSummary(packed, before).total).toBe(final.priceInfo.total);
  expect(showSummary(storedOf({}, attempt), before).total).toBe(attempt.priceInfo.total);
});

test('CUST-13 the shopper may cancel until the cut-off, not from then on, nor what is being packed', () => {
  const can = (now: number, changes = {}) => showOrder(storedOf({ ...own, ...changes }, attempt), now).canBeCancelled;
  expect([before, cutOff, cutOff + 1].map((now) => can(now))).toEqual([true, false, false]);
  expect(can(before, { status: 'PICKING' })).toBe(false);
  expect(showSummary(storedOf({}, attempt), before).canBeCancelled, 'a guest').toBe(true);
});

test('CUST-13 a customer adds to a regular order that has its time, as long as it could be cancelled', () => {
  const can = (changes: Parameters<typeof storedOf>[0], of = attempt, now = before) =>
    showOrder(storedOf(changes, of), now).canBeAddedTo;
  expect(can(own)).toBe(true);
  expect(can({}), 'a guest').toBe(false);
  expect(can({ ...own, slotException: true }), 'without its time').toBe(false);
  expect(can(own, { ...attempt, mode: 'ADDON' }), 'an addition').toBe(false);
  expect(can({ ...own, status: 'PICKING' }), 'being packed').toBe(false);
  expect(can(own, attempt, cutOff), 'too late').toBe(false);
});

test('CUST-13 what belongs to some orders alone is shown with them: parent, pass, reason, refunds', () => {
  const refund = { number: 3, issuedAt: '2030-05-08T06:00:00.000Z', amount: 350, toWallet: 0, byRate: [], deposits: 0 };
  const withPass = attemptOf({ pass: 4900 });
  const document = { attempt: withPass, refunded: 350, refunds: [refund] };
  const shown = showOrder(storedOf({ parentOrderNumber: '40000016', status: 'COMPLETED', document }), before);
  expect(shown).toMatchObject({
    parentOrderNumber: '40000016',
    deliveryPassLineItem: { name: 'Year', price: 4900 },
    refunded: 350,
    refunds: [{ number: 3, amount: 350, refundedAt: '2030-05-08T06:00:00.000Z' }],
  });
  const gone = storedOf({ status: 'CANCELLED', document: { attempt, refunded: 0, cancelReason: 'No bread' } });
  expect(showOrder(gone, before)).toMatchObject({ cancelReason: 'No bread', refunded: attempt.priceInfo.total });
});

test('CUST-13 the history shows six pictures at most, of lines that have one', () => {
  const pictured = (count: number) =>
    Array.from({ length: count }, (_, at) => lineOf({ sku: `s${at}`, picture: `p${at}` }));
  const shown = (lines: ReturnType<typeof pictured>) =>
    showSummary(storedOf({}, attemptOf({ lines })), before).pictures;
  expect(shown([lineOf(), ...pictured(2)])).toEqual(['p0', 'p1']);
  expect(shown(pictured(8))).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
  expect(shown([lineOf()])).toEqual([]);
});
