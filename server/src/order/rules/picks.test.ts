import { expect, test } from 'vitest';
import { lineOf, weighedLine } from '../testing/sketches.ts';
import { agreedFor, type LinePick, problemsOf } from './picks.ts';

const isTaken = (line: ReturnType<typeof lineOf>, pick: Omit<LinePick, 'lineItemId'>) =>
  problemsOf([line], [{ lineItemId: line.lineItemId, ...pick }]).length === 0;

test('CUST-13 from nothing to all that was ordered can be picked, in whole pieces', () => {
  const milk = lineOf({ quantity: 3 });
  const taken = [-1, 0, 1, 3, 4, 1.5, Number.NaN].map((quantity) => isTaken(milk, { quantity }));
  expect(taken).toEqual([false, true, true, true, false, false, false]);
});

test('CUST-13 a weight is whole grams up to a ton, of pieces that there are', () => {
  const ham = weighedLine(1000, 2);
  const taken = [0, 1, 1_000_000, 1_000_001, 10.5, -5].map((grams) => isTaken(ham, { quantity: 2, grams }));
  expect(taken).toEqual([false, true, true, false, false, false]);
  expect(isTaken(ham, { quantity: 0, grams: 10 })).toBe(false);
});

test('CUST-13 a substitute’s deposit may be all that was agreed, and not a cent more', () => {
  const bottles = lineOf({ quantity: 2, perPiecePrice: 75, deposit: 50 });
  const substitute = (deposit: number) => ({ sku: 'rye', name: 'Rye', perPiecePrice: 100, deposit, vat: 100 });
  expect(agreedFor(bottles, 1)).toEqual({ price: 75, whole: 100 });
  expect(isTaken(bottles, { quantity: 2, substitute: substitute(100) })).toBe(true);
  expect(isTaken(bottles, { quantity: 2, substitute: substitute(101) })).toBe(false);
});

test('CUST-13 a weighed substitute needs grams whatever it is put in for, and has them in its own right', () => {
  const cheese = { sku: 'gouda', name: 'Gouda', perPiecePrice: 100, deposit: 0, vat: 100, kiloPrice: 900 };
  expect(isTaken(lineOf(), { quantity: 2, substitute: cheese })).toBe(false);
  expect(isTaken(lineOf(), { quantity: 2, substitute: cheese, grams: 210 })).toBe(true);
});

test('CUST-13 what was agreed for some pieces is their share, rounded down', () => {
  expect(agreedFor(lineOf({ quantity: 3, linePrice: 200, deposit: 75 }), 2)).toEqual({ price: 133, whole: 183 });
});
