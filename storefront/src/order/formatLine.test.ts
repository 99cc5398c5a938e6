import { expect, test } from 'vitest';
import { formatLine, formatPieces } from './formatLine.ts';
import { orderLineFixture } from './testing/orders.ts';

const text = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(' ')}`;
const money = (cents: number) => `€${cents}`;
const ginger = orderLineFixture({ quantity: 6, weighed: true, stepGrams: 100, kiloPrice: 499, pack: 'per 100 g' });
const rye = { sku: 'rye', name: 'Rye', perPiecePrice: 100, deposit: 0, vat: 100 };

test('CUST-13 a line of an order tells its pack, how many and what one costs', () => {
  expect(formatLine(orderLineFixture({ pack: '1 l' }), text, money)).toBe('1 l · order.line.amount 2 €179');
});

test('CUST-13 of what is sold by weight a line tells grams, and what a kilogram costs', () => {
  expect(formatLine(ginger, text, money)).toBe('order.line.byWeight cart.grams 600 €499');
  const fewer = { ...ginger, picked: { quantity: 4, grams: 405, linePrice: 202 } };
  expect(formatLine(fewer, text, money)).toBe('order.line.byWeight cart.grams 400 €499');
  expect(formatPieces(ginger, 6, text)).toBe('cart.grams 600');
});

test('CUST-13 what was put in for it is counted in its own pieces', () => {
  const swapped = { ...ginger, picked: { quantity: 1, linePrice: 100, substitute: rye } };
  expect(formatLine(swapped, text, money)).toBe('order.line.amount 1 €100');
});
