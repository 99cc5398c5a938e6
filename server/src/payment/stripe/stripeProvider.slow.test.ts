import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { openPayments } from '../openPayments.ts';
import { type PaymentProvider, ProviderAway } from '../provider.ts';
import { testAsk } from '../testing.ts';
import { stripeProvider } from './stripeProvider.ts';
import { openTestStripe } from './testStripe.ts';

const webhookSecret = 'whsec_for_tests_only';
let stripe: Awaited<ReturnType<typeof openTestStripe>>;
let provider: PaymentProvider;
const open = (timeoutMs: number) =>
  stripeProvider({ secretKey: 'sk_test_1', webhookSecret, url: stripe.url, timeoutMs });
beforeEach(async () => {
  stripe = await openTestStripe();
  provider = open(30_000);
});
afterEach(() => stripe.close());

const callsTo = (end: string) => stripe.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
const paid = async (ask = testAsk()) => {
  const { reference } = await provider.create(ask);
  stripe.pay();
  return reference;
};

describe('PAY-07 Stripe Checkout', () => {
  test('PAY-07 a payment from the page to the refund; every step may be repeated', async () => {
    const ask = testAsk();
    const created = await provider.create(ask);
    expect(created).toEqual({ reference: 'cs_1', hostedUrl: 'https://checkout.example/cs_1' });
    expect(await provider.create(ask)).toEqual(created);
    expect(callsTo('/sessions').map(({ key }) => key)).toEqual([ask.paymentId, ask.paymentId]);
    expect(callsTo('/sessions')[0]?.params.get('payment_intent_data[capture_method]')).toBe('manual');
    expect(await provider.read('cs_1')).toMatchObject({ status: 'pending', amount: 4250 });
    stripe.pay();
    expect(await provider.read('cs_1')).toEqual({
      status: 'authorized',
      paymentId: ask.paymentId,
      amount: 4250,
      currency: 'EUR',
      captured: 0,
      refunded: 0,
      method: { brand: 'Visa', name: '4242', expiryMonth: 1, expiryYear: 2030 },
      heldUntil: new Date(1_790_400_000_000),
    });
    await provider.capture('cs_1', 4000, 'capture-1');
    stripe.forgetKeys();
    await provider.capture('cs_1', 4000, 'capture-1');
    expect(callsTo('/capture')).toHaveLength(1);
    await provider.refund('cs_1', 500, 'refund-1');
    stripe.forgetKeys();
    await provider.refund('cs_1', 500, 'refund-1');
    expect(await provider.read('cs_1')).toMatchObject({ status: 'captured', captured: 4000, refunded: 500 });
    await provider.refund('cs_1', 3500, 'refund-2');
    expect(await provider.read('cs_1')).toMatchObject({ status: 'refunded', refunded: 4000 });
  });

  test.each([
    ['twenty minutes', 20],
    ['a moment', 0.1],
    ['four hours', 240],
  ])('PAY-07 a page for %s ends when Stripe allows it, and by our own time it is closed', async (_, minutes) => {
    const ask = testAsk({ expiresAt: new Date(Date.now() + minutes * 60_000) });
    expect(await provider.create(ask)).toEqual(await provider.create(ask));
    const [first, ...more] = callsTo('/sessions');
    expect(Number(first?.params.get('expires_at')) * 1000).toBeGreaterThanOrEqual(ask.expiresAt.getTime() + 1_799_000);
    expect(more.map(({ params }) => params.toString())).toEqual([first?.params.toString()]);
    await provider.void('cs_1', 'expired-1');
    expect(await provider.read('cs_1')).toMatchObject({ status: 'expired' });
  });

  test('PAY-07 a page that is asked for after its time is made without an end, once', async () => {
    const ask = testAsk({ expiresAt: new Date(Date.now() - 600_000) });
    expect(await provider.create(ask)).toEqual(await provider.create(ask));
    expect(callsTo('/sessions').map(({ params }) => params.has('expires_at'))).toEqual([true, false, true, false]);
  });

  test('PAY-07 what is about to end is authorised again from a kept method, and is captured and refunded like the first', async () => {
    const reference = await paid();
    const { paymentId, amount, currency } = testAsk();
    const ask = { paymentId, amount, currency, token: 'cus_1:pm_1' };
    const renewed = await provider.renew?.(ask, 'renew-1');
    expect(await provider.renew?.(ask, 'renew-1')).toEqual(renewed);
    expect(renewed).toEqual({ reference: 'pi_2' });
    const [asked] = callsTo('/v1/payment_intents');
    expect(Object.fromEntries(asked?.params ?? [])).toMatchObject({
      customer: 'cus_1',
      off_session: 'true',
      confirm: 'true',
      capture_method: 'manual',
    });
    expect(await provider.read('pi_2')).toMatchObject({ status: 'authorized', paymentId, amount, currency });
    await provider.void(reference, 'void-1');
    await provider.capture('pi_2', 4000, 'capture-1');
    await provider.refund('pi_2', 500, 'refund-1');
    expect(callsTo('/refunds')[0]?.params.get('payment_intent')).toBe('pi_2');
    expect(await provider.read('pi_2')).toMatchObject({ status: 'captured', captured: 4000, refunded: 500 });
    expect(await provider.read(reference)).toMatchObject({ status: 'voided' });
  });

  test.each([
    ['cus_1:pm_2', 'authentication_required'],
    ['nonsense', 'unknownMethod'],
  ])('PAY-07 nothing is authorised again with %s: %s', async (token, why) => {
    const { paymentId, amount, currency } = testAsk();
    await expect(provider.renew?.({ paymentId, amount, currency, token }, 'renew-1')).rejects.toThrow(why);
  });

  test('PAY-07 void closes an open page, cancels what is held, and lets be what is over', async () => {
    await provider.create(testAsk());
    await provider.void('cs_1', 'void-1');
    await provider.void('cs_1', 'void-1');
    expect(await provider.read('cs_1')).toMatchObject({ status: 'expired' });
    expect(callsTo('/expire')).toHaveLength(1);
    expect(callsTo('/cancel')).toHaveLength(0);
  });

  test('PAY-07 void lets go of an authorisation, and refuses what is captured', async () => {
    const reference = await paid();
    await provider.void(reference, 'void-1');
    expect(await provider.read(reference)).toMatchObject({ status: 'voided' });
    await provider.void(reference, 'void-1');
    expect(callsTo('/cancel')).toHaveLength(1);
  });

  test('PAY-07 what is paid in the moment of closing is let go of', async () => {
    const { reference } = await provider.create(testAsk());
    stripe.behave((_, { path }) => {
      if (path.endsWith('/expire')) stripe.pay();
      return false;
    });
    await provider.void(reference, 'void-1');
    expect(await provider.read(reference)).toMatchObject({ status: 'voided' });
  });

  test('PAY-07 captured money is not voided, and no more is captured than is held', async () => {
    const reference = await paid();
    const refusal = (code: string) => expect.objectContaining({ name: 'ProviderRefusal', code });
    await expect(provider.capture(reference, 4251, 'k')).rejects.toEqual(refusal('amount_too_large'));
    await provider.capture(reference, 4250, 'k2');
    await expect(provider.void(reference, 'v')).rejects.toEqual(refusal('notPossible'));
    await expect(provider.read('cs_unknown')).rejects.toEqual(refusal('resource_missing'));
  });

  test('PAY-05 a method that is gone is forgotten', async () => {
    await provider.forgetMethod('cus_1:pm_1');
    await provider.forgetMethod('cus_1:pm_gone');
    await provider.forgetMethod('not ours');
    expect(stripe.calls.map(({ path }) => path)).toEqual([
      '/v1/payment_methods/pm_1/detach',
      '/v1/payment_methods/pm_gone/detach',
    ]);
  });

  test('PAY-07 opens by the settings of the shop', async () => {
    const payments = await openPayments({
      settings: {
        payments: 'stripe',
        stripeSecretKey: 'sk_test_1',
        stripeWebhookSecret: webhookSecret,
        stripeUrl: stripe.url,
        baseUrl: 'https://shop.example',
      },
      log: createLog({ level: 'silent' }),
    });
    expect(payments.providerFor('paypal')?.name).toBe('stripe');
    expect(payments.byName('stripe')).toBeDefined();
  });
});

