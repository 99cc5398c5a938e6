import { errorCodes } from '@trolley/contract';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { Tries } from '../../platform/tries/tries.ts';
import type { Orders } from '../orders.ts';
import { insertWithdrawal, type Withdrawal } from '../storage/withdrawals.ts';

const hourMs = 60 * 60_000;
/** Somebody may try again; nobody shall flood a stranger's letter box. */
const ofAddress = { max: 5, windowMs: hourMs };
const ofRecipient = { max: 3, windowMs: hourMs };

interface Received {
  readonly reference: string;
  readonly receivedAt: Date;
}

/**
 * Keeps a declaration of withdrawal as it came and mails its receipt at once. Whether there is such an order is for a
 * person to find out: the answer is the same, so nobody learns of anybody's.
 */
export async function withdraw(
  orders: Pick<Orders, 'database' | 'letters'> & { readonly tries: Tries },
  withdrawal: Withdrawal,
  address: string,
): Promise<Received | { readonly failure: typeof errorCodes.tooManyRequests; readonly waitSeconds: number }> {
  const { database, letters, tries } = orders;
  const waitSeconds =
    (await tries.count(`withdrawal from:${address}`, ofAddress)) ??
    (await tries.count(`withdrawal to:${withdrawal.email.toLowerCase()}`, ofRecipient));
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  return database.transaction(async (tx) => {
    const received = await insertWithdrawal(tx, withdrawal);
    await queueMail(tx, letters.withdrawal({ ...withdrawal, ...received }));
    return received;
  });
}
