import { errorCodes } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { Orders } from '../orders.ts';
import { insertWithdrawal, type Withdrawal } from '../storage/withdrawals.ts';
import { newWithdrawalReference } from './newWithdrawalReference.ts';

const hourMs = 60 * 60_000;
/** Enough to try again, too few to flood a stranger's mailbox. */
const ofAddress = { max: 5, windowMs: hourMs };
const ofRecipient = { max: 3, windowMs: hourMs };

interface Received {
  readonly reference: string;
  readonly receivedAt: Date;
}

/**
 * Stores a declaration of withdrawal as it came and mails its receipt at once. Whether there is such an order is for a
 * person to find out: the answer is the same, so it tells nothing about other customers' orders.
 */
export async function withdraw(
  orders: Pick<Orders, 'database' | 'mails'> & { readonly rateLimiter: RateLimiter },
  withdrawal: Withdrawal,
  address: string,
): Promise<Received | { readonly failure: typeof errorCodes.tooManyRequests; readonly waitSeconds: number }> {
  const { database, mails, rateLimiter } = orders;
  const waitSeconds =
    (await rateLimiter.count(`withdrawal from:${address}`, ofAddress)) ??
    (await rateLimiter.count(`withdrawal to:${withdrawal.email.toLowerCase()}`, ofRecipient));
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  return database.transaction(async (tx) => {
    const received = await keepWithdrawal(tx, withdrawal);
    await queueMail(tx, mails.withdrawal({ ...withdrawal, ...received }));
    return received;
  });
}

async function keepWithdrawal(tx: Queryable, withdrawal: Withdrawal): Promise<Received> {
  const reference = newWithdrawalReference();
  const receivedAt = await insertWithdrawal(tx, { ...withdrawal, reference });
  return receivedAt ? { reference, receivedAt } : keepWithdrawal(tx, withdrawal);
}
