import { expect, test } from 'vitest';
import type { ProviderPayment } from '../provider.ts';
import type { PaymentRow } from './paymentTasks.ts';
import type { Task } from './queries.ts';
import { type SettlingProvider, settleWithProvider } from './settleWithProvider.ts';

const reference = 'pay-1';
const authorized: PaymentRow = {
  id: 'p',
  provider: 'card',
  methodKey: 'credit-cards',
  amount: 5000,
  status: 'AUTHORIZED',
  reference,
  captured: 0,
  refunded: 0,
};

/** A provider that knows one payment, and what it was told of it. */
function providerWith(truth: Partial<ProviderPayment> = {}) {
  const told: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    async (...ask: readonly unknown[]) =>
      void told.push([name, ...ask]);
  const known = { paymentId: 'p', amount: 5000, currency: 'EUR', captured: 0, refunded: 0 };
  const provider: SettlingProvider = {
    read: async () => ({ status: 'authorized', ...known, ...truth }),
    capture: note('capture'),
    refund: note('refund'),
    void: note('void'),
  };
  return { provider, told };
}

const taskOf = (kind: Task['kind'], amount: number, payment: Partial<PaymentRow> = {}) => ({
  id: 'key',
  kind,
  amount,
  payment: { ...authorized, ...payment },
});

async function lettingGo(truth: Partial<ProviderPayment>, payment: Partial<PaymentRow> = {}) {
  const { provider, told } = providerWith(truth);
  return { done: await settleWithProvider(provider, taskOf('void', 0, payment)), told };
}

test.each(['capture', 'refund'] as const)(
  'CUST-13 a provider hears of a %s once, by its name and under its key',
  async (kind) => {
    const { provider, told } = providerWith();
    expect(await settleWithProvider(provider, taskOf(kind, 1200))).toEqual([{ kind, amount: 1200 }]);
    expect(told).toEqual([[kind, reference, 1200, 'key']]);
  },
);

test.each(['capture', 'refund', 'void'] as const)(
  'CUST-13 of a payment that never got to its provider a %s is noted, and nobody is told',
  async (kind) => {
    const { provider, told } = providerWith();
    expect(await settleWithProvider(provider, taskOf(kind, 7, { reference: null }))).toEqual([{ kind, amount: 7 }]);
    expect(told).toEqual([]);
  },
);

test('CUST-13 what is only held is let go of; what is let go of or given back already is not touched again', async () => {
  const noted = [{ kind: 'void', amount: 0 }];
  for (const status of ['authorized', 'pending', 'captured'] as const)
    expect(await lettingGo({ status })).toEqual({ done: noted, told: [['void', reference, 'key']] });
  for (const status of ['voided', 'refunded'] as const)
    expect(await lettingGo({ status })).toEqual({ done: noted, told: [] });
});

test('CUST-13 what was taken is given back, whoever of the two knows of it', async () => {
  const both = (amount: number) => [
    { kind: 'capture', amount },
    { kind: 'refund', amount },
  ];
  const back = [['refund', reference, 4500, 'key']];
  expect(await lettingGo({ captured: 4500 }), 'at once').toEqual({ done: both(4500), told: back });
  expect(await lettingGo({}, { status: 'CAPTURED', captured: 4500 }), 'by invoice').toEqual({
    done: both(4500),
    told: back,
  });
});

test('CUST-13 what went back before does not go back twice, and is noted in full', async () => {
  const taken = { captured: 4500 };
  const noted = (refund: number) => [
    { kind: 'capture', amount: 4500 },
    { kind: 'refund', amount: refund },
  ];
  const rest = [['refund', reference, 3500, 'key']];
  expect(await lettingGo({ ...taken, refunded: 1000 }, { ...taken, refunded: 1000 }), 'both know').toEqual({
    done: noted(3500),
    told: rest,
  });
  expect(await lettingGo({ ...taken, refunded: 1000 }, taken), 'by hand, at the provider').toEqual({
    done: noted(4500),
    told: rest,
  });
  expect(await lettingGo({}, { ...taken, refunded: 1000 }), 'the provider keeps no count').toEqual({
    done: noted(3500),
    told: rest,
  });
  expect(await lettingGo({ ...taken, refunded: 4500 }, taken), 'all of it').toEqual({ done: noted(4500), told: [] });
});
