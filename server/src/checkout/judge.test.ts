import { checkoutFailures } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProviderPayment } from '../payment/provider.ts';
import { judge, judgeSilence } from './judge.ts';

const asked = { paymentId: 'p1', amount: 4250, currency: 'EUR', expired: false };
const truth: ProviderPayment = { ...asked, status: 'authorized', captured: 0, refunded: 0 };

test('CHK-06 paid is only what was asked for, to the cent', () => {
  expect(judge(truth, asked)).toMatchObject({ kind: 'paid' });
  fc.assert(
    fc.property(
      // Right half of the time each, so that every difference is also met alone.
      fc.oneof(fc.constant(asked.amount), fc.nat(10_000), fc.constantFrom(4249, 4251)),
      fc.constantFrom('EUR', 'EUR', 'CHF', 'eur'),
      fc.constantFrom('p1', 'p2'),
      (amount, currency, paymentId) => {
        const isSame = amount === 4250 && currency === 'EUR' && paymentId === 'p1';
        expect(judge({ ...truth, amount, currency, paymentId }, asked).kind).toBe(isSame ? 'paid' : 'mismatch');
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  [{ amount: 4249 }, '4249 instead of 4250'],
  [{ amount: 4251 }, '4251 instead of 4250'],
  [{ currency: 'CHF' }, 'CHF instead of EUR'],
  [{ paymentId: 'p2' }, 'another payment'],
])('CHK-06 %j alone is not what was asked for', (different, attention) => {
  for (const status of ['authorized', 'captured'] as const)
    expect(judge({ ...truth, status, ...different }, asked)).toEqual({ kind: 'mismatch', attention });
});

test('CHK-06 one that is paid is paid, however late', () => {
  expect(judge({ ...truth, status: 'captured' }, { ...asked, expired: true })).toMatchObject({ kind: 'paid' });
});

test.each([
  ['card_declined', 'paymentDeclined'],
  ['insufficient_funds', 'paymentDeclined'],
  [undefined, 'paymentDeclined'],
  ['authentication_failed', 'paymentNotConfirmed'],
  ['payment_intent_authentication_failure', 'paymentNotConfirmed'],
  ['authentication_required', 'paymentNotConfirmed'],
])('CHK-05 a card that is declined and a payment the bank does not confirm differ: %s', (declineCode, failure) => {
  const declined = { ...truth, status: 'declined', ...(declineCode !== undefined && { declineCode }) } as const;
  expect(judge(declined, asked)).toEqual({ kind: 'failed', failure, status: 'DECLINED' });
});

test('CHK-05 an unpaid one ends with its page’s time, and its page has to be closed', () => {
  const pending = { ...truth, status: 'pending' } as const;
  expect(judge(pending, asked)).toEqual({ kind: 'pending' });
  expect(judge(pending, { ...asked, expired: true })).toEqual({
    kind: 'failed',
    failure: checkoutFailures.paymentExpired,
  });
});

test.each([
  ['declined', 'paymentDeclined', 'DECLINED'],
  ['expired', 'paymentExpired', 'EXPIRED'],
  ['cancelled', 'paymentCancelled', 'VOIDED'],
  ['voided', 'paymentCancelled', 'VOIDED'],
  ['refunded', 'paymentCancelled', 'VOIDED'],
] as const)('CHK-05 %s is told as %s', (status, failure, payment) => {
  expect(judge({ ...truth, status }, asked)).toEqual({ kind: 'failed', failure, status: payment });
});

test('CHK-05 with its provider away a payment stays open; a provider that refuses to answer is asked until the page’s time is over', () => {
  const expired = { kind: 'failed', failure: checkoutFailures.paymentExpired };
  expect(judgeSilence('refused', { expired: true })).toEqual(expired);
  expect(judgeSilence('refused', { expired: false })).toEqual({ kind: 'pending' });
  expect(judgeSilence('away', { expired: true })).toEqual({ kind: 'pending' });
});