describe('PAY-07 Stripe in trouble', () => {
  test.each<[string, Parameters<typeof stripe.behave>[0]]>([
    ['never answers', () => true],
    ['hangs up', (response) => Boolean(response.destroy())],
    ['breaks', (response) => Boolean(response.writeHead(500).end('{"error":{"type":"api_error"}}'))],
    ['knows another key', (response) => Boolean(response.writeHead(401).end('{"error":{"message":"no"}}'))],
    ['has enough of us', (response) => Boolean(response.writeHead(429).end('{"error":{"message":"slow down"}}'))],
    ['talks nonsense', (response) => Boolean(response.writeHead(200).end('<html>'))],
  ])('PAY-07 that %s is away', async (_, trouble) => {
    stripe.behave(trouble);
    await expect(open(200).read('cs_1')).rejects.toThrow(ProviderAway);
  });
});

describe('PAY-07 a message of Stripe', () => {
  const now = Date.UTC(2026, 10, 15);
  const event = (type: string) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: { object: { id: 'cs_1', object: 'checkout.session' } },
    });
  const told = (payload: string, { secret = webhookSecret, at = now, sent = payload } = {}) => {
    const timestamp = Math.floor(at / 1000);
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return provider.verify({ headers: { 'stripe-signature': header }, body: Buffer.from(sent) }, now);
  };

  test('PAY-07 is believed with the right signature, within five minutes', () => {
    const completed = event('checkout.session.completed');
    expect(told(completed)).toEqual({ messageId: 'evt_1', reference: 'cs_1' });
    expect(told(event('checkout.session.expired'))).toBeDefined();
    expect(told(completed, { at: now - 300_000 })).toBeDefined();
    expect(told(completed, { at: now - 301_000 })).toBeUndefined();
  });

  test('PAY-07 of another key, changed or unsigned is not; about something else it is of no use', () => {
    const completed = event('checkout.session.completed');
    expect(told(completed, { secret: 'whsec_other' })).toBeUndefined();
    expect(told(completed, { sent: completed.replace('cs_1', 'cs_2') })).toBeUndefined();
    expect(provider.verify({ headers: {}, body: Buffer.from(completed) }, now)).toBeUndefined();
    expect(told(event('customer.created'))).toBe('unused');
    expect(told(event('customer.created'), { secret: 'whsec_other' })).toBeUndefined();
  });
});
