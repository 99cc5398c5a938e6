import { expect, test } from 'vitest';
import { textsUnder } from './textsUnder.ts';

test('some texts of an area, found once', () => {
  const texts = { 'order.show': 'View', 'order.line.about': 'about', 'wallet.add': 'Add', 'orders.x': 'no' };
  const some = textsUnder(texts, 'order.');
  expect(some).toEqual({ 'order.show': 'View', 'order.line.about': 'about' });
  expect(textsUnder(texts, 'order.')).toBe(some);
  expect(textsUnder(texts, 'wallet.')).toEqual({ 'wallet.add': 'Add' });
});
