import { expect, test } from 'vitest';
import { isGiven } from './given.ts';

test.each(['', ' ', '\t\n', undefined, null])('VAL-19 %j is empty and not worth a call', (value) => {
  expect(isGiven(value)).toBe(false);
});

test('VAL-19 anything else is given', () => {
  expect(isGiven('A')).toBe(true);
  expect(isGiven(' 0 ')).toBe(true);
});
