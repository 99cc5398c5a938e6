import { expect, test } from 'vitest';
import { paidBefore } from './paidBefore.ts';

test('CUST-13 of a cancelled order only what was taken comes back', () => {
  expect(
    paidBefore([
      { methodKey: 'gift-card-wallet', amount: 500 },
      { methodKey: 'paypal', amount: 700 },
    ]),
  ).toBe(1200);
  expect(paidBefore([{ methodKey: 'payment-at-the-door', amount: 700 }])).toBe(0);
  expect(paidBefore([{ methodKey: 'pay-by-invoice-b2c', amount: 700 }])).toBe(0);
});
