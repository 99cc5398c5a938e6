import type { Ask, Payment } from '../ledger/payment.ts';
import { type Desk, type Outcome, refuse } from './desk.ts';

/** One payment per name that the shop gave it, however often it asks; another wish under the same name is refused. */
export function createPayment(desk: Desk, ask: Ask): Outcome<Payment> {
  const { books } = desk;
  const known = books.payments.get(books.byPaymentId.get(ask.paymentId) ?? '');
  if (known) return isSame(known.ask, ask) ? { value: known } : refuse('idempotencyConflict');
  const reference = desk.newId('pay');
  desk.record({ kind: 'created', at: desk.now(), reference, ask });
  return findPayment(desk, reference);
}

export function findPayment(desk: Desk, reference: string): Outcome<Payment> {
  const payment = desk.books.payments.get(reference);
  return payment ? { value: payment } : refuse('unknownPayment');
}

function isSame(one: Ask, other: Ask): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Ask>;
  return [...names].every((name) => one[name] === other[name]);
}
