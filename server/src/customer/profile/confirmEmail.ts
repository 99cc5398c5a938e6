import type { Queryable } from '../../platform/database/database.ts';
import type { Customers } from '../customers.ts';
import { takeOver } from '../newsletter/takeOver.ts';
import type { OpenedToken } from './openedToken.ts';
import { dropPendingEmail, dropUnopened, setEmail } from './queries.ts';

/**
 * The new address holds, and the old one gets a mail. False where another account has it by now, or another address was
 * asked for since: then the link is void.
 */
export async function confirmEmail(
  tx: Queryable,
  customers: Pick<Customers, 'queueMail' | 'mails' | 'takeSubscriptions'>,
  { customerId, subject }: OpenedToken,
): Promise<boolean> {
  const email = emailOf(subject);
  const former = email === undefined ? undefined : await takeEmail(tx, customerId, email);
  if (email === undefined || !former) return false;
  // Links that lie in the old mailbox open nothing any more.
  await dropUnopened(tx, customerId, ['email', 'password', 'newsletter']);
  await takeOver(tx, customers, { customerId, email });
  const { email: recipient, firstName } = former;
  await customers.queueMail(tx, customers.mails.emailChanged({ recipient, firstName, newEmail: email }));
  return true;
}

function emailOf(subject: unknown): string | undefined {
  const { email } = subject as { readonly email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

/** The unique index decides who gets the address; the transaction goes on either way. */
async function takeEmail(tx: Queryable, customerId: string, email: string) {
  await tx.query({ text: 'savepoint new_email' });
  try {
    return await setEmail(tx, customerId, email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    await tx.query({ text: 'rollback to savepoint new_email' });
    await dropPendingEmail(tx, customerId, email);
    return undefined;
  }
}
