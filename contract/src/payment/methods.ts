import { z } from 'zod/mini';

/** PAY-01, by the keys the specification names. */
export const paymentMethods = [
  'credit-cards',
  'paypal',
  'apple-pay',
  'google-pay',
  'pay-by-invoice-b2c',
  'pay-by-invoice-b2b',
  'payment-at-the-door',
  'payment-at-the-store',
  'gift-card-wallet',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentMethod = z.enum(paymentMethods);

/** WAL-05 */
export const walletMethod = 'gift-card-wallet' satisfies PaymentMethod;

/** PAY-04: payment on delivery or pickup and the wallet need no surcharge. */
const withoutSurcharge: ReadonlySet<string> = new Set<PaymentMethod>([
  'payment-at-the-door',
  'payment-at-the-store',
  walletMethod,
]);
export const isSurcharged = (method: string) => !withoutSurcharge.has(method);

/** Methods paid on the provider's page: no card number ever reaches this shop. */
const hosted: ReadonlySet<string> = new Set<PaymentMethod>(['credit-cards', 'paypal', 'apple-pay', 'google-pay']);
export const isHosted = (method: string) => hosted.has(method);

/** PAY-03 */
export const paymentMethodTypes = ['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET'] as const;

/** PAY-05: a saved payment method; the card itself is stored by the provider. */
export const savedPaymentMethod = z.object({
  id: z.uuid(),
  methodKey: paymentMethod,
  provider: z.string(),
  paymentBrand: z.string(),
  /** What to recognise it by: the last four digits, an address. */
  name: z.string(),
  cardExpiryMonth: z.optional(z.int()),
  cardExpiryYear: z.optional(z.int()),
  isPrimary: z.boolean(),
  /** WEEK-01: when an order was last paid with it; missing where none was yet. */
  usedAt: z.optional(z.string()),
  expired: z.boolean(),
});
export type SavedPaymentMethod = z.infer<typeof savedPaymentMethod>;
