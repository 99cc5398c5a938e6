import { randomUUID } from 'node:crypto';
import type {
  PaymentAsk,
  PaymentProvider,
  ProviderPayment,
  ProviderStatus,
  SavedAtProvider,
} from '../../payment/provider.ts';
import { ProviderAway, ProviderRefusal } from '../../payment/provider.ts';

interface FakePayment extends ProviderPayment {
  readonly reference: string;
  readonly ask: PaymentAsk;
}

/** What goes wrong at it. */
export interface Script {
  /** It answers nothing; of a call that is heard all the same only the answer is lost. */
  away?: 'silent' | 'answerLost';
  delayMs?: number;
  /** What it says instead of what is true. */
  lie?: Partial<ProviderPayment>;
  /** It does not authorise again. */
  refusesRenewal?: boolean;
  /** Every new payment is paid at once. */
  paysAtOnce?: boolean;
}

export const messageSecret = 'fake-secret';

/** A provider whose payments a test makes itself; it keeps count of whom it charges. */
export function createFakeProvider(name = 'fake') {
  const payments = new Map<string, FakePayment>();
  const calls: string[] = [];
  const refunds = new Set<string>();
  const script: Script = {};

  async function answer<T>(call: string, work: () => T): Promise<T> {
    calls.push(call);
    if (script.delayMs) await new Promise((resolve) => setTimeout(resolve, script.delayMs));
    if (script.away === 'silent') throw new ProviderAway(`${name} is away`);
    const answered = work();
    if (script.away === 'answerLost') throw new ProviderAway(`${name} is away`);
    return answered;
  }

  function find(reference: string): FakePayment {
    const found = payments.get(reference);
    if (!found) throw new ProviderRefusal(name, 'unknownPayment');
    return found;
  }

  function change(reference: string, changes: Partial<FakePayment>): void {
    payments.set(reference, { ...find(reference), ...changes });
  }

  function move(reference: string, from: readonly ProviderStatus[], status: ProviderStatus): void {
    if (!from.includes(find(reference).status)) throw new ProviderRefusal(name, `is ${find(reference).status}`);
    change(reference, { status });
  }

  const provider: PaymentProvider = {
    name,
    create: (ask) =>
      answer('create', () => {
        const reference = `${name}-${ask.paymentId}`;
        const { paymentId, amount, currency } = ask;
        if (!payments.has(reference)) {
          const status = script.paysAtOnce ? 'authorized' : 'pending';
          payments.set(reference, { reference, ask, status, paymentId, amount, currency, captured: 0, refunded: 0 });
        }
        return { reference, hostedUrl: `https://pay.example/${reference}` };
      }),
    read: (reference) =>
      answer('read', () => {
        const { ask: _, reference: __, ...truth } = find(reference);
        return { ...truth, ...script.lie };
      }),
    capture: (reference, amount) =>
      answer('capture', () => change(reference, { status: 'captured', captured: amount })),
    void: (reference) =>
      answer('void', () => {
        if (find(reference).status !== 'voided') move(reference, ['pending', 'authorized'], 'voided');
      }),
    refund: (reference, amount, key) =>
      answer('refund', () => {
        if (refunds.has(key)) return;
        const { captured, refunded } = find(reference);
        if (refunded + amount > captured) throw new ProviderRefusal(name, 'more than was captured');
        refunds.add(key);
        const status = refunded + amount === captured ? 'refunded' : 'captured';
        change(reference, { status, refunded: refunded + amount });
      }),
    renew: ({ paymentId, amount, currency }, key) =>
      answer('renew', () => {
        if (script.refusesRenewal) throw new ProviderRefusal(name, 'authentication_required');
        const reference = `${name}-${key}`;
        const { ask } = find(`${name}-${paymentId}`);
        const sums = { amount, currency, captured: 0, refunded: 0 };
        if (!payments.has(reference))
          payments.set(reference, { reference, ask, status: 'authorized', paymentId, ...sums });
        return { reference };
      }),
    verify({ headers, body }) {
      if (headers['x-fake-signature'] !== messageSecret) return undefined;
      const told = JSON.parse(body.toString()) as { messageId: string; reference?: string };
      return told.reference === undefined ? 'unused' : { messageId: told.messageId, reference: told.reference };
    },
    forgetMethod: () => answer('forgetMethod', () => {}),
  };

  return {
    provider,
    script,
    calls,
    payments,
    /** Somebody pays on its page. */
    pay(reference: string, method?: SavedAtProvider): void {
      move(reference, ['pending', 'declined'], 'authorized');
      if (method) change(reference, { method });
    },
    set: (reference: string, status: ProviderStatus) => change(reference, { status }),
    holdUntil: (reference: string, heldUntil: Date) => change(reference, { heldUntil }),
    /** A message that it sends, as it arrives here. */
    message: (reference: string, messageId: string = randomUUID()) => ({
      headers: { 'x-fake-signature': messageSecret },
      body: Buffer.from(JSON.stringify({ messageId, reference })),
    }),
    /** Payments for which somebody's money is taken or kept ready. */
    charged: () =>
      [...payments.values()].flatMap(({ status, paymentId }) =>
        status === 'authorized' || status === 'captured' ? [paymentId] : [],
      ),
  };
}

export type FakeProvider = ReturnType<typeof createFakeProvider>;
