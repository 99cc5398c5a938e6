import { type CheckoutFailure, checkoutFailures } from '@trolley/contract';
import type { ProviderPayment } from '../payment/provider.ts';
import type { PaymentStatus, StoredCheckout } from './storage/queries.ts';

export type Judgement =
  | { readonly kind: 'paid'; readonly truth: ProviderPayment }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: CheckoutFailure; readonly status?: PaymentStatus }
  /** It is paid, but not as it was asked for. */
  | { readonly kind: 'mismatch'; readonly attention: string };

type Asked = Pick<StoredCheckout, 'paymentId' | 'amount' | 'currency' | 'expired'>;

/** PAY-03: what the provider's answer means for a checkout. */
export function judge(truth: ProviderPayment, asked: Asked): Judgement {
  switch (truth.status) {
    case 'authorized':
    case 'captured': {
      const attention = differenceOf(truth, asked);
      return attention === undefined ? { kind: 'paid', truth } : { kind: 'mismatch', attention };
    }
    case 'pending':
      // Its page may still be open somewhere: it is closed before anything else.
      return asked.expired ? { kind: 'failed', failure: checkoutFailures.paymentExpired } : { kind: 'pending' };
    case 'declined':
      return { kind: 'failed', failure: declinedFor(truth.declineCode), status: 'DECLINED' };
    case 'expired':
      return { kind: 'failed', failure: checkoutFailures.paymentExpired, status: 'EXPIRED' };
    case 'cancelled':
    case 'voided':
    case 'refunded':
      return { kind: 'failed', failure: checkoutFailures.paymentCancelled, status: 'VOIDED' };
  }
}

/** The providers' words for a bank's question (3-D Secure) that was not answered as it should be. */
const notConfirmed: ReadonlySet<string> = new Set([
  'authentication_failed',
  'authentication_required',
  'authentication_not_handled',
  'payment_intent_authentication_failure',
]);

function declinedFor(code = ''): CheckoutFailure {
  return notConfirmed.has(code) ? checkoutFailures.paymentNotConfirmed : checkoutFailures.paymentDeclined;
}

/** A provider that is away is asked again later; one that refuses to answer is not asked after the payment expired. */
export function judgeSilence(why: 'away' | 'refused', { expired }: Pick<Asked, 'expired'>): Judgement {
  return why === 'refused' && expired
    ? { kind: 'failed', failure: checkoutFailures.paymentExpired }
    : { kind: 'pending' };
}

function differenceOf(truth: ProviderPayment, { paymentId, amount, currency }: Asked): string | undefined {
  const wrong = [
    truth.paymentId !== paymentId && 'another payment',
    truth.amount !== amount && `${truth.amount} instead of ${amount}`,
    truth.currency !== currency && `${truth.currency} instead of ${currency}`,
  ].filter((part) => part !== false);
  return wrong.length === 0 ? undefined : wrong.join(', ');
}
