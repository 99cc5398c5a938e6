import type Stripe from 'stripe';
import { ProviderAway, ProviderRefusal } from '../provider.ts';

const away = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // A wrong key is ours to put right, and then the same call may succeed.
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** The library's errors as ours: it is not known what happened, or nothing did. */
export function troubleOf(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  // Another process asks the same at this moment.
  if (away.has(error.type) || error.statusCode === 409)
    return new ProviderAway(`Stripe does not answer: ${error.type}`, { cause: error });
  return new ProviderRefusal('stripe', error.code ?? error.type);
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && typeof error.type === 'string';
}
