import { type CheckoutFailure, checkoutFailures } from '@trolley/contract';
import type { PaymentResult } from '../platform/metrics/sellingMetrics.ts';
import type { Initiator } from '../sale/newOrder.ts';
import { noteOrder } from '../sale/orderLog.ts';
import type { Checkouts, NotPlaced, Placed } from './checkouts.ts';
import type { StoredCheckout } from './storage/queries.ts';

interface SettledNow {
  readonly stored: Pick<StoredCheckout, 'provider' | 'amount'>;
  readonly initiator: Initiator;
  readonly settled: Placed | NotPlaced;
  /** The provider takes some methods at once. */
  readonly captured: boolean;
}

/** What became of a payment where no order came of it; the rest was not about the payment. */
const results: Partial<Record<CheckoutFailure, PaymentResult>> = {
  [checkoutFailures.paymentDeclined]: 'declined',
  [checkoutFailures.paymentNotConfirmed]: 'notConfirmed',
  [checkoutFailures.paymentCancelled]: 'cancelled',
  [checkoutFailures.paymentExpired]: 'expired',
  [checkoutFailures.paymentMismatch]: 'mismatch',
  [checkoutFailures.orderClosed]: 'voided',
};

/** Counts and logs a checkout that came to its end; once, by the call that ended it. */
export function noteSettled(
  { log, metrics }: Pick<Checkouts, 'log' | 'metrics'>,
  { stored, initiator, settled, captured }: SettledNow,
): void {
  const { provider, amount } = stored;
  if ('failure' in settled) {
    metrics?.checkoutSettled({ outcome: settled.failure, initiator });
    const result = results[settled.failure];
    if (result) metrics?.paymentMoved({ provider, result });
    return;
  }
  metrics?.checkoutSettled({ outcome: 'ordered', initiator });
  const result = captured ? 'captured' : 'authorized';
  metrics?.paymentMoved({ provider, result });
  noteOrder(log, settled.orderNumber, 'placed', { initiator });
  noteOrder(log, settled.orderNumber, result, { provider, cents: amount });
}
