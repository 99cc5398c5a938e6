import { expect, test } from 'vitest';
import { lineState } from './lineState.ts';
import { orderLineFixture } from './testing/orders.ts';

test('CUST-13 before picking a line is what was ordered; weighed goods only about', () => {
  expect(lineState(orderLineFixture())).toEqual({ outcome: 'ordered', quantity: 2, price: 358, isAbout: false });
  expect(lineState(orderLineFixture({ weighed: true })).isAbout).toBe(true);
});

test.each([
  [{ quantity: 2, linePrice: 358 }, 'ordered'],
  [{ quantity: 1, linePrice: 179 }, 'fewer'],
  [{ quantity: 0, linePrice: 0 }, 'missing'],
] as const)('CUST-13 after picking (%j) it is %s', (picked, outcome) => {
  const state = lineState(orderLineFixture({ weighed: true, picked }));
  expect(state).toEqual({ outcome, quantity: picked.quantity, price: picked.linePrice, isAbout: false });
});

test('CUST-13 what was weighed tells its weight; nothing weighs nothing', () => {
  const picked = { quantity: 2, grams: 812, linePrice: 331 };
  expect(lineState(orderLineFixture({ weighed: true, picked }))).toMatchObject({ grams: 812, price: 331 });
  expect(lineState(orderLineFixture({ picked: { ...picked, grams: 0 } }))).not.toHaveProperty('grams');
});

test('CUST-13 pieces put in for what is sold by weight are not fewer than its grams', () => {
  const substitute = { sku: 'jar', name: 'Ginger in a jar', perPiecePrice: 249, deposit: 0, vat: 100 };
  const picked = { quantity: 1, linePrice: 249, substitute };
  const ginger = orderLineFixture({ quantity: 6, weighed: true, stepGrams: 100, picked });
  expect(lineState(ginger).outcome).toBe('ordered');
  expect(lineState({ ...ginger, stepGrams: undefined }).outcome).toBe('fewer');
});
