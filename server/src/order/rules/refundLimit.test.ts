import { expect, test } from 'vitest';
import type { Refund } from '../storage/storedOrder.ts';
import { attemptOf, lineOf } from '../testing/sketches.ts';
import { finalPrice } from './finalPrice.ts';
import { refundLimit } from './refundLimit.ts';

/** Ten of milk and two of beer, 1500 in all; the wallet paid some of it. */
function packed(wallet = 0, milk = 10) {
  const lines = [
    lineOf({ quantity: 10, perPiecePrice: 100 }),
    lineOf({ sku: 'beer', quantity: 2, perPiecePrice: 250 }),
  ];
  const final = finalPrice(attemptOf({ lines, wallet }), [{ lineItemId: 'milk', quantity: milk }]);
  return { final, captured: final.priceInfo.total - wallet, total: final.priceInfo.total };
}

const refundOf = (amount: number, lineItemId?: string): Refund => ({
  number: 1,
  issuedAt: '2030-05-08T06:00:00.000Z',
  amount,
  toWallet: 0,
  byRate: [],
  deposits: 0,
  ...(lineItemId !== undefined && { lineItemId }),
});

test('CUST-13 all that was paid may go back, by whichever method it came, and after some of it the rest', () => {
  const { final, captured, total } = packed(400);
  const limit = (refunded: number) =>
    refundLimit({
      document: { refunded },
      final,
      captured,
      byProvider: Math.max(0, captured - refunded),
      line: undefined,
    });
  expect([captured, total]).toEqual([1100, 1500]);
  expect([0, 1000, 1100, 1200, 1500].map(limit)).toEqual([1500, 500, 400, 300, 0]);
});

test('CUST-13 what the card alone paid is all there is', () => {
  const { final, captured } = packed();
  const ask = { final, captured, line: undefined };
  expect(refundLimit({ ...ask, document: { refunded: 500 }, byProvider: 1000 })).toBe(1000);
  // A provider that refused has its money still, but the invoice was corrected.
  expect(refundLimit({ ...ask, document: { refunded: 1400 }, byProvider: 1500 })).toBe(100);
});

test('CUST-13 of a line goes back what was paid for it, less what went back for it', () => {
  const { final, captured } = packed(0, 4);
  const of = (lineItemId: string, refunds?: readonly Refund[]) => {
    const refunded = (refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const document = { refunded, ...(refunds && { refunds }) };
    const line = final.lines.find((one) => one.lineItemId === lineItemId);
    return refundLimit({ document, final, captured, byProvider: captured - refunded, line });
  };
  expect([of('milk'), of('beer')]).toEqual([400, 500]);
  expect(of('milk', [refundOf(150, 'milk'), refundOf(50, 'milk')])).toBe(200);
  expect(of('milk', [refundOf(100), refundOf(300, 'beer')])).toBe(400);
  expect(of('milk', [refundOf(700)]), 'no more than is left of the whole').toBe(200);
});

test('CUST-13 where the card’s money never came, no more than the wallet’s goes back, once', () => {
  const { final } = packed(400);
  const ask = { final, captured: 0, byProvider: 0, line: undefined };
  expect([0, 150, 400].map((refunded) => refundLimit({ ...ask, document: { refunded } }))).toEqual([400, 250, 0]);
});
