import type Stripe from 'stripe';
import type { PaymentAsk } from '../provider.ts';
import { readToken } from './methodToken.ts';

const languages = ['de', 'en'] as const;
/**
 * No page of Stripe's ends sooner than half an hour after it was made, so it asks for that much more than our own time,
 * after which the reconciler closes it. Not counted from now: the same question must be the same every time.
 */
const shortestPage = 30 * 60;
const anyKept = ['always', 'limited', 'unspecified'] as const;

/** A Checkout session: one sum, authorised only, in the shop's own currency and no other. */
export function sessionAsk(ask: PaymentAsk): Stripe.Checkout.SessionCreateParams {
  const { paymentId, checkoutId, amount, currency, methodKey, returnUrl, cancelUrl, locale, saveMethod } = ask;
  const known = readToken(ask.savedToken);
  const metadata = {
    paymentId,
    checkoutId,
    ...(ask.customerReference !== undefined && { customerReference: ask.customerReference }),
  };
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: new URL(returnUrl).host },
        },
      },
    ],
    // Wallets of telephones are cards to Checkout, which shows their buttons where a device has them.
    allowed_payment_method_types: [methodKey === 'paypal' ? 'paypal' : 'card'],
    payment_intent_data: {
      capture_method: 'manual',
      metadata,
      ...(saveMethod && { setup_future_usage: 'off_session' as const }),
    },
    adaptive_pricing: { enabled: false },
    // A saved method belongs to a customer of Stripe's, so a shopper who chose one has a customer there already.
    ...(known
      ? {
          customer: known.customer,
          saved_payment_method_options: { allow_redisplay_filters: [...anyKept] },
        }
      : saveMethod && { customer_creation: 'always' as const }),
    metadata,
    locale: languages.find((language) => locale.toLowerCase().startsWith(language)) ?? 'auto',
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(ask.expiresAt.getTime() / 1000) + shortestPage,
  };
}
