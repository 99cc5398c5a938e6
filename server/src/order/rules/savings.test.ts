import { expect, test } from 'vitest';
import { attemptOf, lineOf, weighedLine } from '../testing/sketches.ts';
import { finalPrice } from './finalPrice.ts';

const savingsOf = (attempt: ReturnType<typeof attemptOf>, picks: Parameters<typeof finalPrice>[1]) =>
  finalPrice(attempt, picks).priceInfo.savings;

test('CUST-13 what an offer saved follows what came: by pieces, and by the weight of what is weighed', () => {
  const offer = attemptOf({ lines: [lineOf({ quantity: 4, perPiecePrice: 100, regularLinePrice: 600 })] });
  expect(offer.priceInfo.savings).toBe(200);
  expect(savingsOf(offer, [{ lineItemId: 'milk', quantity: 2 }])).toBe(100);
  const ham = attemptOf({ lines: [weighedLine(1000, 10, { regularLinePrice: 1500 })] });
  expect(savingsOf(ham, [{ lineItemId: 'ham', quantity: 10, grams: 500 }])).toBe(250);
});

test('CUST-13 goods that cost nothing save what they would have cost, and nothing where they did not come', () => {
  const free = attemptOf({ lines: [lineOf({ quantity: 2, perPiecePrice: 0, regularLinePrice: 90 })] });
  expect(savingsOf(free, [{ lineItemId: 'milk', quantity: 1 }])).toBe(45);
  expect(savingsOf(free, [{ lineItemId: 'milk', quantity: 0 }])).toBe(0);
});

test('CUST-13 a substitute saves nothing: what it would have cost is unknown', () => {
  const offer = attemptOf({ lines: [lineOf({ quantity: 2, perPiecePrice: 100, regularLinePrice: 300 })] });
  const substitute = { sku: 'rye', name: 'Rye', perPiecePrice: 80, deposit: 0, vat: 100 };
  expect(savingsOf(offer, [{ lineItemId: 'milk', quantity: 2, substitute }])).toBe(0);
});
