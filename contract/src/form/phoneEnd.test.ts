import { expect, test } from 'vitest';
import { phoneEnd } from './phoneEnd.ts';

const reversed = (number: string) => number.replace(/\D/g, '').split('').toReversed().join('');

test.each(['+43 664 1234567', '0043 664 123 45 67', '0664/123 45 67', '+43 (0)664 1234567', '664 1234567'])(
  '%s is the same number',
  (text) => {
    const end = phoneEnd(text, 'AT') ?? 'none';
    for (const stored of ['+436641234567', '0664 1234567', '0043 664 123 45 67', '+43 (0) 664/1234567'])
      expect(reversed(stored).startsWith(end), stored).toBe(true);
    expect(reversed('+436641234568').startsWith(end)).toBe(false);
  },
);

test('a short number is found with and without the zero of its town', () => {
  expect(phoneEnd('01 51234', 'AT')).toBe(phoneEnd('+43 1 51234', 'AT'));
  expect(phoneEnd('091 562 110', 'IE')).toBe(phoneEnd('+353 91 562110', 'IE'));
});

test('what is no telephone number has no end', () => {
  for (const text of ['', '12345', 'Huber', '0664 x', '1234567 Huber', '++++++'])
    expect(phoneEnd(text)).toBeUndefined();
});
