import type { Entry } from '../ledger/entry.ts';
import type { Payment } from '../ledger/payment.ts';
import { type Desk, done, type Outcome, once, refuse } from './desk.ts';

/** What a shop may have done to a payment, under a key of its own: repeated, it has the same effect once. */
export type Order =
  | { readonly kind: 'capture'; readonly amount: number }
  | { readonly kind: 'refund'; readonly amount: number }
  | { readonly kind: 'void' };

export function movePayment(desk: Desk, reference: string, order: Order, key: string): Outcome {
  const payment = desk.books.payments.get(reference);
  if (!payment) return refuse('unknownPayment');
  const words = [order.kind, reference, ...('amount' in order ? [order.amount] : [])].join(' ');
  const earlier = desk.books.done.get(key);
  if (earlier !== undefined) return earlier === words ? done : refuse('idempotencyConflict');
  const moves = movesOf(desk, payment, order);
  if ('refusal' in moves) return moves;
  desk.record(...moves.value, { kind: 'done', at: desk.now(), key, order: words });
  return done;
}

function movesOf(desk: Desk, payment: Payment, order: Order): Outcome<readonly Entry[]> {
  const about = { at: desk.now(), reference: payment.reference };
  const { status } = payment;
  switch (order.kind) {
    case 'capture':
      if (status !== 'authorized') return refuse('notPossible');
      if (order.amount > payment.amount) return refuse('amountTooLarge');
      return { value: [{ kind: 'captured', ...about, amount: order.amount, message: once(desk) }] };
    case 'refund':
      if (status !== 'captured') return refuse('notPossible');
      if (order.amount > payment.captured - payment.refunded) return refuse('amountTooLarge');
      return { value: [{ kind: 'refunded', ...about, amount: order.amount, message: once(desk) }] };
    case 'void':
      if (status === 'captured' || status === 'refunded') return refuse('notPossible');
      if (status === 'authorized') return { value: [{ kind: 'voided', ...about, message: once(desk) }] };
      // The page closes; what is over already stays as it is.
      return { value: status === 'pending' ? [{ kind: 'expired', ...about, message: once(desk) }] : [] };
  }
}
