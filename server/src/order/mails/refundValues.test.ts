import { expect, test } from 'vitest';
import type { Refund } from '../storage/storedOrder.ts';
import { attemptOf, storedOf } from '../testing/sketches.ts';
import { refundValues, refundWays } from './refundValues.ts';

const attempt = attemptOf({ wallet: 100 });
const papers = {
  methods: { 'gift-card-wallet': 'Gift card' },
  creditNote: {
    series: 'K',
    title: '',
    number: '',
    date: '',
    corrects: '',
    reduction: '',
    deposits: '',
    total: '',
    paidTo: '',
    thanks: '',
  },
};
const money = (cents: number) => `${cents}c`;
const refundOf = (changes: Partial<Refund>): Refund => ({
  number: 4,
  issuedAt: '2030-05-08T06:00:00.000Z',
  amount: 300,
  toWallet: 100,
  byRate: [],
  deposits: 0,
  ...changes,
});

test('CUST-13 money goes back each way by as much as it is, and where it is none not at all', () => {
  const ways = (changes: Partial<Refund>) =>
    refundWays(refundOf(changes), attempt.payments).map(({ methodKey, amount }) => [methodKey, amount]);
  expect(ways({})).toEqual([
    ['gift-card-wallet', 100],
    ['credit-cards', 200],
  ]);
  expect(ways({ toWallet: 0 })).toEqual([['credit-cards', 300]]);
  expect(ways({ toWallet: 300 })).toEqual([['gift-card-wallet', 300]]);
  expect(ways({ unpaid: true }), 'nobody had paid the rest').toEqual([['gift-card-wallet', 100]]);
});

test('CUST-13 a refund’s mail tells of the last one, by names that people know', () => {
  const refunds = [refundOf({ number: 3, amount: 7 }), refundOf({})];
  const told = (changes: Parameters<typeof storedOf>[0]) =>
    refundValues(storedOf({ document: { attempt, refunded: 307, refunds }, ...changes }), papers, money);
  expect(told({ invoice: { number: 12, issuedAt: new Date(0) } })).toEqual({
    refund: '300c',
    refundWay: 'Gift card (100c) + credit-cards (200c)',
    creditNote: 'K4',
    invoice: '12',
  });
  expect(told({})).toMatchObject({ invoice: '' });
  expect(told({ document: { attempt, refunded: 0 } })).toEqual({});
});
