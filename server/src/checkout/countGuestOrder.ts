import { errorCodes, guestOrdersByEmail, isHosted } from '@trolley/contract';
import type { CartRefused } from '../cart/refusals.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Ready } from './readyCheckout.ts';

const ordersOfRecipient = { max: 6, windowMs: 24 * 60 * 60_000 };

/**
 * An order that is paid later costs a guest nothing, and its mails go to whatever address they typed: without a limit a
 * stranger's mailbox could be flooded. Counted in the checkout's own transaction, so only what is begun counts.
 */
export async function countGuestOrder(
  tx: Queryable,
  { customerId, plan, attempt }: Pick<Ready, 'customerId' | 'plan' | 'attempt'>,
): Promise<CartRefused | undefined> {
  const { email } = attempt.billingAddress;
  if (customerId !== undefined || isHosted(plan.methodKey) || !email) return undefined;
  const waitSeconds = await createRateLimiter(tx).count(`guest order:${email.toLowerCase()}`, ordersOfRecipient);
  if (waitSeconds === undefined) return undefined;
  return { failure: errorCodes.tooManyRequests, payload: { limit: guestOrdersByEmail }, waitSeconds };
}
