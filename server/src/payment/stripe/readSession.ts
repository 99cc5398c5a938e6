import type Stripe from 'stripe';

const ofIntent = ['payment_method', 'latest_charge', 'latest_charge.refunds'];

/** A session with all that hangs on it. What was authorised again has none of its own, and is read as one that is over. */
export async function readSession(stripe: Stripe, reference: string): Promise<ReadSession> {
  if (!reference.startsWith('pi_'))
    return stripe.checkout.sessions.retrieve(reference, { expand: ofIntent.map((path) => `payment_intent.${path}`) });
  const intent = await stripe.paymentIntents.retrieve(reference, { expand: ofIntent });
  return {
    status: 'complete',
    client_reference_id: intent.metadata.paymentId ?? null,
    payment_intent: intent,
    amount_total: intent.amount,
    currency: intent.currency,
  };
}

/** What is read of a session. */
type Read = 'status' | 'client_reference_id' | 'payment_intent' | 'amount_total' | 'currency';
export type ReadSession = Pick<Stripe.Checkout.Session, Read>;
