import { expect, test } from 'vitest';
import type { DatedVoucher } from '../datedVouchers.ts';
import { voucherDefinition } from '../testing.ts';
import type { Entitlements } from '../vouchers.ts';
import { vouchersOf } from '../vouchersOf.ts';
import { memberVoucherStates } from './memberVoucherStates.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const day = 86_400_000;
const at = (days: number) => new Date(now + days * day).toISOString();
const voucher = (id: string, changes: Partial<DatedVoucher> = {}): DatedVoucher => ({
  ...voucherDefinition({ id, type: 'personal', ecommerceAutomaticRedemption: '' }),
  ...{ validFrom: at(-1), validUntil: at(1) },
  ...changes,
});
const known: Entitlements = { gone: new Set(), pointsPool: 'points' };
const statesOf = (vouchers: readonly DatedVoucher[], more: Partial<Parameters<typeof memberVoucherStates>[1]> = {}) =>
  memberVoucherStates(vouchers, { entitlements: known, used: [], now, ...more }).map(({ id, state, missing }) => [
    id,
    state,
    ...(missing ? [missing] : []),
  ]);

test('LOY-06 available, active, automatic, locked and expired', () => {
  const vouchers = [
    voucher('free'),
    voucher('chosen'),
    voucher('by-itself', { type: 'member', ecommerceAutomaticRedemption: 'Always' }),
    voucher('dear', { coins: 100 }),
    voucher('affordable', { coins: 7, poolId: 'leaves' }),
    voucher('over', { validUntil: at(0) }),
    voucher('forgotten', { validUntil: at(-31) }),
    voucher('to-come', { validFrom: at(1), validUntil: at(2) }),
    voucher('for-all', { type: 'general-online' }),
  ];
  const coins = new Map([
    ['points', 40],
    ['leaves', 7],
  ]);
  const entitlements = { ...known, coins, activated: new Set(['chosen']) };
  expect(statesOf(vouchers, { entitlements })).toEqual([
    ['free', 'available'],
    ['chosen', 'active'],
    ['by-itself', 'automatic'],
    ['dear', 'locked', { coins: 60 }],
    ['affordable', 'available'],
    ['over', 'expired'],
  ]);
});

test('LOY-06 a used one tells when, with which order and what it brought; one that costs coins is there again', () => {
  const used = [
    { voucherId: 'step', usedAt: new Date(now - day), ordered: true, orderNumber: '2', brought: 97 },
    { voucherId: 'once', usedAt: new Date(now - 2 * day), ordered: true, orderNumber: '1', brought: 36 },
  ];
  const vouchers = [voucher('once'), voucher('step', { coins: 7 })];
  const coins = new Map([['points', 9]]);
  const listed = memberVoucherStates(vouchers, { entitlements: { ...known, coins }, used, now });
  expect(listed).toMatchObject([
    { id: 'step', state: 'available' },
    { id: 'step', state: 'used', usedAt: at(-1), orderNumber: '2', brought: 97 },
    { id: 'once', state: 'used', usedAt: at(-2), orderNumber: '1', brought: 36 },
  ]);
});

test('LOY-06 while it is being paid it is active; where somebody else had the last use it is not shown', () => {
  const entitlements = { ...known, gone: new Set(['mine', 'theirs']) };
  const used = [{ voucherId: 'mine', usedAt: new Date(now), ordered: false }];
  expect(statesOf([voucher('mine'), voucher('theirs')], { entitlements, used })).toEqual([['mine', 'active']]);
});

test('LOY-12 a personal voucher of a promotion is for those who have it', () => {
  const vouchers = [voucher('mine', { promotionId: 'autumn' }), voucher('others', { promotionId: 'spring' })];
  expect(statesOf(vouchers, { entitlements: { ...known, promotions: new Set(['autumn']) } })).toEqual([
    ['mine', 'available'],
  ]);
  expect(statesOf(vouchers)).toEqual([]);
});

test('LOY-10 coins are spent one voucher after the other; what a payment under way has claimed is paid', () => {
  const steps = [voucher('a', { coins: 6 }), voucher('b', { coins: 6 })];
  const inCart = (entitlements: Entitlements) =>
    vouchersOf(steps, { isCustomer: true, isMember: true, entitlements, now }).map(({ id, missing }) => [id, missing]);
  const activated = new Set(['a', 'b']);
  const coins = new Map([['points', 10]]);
  expect(inCart({ ...known, activated, coins })).toEqual([
    ['a', undefined],
    ['b', { coins: 2 }],
  ]);
  expect(inCart({ ...known, activated, coins, claimed: new Set(['a']) })).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
  expect(inCart({ ...known, activated }), 'the programme is away').toMatchObject([
    ['a', { coins: 6 }],
    ['b', { coins: 6 }],
  ]);
});

test('LOY-09 what is for all members counts by itself for members alone', () => {
  const automatic = voucher('by-itself', { type: 'member', ecommerceAutomaticRedemption: 'Always' });
  const isIn = (isMember: boolean) =>
    vouchersOf([automatic], { isCustomer: true, isMember, entitlements: known, now }).length === 1;
  expect([isIn(true), isIn(false)]).toEqual([true, false]);
});
