import type Stripe from 'stripe';
import type { ProviderPayment, ProviderStatus, SavedAtProvider } from '../provider.ts';
import { writeToken } from './methodToken.ts';

/** What a read asks Stripe to send along. */
export const expanded = ['payment_intent.payment_method', 'payment_intent.latest_charge'];

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** A session with what hangs on it, as a payment of ours. */
export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
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
  };
}

function statusOf({ status }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined): ProviderStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete' || !intent) return 'pending';
  if (intent.status === 'requires_capture') return 'authorized';
  if (intent.status === 'succeeded') return 'captured';
  // Nobody captured it in time.
  if (intent.status === 'canceled') return intent.cancellation_reason === 'automatic' ? 'expired' : 'voided';
  return intent.status === 'requires_payment_method' ? 'declined' : 'pending';
}

/** What was authorised and not captured goes back as a refund, which is none to us. */
function refundedOf(intent: Stripe.PaymentIntent | undefined): number {
  const charge = intent && expandedOf(intent.latest_charge);
  if (!charge?.captured) return 0;
  const released = charge.amount - charge.amount_captured;
  return charge.amount_refunded >= released ? charge.amount_refunded - released : charge.amount_refunded;
}

function methodOf(intent: Stripe.PaymentIntent): SavedAtProvider | undefined {
  const method = expandedOf(intent.payment_method);
  if (!method) return undefined;
  const customer = typeof intent.customer === 'string' ? intent.customer : intent.customer?.id;
  const keeps = intent.setup_future_usage && customer && { token: writeToken(customer, method.id) };
  const { card, paypal } = method;
  if (card) {
    const brand = brands[card.brand] ?? card.brand;
    return { ...keeps, brand, name: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
  }
  return { ...keeps, brand: paypal ? 'PayPal' : method.type, name: paypal?.payer_email ?? '' };
}

/** Undefined where Stripe sent only the name of it. */
function expandedOf<Thing extends object>(thing: Thing | string | null): Thing | undefined {
  return thing !== null && typeof thing === 'object' ? thing : undefined;
}
