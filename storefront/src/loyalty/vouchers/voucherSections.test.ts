import type { MemberVoucher } from '@trolley/contract';
import { expect, test } from 'vitest';
import { voucherSections } from './voucherSections.ts';

const voucher = (id: string, given: Partial<MemberVoucher> = {}) =>
  ({ id, name: id, state: 'available', validUntil: '2026-11-30T23:00:00Z', ...given }) as MemberVoucher;

test('personal ones come first and once, with the state of the list; collector steps have their own page', () => {
  const all = [voucher('all'), voucher('mine', { state: 'active' }), voucher('step', { voucherType: 'collector' })];
  const { personal, all: others, over } = voucherSections(all, [voucher('mine')]);
  expect(personal).toEqual([all[1]]);
  expect(others).toEqual([all[0]]);
  expect(over).toEqual([]);
});

test('what was used or has expired is over, the latest first', () => {
  const used = voucher('used', { state: 'used', usedAt: '2026-11-12T10:00:00Z' });
  const expired = voucher('expired', { state: 'expired', validUntil: '2026-10-31T23:00:00Z' });
  const { all, over } = voucherSections([expired, used, voucher('now')], []);
  expect(all.map(({ id }) => id)).toEqual(['now']);
  expect(over.map(({ id }) => id)).toEqual(['used', 'expired']);
});

test('a personal one is never among those for all, also when the personal ones could not be asked for', () => {
  const mine = voucher('mine', { type: 'personal' });
  expect(voucherSections([mine, voucher('all')], [])).toMatchObject({ personal: [mine], all: [{ id: 'all' }] });
});
