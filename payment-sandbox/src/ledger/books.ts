import type { Entry } from './entry.ts';
import type { HostedMethod, Instrument, Payment } from './payment.ts';

export interface KeptMethod {
  readonly token: string;
  readonly methodKey: HostedMethod;
  readonly customerReference: string;
  readonly instrument: Instrument;
}

export interface DueMessage {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly url: string;
  readonly copies: number;
  readonly at: number;
}

/** All that the entries so far amount to. */
export interface Books {
  readonly payments: Map<string, Payment>;
  readonly byPaymentId: Map<string, string>;
  readonly pending: Set<string>;
  readonly methods: Map<string, KeptMethod>;
  /** What was done under an idempotency key. */
  readonly done: Map<string, string>;
  /** Not delivered yet. */
  readonly messages: Map<string, DueMessage>;
}

export function emptyBooks(): Books {
  return {
    payments: new Map(),
    byPaymentId: new Map(),
    pending: new Set(),
    methods: new Map(),
    done: new Map(),
    messages: new Map(),
  };
}

/** Enters what happened; whether it may happen was decided before it was written down. */
export function enter(books: Books, entry: Entry): void {
  if (entry.kind === 'done') books.done.set(entry.key, entry.order);
  else if (entry.kind === 'kept') books.methods.set(entry.token, entry);
  else if (entry.kind === 'forgotten') books.methods.delete(entry.token);
  else if (entry.kind === 'told' || entry.kind === 'givenUp') books.messages.delete(entry.messageId);
  else enterPayment(books, entry);
}

function enterPayment(books: Books, entry: Extract<Entry, { reference: string }>): void {
  const { reference } = entry;
  const before = books.payments.get(reference);
  const payment = entry.kind === 'created' ? newPayment(entry) : before && moved(before, entry);
  if (!payment) throw new Error(`An entry tells of the payment ${reference}, which was never created.`);
  books.payments.set(reference, payment);
  books.byPaymentId.set(payment.ask.paymentId, reference);
  if (payment.status === 'pending') books.pending.add(reference);
  else books.pending.delete(reference);
  if ('message' in entry && entry.message) {
    const { id, copies } = entry.message;
    const { status, ask } = payment;
    books.messages.set(id, { id, reference, status, url: ask.messageUrl, copies, at: entry.at });
  }
}

function newPayment({ reference, ask }: Extract<Entry, { kind: 'created' }>): Payment {
  return { reference, ask, status: 'pending', amount: ask.amount, captured: 0, refunded: 0 };
}

function moved(payment: Payment, entry: Exclude<Extract<Entry, { reference: string }>, { kind: 'created' }>): Payment {
  switch (entry.kind) {
    case 'challenged':
      return { ...payment, instrument: entry.instrument, challenged: true };
    case 'delayed':
      return { ...payment, instrument: entry.instrument, decidedAt: entry.decidedAt };
    case 'authorized': {
      const { amount, instrument, token } = entry;
      return { ...payment, status: 'authorized', amount, instrument, ...(token !== undefined && { token }) };
    }
    case 'declined':
      return { ...payment, status: 'declined', instrument: entry.instrument, declineCode: entry.code };
    case 'captured':
      return { ...payment, status: 'captured', captured: entry.amount };
    case 'refunded': {
      const refunded = payment.refunded + entry.amount;
      return { ...payment, refunded, status: refunded === payment.captured ? 'refunded' : 'captured' };
    }
    case 'cancelled':
    case 'expired':
    case 'voided':
      return { ...payment, status: entry.kind };
  }
}
