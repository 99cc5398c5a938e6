import { z } from 'zod/mini';
import type { PaymentProvider } from '../provider.ts';
import { askSandbox, type SandboxAccess } from './askSandbox.ts';
import { verifyMessage } from './verifyMessage.ts';

interface Parts extends Omit<SandboxAccess, 'timeoutMs'> {
  /** Where its messages reach this shop. */
  readonly messageUrl: string;
  readonly timeoutMs?: number;
}

const statuses = [
  'pending',
  'authorized',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'voided',
  'refunded',
] as const;
const created = z.object({ reference: z.string(), hostedUrl: z.url() });
const payment = z.object({
  status: z.enum(statuses),
  paymentId: z.string(),
  amount: z.int(),
  currency: z.string(),
  captured: z.int(),
  refunded: z.int(),
  method: z.optional(
    z.object({
      token: z.optional(z.string()),
      brand: z.string(),
      name: z.string(),
      expiryMonth: z.optional(z.int()),
      expiryYear: z.optional(z.int()),
    }),
  ),
  declineCode: z.optional(z.string()),
});
const nothing = z.object({});
const usualTimeoutMs = 10_000;

/** PAY-07: the provider of this repository, for development and demonstration. */
export function sandboxProvider({ url, key, messageUrl, timeoutMs = usualTimeoutMs }: Parts): PaymentProvider {
  const access = { url, key, timeoutMs };
  const order = async (kind: string, reference: string, body: object, idempotencyKey: string) => {
    const path = `/v1/payments/${encodeURIComponent(reference)}/${kind}`;
    await askSandbox(access, { method: 'POST', path, body, idempotencyKey, reply: nothing });
  };
  return {
    name: 'sandbox',
    create({ paymentId, amount, currency, methodKey, returnUrl, cancelUrl, locale, saveMethod, ...ask }) {
      const { savedToken, customerReference } = ask;
      const expiresAt = ask.expiresAt.toISOString();
      const body = {
        paymentId,
        amount,
        currency,
        methodKey,
        returnUrl,
        cancelUrl,
        messageUrl,
        locale,
        saveMethod,
        savedToken,
        customerReference,
        expiresAt,
      };
      return askSandbox(access, { method: 'POST', path: '/v1/payments', body, reply: created });
    },
    read: (reference) =>
      askSandbox(access, { method: 'GET', path: `/v1/payments/${encodeURIComponent(reference)}`, reply: payment }),
    capture: (reference, amount, key) => order('capture', reference, { amount }, key),
    void: (reference, key) => order('void', reference, {}, key),
    refund: (reference, amount, key) => order('refund', reference, { amount }, key),
    verify: (message, now) => verifyMessage(message, key, now),
    async forgetMethod(token) {
      const path = `/v1/methods/${encodeURIComponent(token)}`;
      await askSandbox(access, { method: 'DELETE', path, reply: nothing });
    },
  };
}
