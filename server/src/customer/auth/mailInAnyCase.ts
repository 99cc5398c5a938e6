import type { Queryable } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Customers } from '../customers.ts';

interface Written {
  /** Whether it may go out. */
  readonly isMeant: boolean;
  readonly mail: Mail;
  /** Keeps the secret of the mail's link. */
  save(tx: Queryable): Promise<void>;
}

/**
 * Writes a mail and the secret of its link, and takes both back where the mail must not go out. So an unknown address,
 * or one that got enough mails, takes the same time as any other.
 */
export async function mailInAnyCase(
  { database, queueMail }: Pick<Customers, 'database' | 'queueMail'>,
  { isMeant, mail, save }: Written,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query({ text: 'savepoint written' });
    await save(tx);
    await queueMail(tx, mail);
    await tx.query({ text: isMeant ? 'release savepoint written' : 'rollback to savepoint written' });
  });
}
