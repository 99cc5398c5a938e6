import { paymentMethods } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { openPayments, type PaymentSettings } from './openPayments.ts';

const log = createLog({ level: 'silent' });
const open = (changes: Partial<PaymentSettings>) =>
  openPayments({ settings: { payments: 'none', baseUrl: 'http://localhost:3000', ...changes }, log });
const sandbox = { sandboxUrl: 'http://localhost:4000/', sandboxKey: 'a-key-for-tests-only' };
const takers = (payments: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(paymentMethods.map((method) => [method, payments.providerFor(method)?.name]));

const withoutAny = {
  'pay-by-invoice-b2c': 'without',
  'pay-by-invoice-b2b': 'without',
  'payment-at-the-door': 'without',
  'payment-at-the-store': 'without',
  'gift-card-wallet': 'without',
};

describe('PAY-01 who takes which method', () => {
  test('PAY-01 without a provider only what needs none', async () => {
    const payments = await open({});
    expect(takers(payments)).toEqual({
      'credit-cards': undefined,
      paypal: undefined,
      'apple-pay': undefined,
      'google-pay': undefined,
      ...withoutAny,
    });
    expect(payments.byName('without')?.name).toBe('without');
    expect(payments.byName('sandbox')).toBeUndefined();
  });

  test('PAY-01 with the sandbox all of them', async () => {
    const payments = await open({ payments: 'sandbox', ...sandbox });
    expect(takers(payments)).toEqual({
      'credit-cards': 'sandbox',
      paypal: 'sandbox',
      'apple-pay': 'sandbox',
      'google-pay': 'sandbox',
      ...withoutAny,
    });
  });

  test('PAY-07 who takes no new payments any more still answers for the old ones', async () => {
    const payments = await open({ payments: 'none', ...sandbox });
    expect(payments.providerFor('credit-cards')).toBeUndefined();
    expect(payments.byName('sandbox')?.name).toBe('sandbox');
  });

  test('PAY-07 a shop does not open with half the settings, nor in production with the sandbox', async () => {
    await expect(open({ payments: 'sandbox', sandboxUrl: 'http://localhost:1' })).rejects.toThrow('SANDBOX_KEY');
    await expect(open({ payments: 'stripe', stripeSecretKey: 'sk_x' })).rejects.toThrow('STRIPE_WEBHOOK_SECRET');
    const production = { baseUrl: 'https://shop.example', ...sandbox };
    await expect(open({ payments: 'sandbox', ...production })).rejects.toThrow('production shop');
    await expect(open({ payments: 'none', ...production })).rejects.toThrow('production shop');
    const withoutKey = { baseUrl: 'https://shop.example', sandboxUrl: 'http://localhost:1' };
    await expect(open({ payments: 'none', ...withoutKey })).rejects.toThrow('Remove SANDBOX_URL');
  });
});
