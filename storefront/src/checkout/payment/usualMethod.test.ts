import type { SavedPaymentMethod } from '@trolley/contract';
import { expect, test } from 'vitest';
import { usualMethod } from './usualMethod.ts';

const card = (name: string, changes: Partial<SavedPaymentMethod> = {}): SavedPaymentMethod => ({
  id: name,
  methodKey: 'credit-cards',
  provider: 'sandbox',
  paymentBrand: 'Visa',
  name,
  isPrimary: false,
  expired: false,
  ...changes,
});
const first = card('1', { isPrimary: true, usedAt: '2026-10-01T08:00:00.000Z' });
const last = card('2', { usedAt: '2026-11-10T08:00:00.000Z' });

test('WEEK-01 the card used last, though another is offered first', () => {
  expect(usualMethod([first, last, card('3')], 'credit-cards')).toBe(last);
});

test('WEEK-01 none was used yet: the one that is offered first', () => {
  expect(usualMethod([card('a', { isPrimary: true }), card('b')], 'credit-cards')?.id).toBe('a');
});

test('WEEK-01 no card of another kind, and none that has expired', () => {
  expect(usualMethod([first, { ...last, expired: true }], 'credit-cards')).toBe(first);
  expect(usualMethod([first, last], 'paypal')).toBeUndefined();
  expect(usualMethod([first], undefined)).toBeUndefined();
});
