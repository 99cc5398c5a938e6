import { expect, test } from 'vitest';
import { takeMailToken, takenToken } from './mailToken.ts';

test('CUST-04 the token of a mail leaves the address and stays in the page alone', () => {
  expect(takeMailToken('https://shop.example/registration?a=1&token=s3cret#x')).toBe('/registration?a=1#x');
  expect(takenToken()).toBe('s3cret');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('CUST-04 an address without one stays as it is', () => {
  expect(takeMailToken('https://shop.example/registration?a=1')).toBeUndefined();
});
