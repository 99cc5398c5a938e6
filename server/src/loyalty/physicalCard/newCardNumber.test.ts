import { isCardNumber } from '@trolley/contract';
import { expect, test } from 'vitest';
import { newCardNumber } from './newCardNumber.ts';

test('a new card has a number of the retailer’s own that every till reads, and each another one', () => {
  const numbers = Array.from({ length: 50 }, () => newCardNumber());
  for (const number of numbers) expect([number.slice(0, 2), isCardNumber(number)]).toEqual(['29', true]);
  expect(new Set(numbers).size).toBe(50);
  expect(newCardNumber(() => 0)).toBe('2900000000001');
});
