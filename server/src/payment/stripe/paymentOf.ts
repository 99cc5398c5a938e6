import type Stripe from 'stripe';
import type { ProviderPayment, ProviderStatus, SavedAtProvider } from '../provider.ts';
import { writeToken } from './methodToken.ts';
import type { ReadSession } from './readSession.ts';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** A session with what hangs on it, as a payment of ours. */
export function paymentOf(session: ReadSession): ProviderPayment {
  const intent = expandedOf(session.payment_intent);
  const method = intent && methodOf(intent);
  const failed = intent?.last_payment_error;
  const declineCode = failed?.decline_code ?? failed?.code;
  const captured = intent?.amount_received ?? 0;
  const refunded = refundedOf(intent);
  const status = statusOf(session, intent);
  return {
    status: status === 'captured' && refunded > 0 && refunded >= captured ? 'refunded' : status,
    paymentId: session.client_reference_id ?? '',
    // What is really held counts, whatever the session says.
    amount: (status === 'authorized' ? intent?.amount_capturable : intent?.amount) ?? session.amount_total ?? 0,
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    captured,
    refunded,
    ...(method && { method }),
    ...(declineCode && { declineCode }),
    ...(status === 'authorized' && heldUntil(intent)),
  };
}

function statusOf({ status }: ReadSession, intent: Stripe.PaymentIntent | undefined): ProviderStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete' || !intent) return 'pending';
  if (intent.status === 'requires_capture') return 'authorized';
  if (intent.status === 'succeeded') return 'captured';
  // It was not captured in time.
  if (intent.status === 'canceled') return intent.cancellation_reason === 'automatic' ? 'expired' : 'voided';
  return intent.status === 'requires_payment_method' ? 'declined' : 'pending';
}

const dayMs = 86_400_000;
/** Where Stripe does not say. */
const usualDays = 7;

/** Every card has its own time, and a shorter one where its owner was not asked. */
function heldUntil(intent: Stripe.PaymentIntent | undefined): Pick<ProviderPayment, 'heldUntil'> {
  const charge = intent && expandedOf(intent.latest_charge);
  if (!charge) return {};
  const before = charge.payment_method_details?.card?.capture_before;
  return { heldUntil: new Date(before === undefined ? charge.created * 1000 + usualDays * dayMs : before * 1000) };
}

/**
 * What was authorised and not captured is counted by Stripe as given back, which is no refund to us. Those that are
 * surely ours, by their key, are refunds in any case.
 */
function refundedOf(intent: Stripe.PaymentIntent | undefined): number {
  const charge = intent && expandedOf(intent.latest_charge);
  if (!charge?.captured) return 0;
  const { amount, amount_captured: captured, amount_refunded: counted } = charge;
  const released = amount - captured;
  const ours = (charge.refunds?.data ?? []).filter(
    ({ metadata, status }) => metadata?.key !== undefined && status !== 'failed' && status !== 'canceled',
  );
  const sum = ours.reduce((cents, refund) => cents + refund.amount, 0);
  return Math.max(sum, counted >= released ? counted - released : counted);
}

function methodOf(intent: Stripe.PaymentIntent): SavedAtProvider | undefined {
  const method = expandedOf(intent.payment_method);
  if (!method) return undefined;
  const customer = typeof intent.customer === 'string' ? intent.customer : intent.customer?.id;
  const saved = intent.setup_future_usage && customer && { token: writeToken(customer, method.id) };
  const { card, paypal } = method;
  if (card) {
    const brand = brands[card.brand] ?? wordsOf(card.brand);
    return { ...saved, brand, name: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
  }
  return { ...saved, brand: paypal ? 'PayPal' : wordsOf(method.type), name: paypal?.payer_email ?? '' };
}

/** `cartes_bancaires`, as a brand is written. */
const wordsOf = (code: string) => code.replaceAll('_', ' ');

/** Undefined where Stripe sent only the name of it. */
function expandedOf<Thing extends object>(thing: Thing | string | null): Thing | undefined {
  return thing !== null && typeof thing === 'object' ? thing : undefined;
}
