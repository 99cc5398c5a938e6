import { paymentMethods } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDocument } from './document.ts';
import { asksForSurcharge, sharePayments, showPayments } from './payments.ts';
import { planPayment } from './planPayment.ts';

test('WAL-03 the parts never pay more than the total, and without a wish the last one pays what is left', () => {
  const anyPayment = fc.record(
    { methodKey: fc.constantFrom(...paymentMethods), amount: fc.integer({ min: 1, max: 5000 }) },
    { requiredKeys: ['methodKey'] },
  );
  fc.assert(
    fc.property(fc.array(anyPayment, { maxLength: 4 }), fc.nat(5000), fc.nat(500), (wishes, total, surcharge) => {
      const { payments } = wishes.reduce((before, wish) => planPayment(before, wish).document, emptyDocument());
      const shown = showPayments(sharePayments(payments, total), surcharge);
      const paid = shown.reduce((sum, { amount }) => sum + amount, 0);
      expect(paid).toBeLessThanOrEqual(total);
      if (payments.some(({ amount }) => amount === undefined)) expect(paid).toBe(total);
      const planned = shown.reduce((sum, { amountPlanned }) => sum + amountPlanned, 0);
      expect([paid, paid + surcharge]).toContain(planned);
    }),
    { numRuns: 200 },
  );
});

test('PAY-04 who pays nothing is asked for nothing more', () => {
  const shares = sharePayments([{ methodKey: 'gift-card-wallet' }, { methodKey: 'credit-cards' }], 1000);
  expect(asksForSurcharge(shares)).toBe(false);
  expect(showPayments(shares, 0).map(({ amountPlanned }) => amountPlanned)).toEqual([1000, 0]);
});
