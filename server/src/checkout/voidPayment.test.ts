import { expect, test } from 'vitest';
import { type PaymentProvider, ProviderAway, type ProviderPayment, ProviderRefusal } from '../payment/provider.ts';
import { captureLog } from '../platform/http/testing.ts';
import { fakeDatabase } from './testing/fakeDatabase.ts';
import { createFakeProvider } from './testing/fakeProvider.ts';
import { storedCheckout } from './testing/storedCheckout.ts';
import { voidPayment } from './voidPayment.ts';

const stored = storedCheckout({ reference: 'r1', hostedUrl: 'https://pay.example/r1' });
const dayMs = 86_400_000;

/** Lets go of a payment that its provider tells of like this. */
async function released(read: () => Partial<ProviderPayment>, now?: number) {
  const done: unknown[] = [];
  const provider: PaymentProvider = {
    ...createFakeProvider().provider,
    read: async () => ({
      status: 'pending',
      paymentId: stored.paymentId,
      amount: 4250,
      currency: 'EUR',
      captured: 0,
      refunded: 0,
      ...read(),
    }),
    void: async (...ask) => void done.push(['void', ...ask]),
    refund: async (...ask) => void done.push(['refund', ...ask]),
  };
  const { database, written } = fakeDatabase();
  const { log, lines } = captureLog();
  const checkouts = {
    database,
    log,
    payments: { providerFor: () => provider, byName: () => provider },
    pages: { paymentReturn: '/return', checkout: '/checkout' },
    locale: 'de-AT',
    savedMethods: { findSavedMethod: async () => undefined },
  };
  await voidPayment(checkouts, stored, now);
  return { done, written, levels: lines.map(({ level }) => level) };
}

const ended = (status: string, attention: string | null = null) => [['payment-ended', 'payment-1', status, attention]];

test.each(['pending', 'authorized'] as const)('one that is %s is voided at the provider', async (status) => {
  const { done, written } = await released(() => ({ status }));
  expect(done).toEqual([['void', 'r1', 'payment-1-letgo']]);
  expect(written).toEqual(ended('VOIDED'));
});

test('of what was captured all is given back that was not before', async () => {
  const { done, written } = await released(() => ({ status: 'captured', captured: 4250, refunded: 1000 }));
  expect(done).toEqual([['refund', 'r1', 3250, 'payment-1-letgo']]);
  expect(written).toEqual(ended('VOIDED'));
  expect((await released(() => ({ status: 'captured', captured: 4250, refunded: 4250 }))).done).toEqual([]);
});

test.each([
  ['declined', 'DECLINED'],
  ['expired', 'EXPIRED'],
  ['cancelled', 'VOIDED'],
  ['voided', 'VOIDED'],
  ['refunded', 'VOIDED'],
] as const)('of one that is %s already nothing is asked: it is %s', async (status, end) => {
  const { done, written, levels } = await released(() => ({ status, captured: 4250 }));
  expect(done).toEqual([]);
  expect(written).toEqual(ended(end));
  expect(levels).toEqual([]);
});

function refuse(): never {
  throw new ProviderRefusal('fake', 'unknownPayment');
}

test('a provider that refuses is asked again for a day after the page was closed; then a person is told', async () => {
  const dayAfter = stored.expiresAt.getTime() + dayMs;
  expect(await released(refuse, dayAfter)).toEqual({ done: [], written: [], levels: ['warn'] });
  const { written, levels } = await released(refuse, dayAfter + 1);
  expect(written).toEqual(ended('EXPIRED', 'could not be voided: fake refused: unknownPayment'));
  expect(levels).toEqual(['error']);
});

test('one that is away is asked again, however long it takes; a fault of ours is told as one', async () => {
  const away = () => {
    throw new ProviderAway('nobody answers');
  };
  const late = stored.expiresAt.getTime() + 100 * dayMs;
  expect(await released(away, late)).toEqual({ done: [], written: [], levels: ['warn'] });
  const fault = () => {
    throw new TypeError('a bug');
  };
  await expect(released(fault, late)).rejects.toThrow('a bug');
});
