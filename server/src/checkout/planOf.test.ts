import type { Cart, PaymentMethod } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharePayments, showPayments } from '../cart/rules/payments.ts';
import { planOf, walletReserve } from './planOf.ts';

const planned = (total: number, ...payments: { methodKey: PaymentMethod; amount?: number }[]) => ({
  payments: showPayments(sharePayments(payments, total), 50),
  priceInfo: { total } as Cart['priceInfo'],
});

test('PAY-02 one method pays all of it; nothing, or too little, is no plan', () => {
  expect(planOf(planned(1000, { methodKey: 'paypal' }))).toStrictEqual({
    methodKey: 'paypal',
    amount: 1050,
    walletShare: 0,
  });
  expect(planOf(planned(1000))).toBeUndefined();
  expect(planOf(planned(1000, { methodKey: 'paypal', amount: 999 }))).toBeUndefined();
  expect(planOf(planned(0, { methodKey: 'paypal' }))).toMatchObject({ methodKey: 'paypal', amount: 0 });
});

test('WAL-03 the wallet pays its share and another the rest, with what weighing may add', () => {
  const wallet = { methodKey: 'gift-card-wallet', amount: 400 } as const;
  expect(planOf(planned(1000, wallet, { methodKey: 'credit-cards' }))).toEqual({
    methodKey: 'credit-cards',
    amount: 650,
    walletShare: 400,
  });
  expect(planOf(planned(1000, wallet))).toBeUndefined();
  expect(planOf(planned(300, wallet, { methodKey: 'credit-cards' }))).toEqual({
    methodKey: 'gift-card-wallet',
    amount: 0,
    walletShare: 300,
  });
});

test('PAY-02 the brand that was chosen goes with it; two other methods, or a wallet twice, are no plan', () => {
  const { payments, priceInfo } = planned(1000, { methodKey: 'credit-cards' });
  const [card] = payments;
  if (!card) throw new Error('nothing is planned');
  expect(planOf({ payments: [{ ...card, brandName: 'Visa' }], priceInfo })).toMatchObject({ brandName: 'Visa' });
  const half = { ...card, amount: 500 };
  expect(planOf({ payments: [half, { ...half, methodKey: 'paypal' }], priceInfo })).toBeUndefined();
  const wallet = { ...half, methodKey: 'gift-card-wallet' as const };
  expect(planOf({ payments: [wallet, wallet], priceInfo })).toBeUndefined();
});

test('PAY-02 whatever is planned, its parts pay the total or it is no plan; no method is asked for less than its part', () => {
  const methods = fc.constantFrom<PaymentMethod>('credit-cards', 'payment-at-the-door', 'gift-card-wallet');
  const any = fc.array(fc.record({ methodKey: methods, amount: fc.nat(2000) }, { requiredKeys: ['methodKey'] }), {
    maxLength: 2,
  });
  fc.assert(
    fc.property(any, fc.nat(2000), (payments, total) => {
      const plan = planOf(planned(total, ...payments));
      if (!plan) return;
      const { walletShare, amount } = plan;
      expect(walletShare).toBeLessThanOrEqual(total);
      expect(amount + walletShare).toBeGreaterThanOrEqual(total);
      expect(amount + walletShare).toBeLessThanOrEqual(total + 50);
    }),
    { numRuns: 200 },
  );
});

test('PAY-04 only a wallet that pays all keeps more ready, and never more than it holds', () => {
  const alone = { methodKey: 'gift-card-wallet', amount: 0, walletShare: 999 } as const;
  const asked = { balance: 5000, percentage: 15, weighed: true };
  expect(walletReserve(alone, asked)).toBe(1149);
  expect(walletReserve(alone, { ...asked, balance: 1000 })).toBe(1000);
  expect(walletReserve(alone, { ...asked, balance: 0 })).toBe(999);
  expect(walletReserve(alone, { ...asked, weighed: false })).toBe(999);
  expect(walletReserve({ ...alone, methodKey: 'paypal', amount: 20 }, asked)).toBe(999);
});
