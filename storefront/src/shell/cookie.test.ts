import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookie } from './cookie.ts';

test('a cookie is found by its whole name', () => {
  expect(readCookie('notloggedIn=0; loggedIn=1', 'loggedIn')).toBe('1');
  expect(readCookie('loggedInAt=5', 'loggedIn')).toBeUndefined();
  expect(readCookie('', 'loggedIn')).toBeUndefined();
});

test('whatever was encoded into a cookie comes out again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(readCookie(`a=1; b=${encodeURIComponent(value)}; c=3`, 'b')).toBe(value);
    }),
  );
});

test('a value that is no encoded text is taken as it is', () => {
  expect(readCookie('a=100%', 'a')).toBe('100%');
});
