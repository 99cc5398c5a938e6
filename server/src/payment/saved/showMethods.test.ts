import { expect, test } from 'vitest';
import { isExpired } from './showMethods.ts';

test.each([
  [11, 2026, '2026-11-30T23:59:59Z', false],
  [11, 2026, '2026-12-01T00:00:00Z', true],
  [12, 2026, '2026-12-31T23:59:59Z', false],
  [12, 2026, '2027-01-01T00:00:00Z', true],
  [null, null, '2099-01-01T00:00:00Z', false],
])('PAY-05 a card of %s/%s at %s: expired %s', (cardExpiryMonth, cardExpiryYear, now, expired) => {
  expect(isExpired({ cardExpiryMonth, cardExpiryYear }, Date.parse(now))).toBe(expired);
});
