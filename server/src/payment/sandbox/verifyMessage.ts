import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import type { ProviderMessage, RawMessage } from '../provider.ts';

const toleranceMs = 5 * 60_000;
const signed = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const told = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  type: z.literal('payment.changed'),
  reference: z.string().check(z.regex(/^[\w-]{1,100}$/)),
});

/** Signed over its moment and its bytes with our key, and of these minutes; its id is in what is signed. */
export function verifyMessage({ headers, body }: RawMessage, key: string, now: number): ProviderMessage | undefined {
  const [, seconds, hex] = signed.exec(headers['sandbox-signature'] ?? '') ?? [];
  if (seconds === undefined || hex === undefined) return undefined;
  const right = createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
  if (!timingSafeEqual(right, Buffer.from(hex, 'hex'))) return undefined;
  if (Math.abs(now - Number(seconds) * 1000) > toleranceMs) return undefined;
  const message = readTold(body);
  return message && { messageId: message.id, reference: message.reference };
}

function readTold(body: Buffer): z.infer<typeof told> | undefined {
  try {
    return z.safeParse(told, JSON.parse(body.toString())).data;
  } catch {
    return undefined;
  }
}
