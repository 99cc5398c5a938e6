import type { Queryable } from '../database/database.ts';

export interface WrittenMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** What was written to an address, as far as it is still known; links in a mail stay between the mail and its reader. */
export function mailsTo(on: Queryable, recipient: string): Promise<readonly WrittenMail[]> {
  return on.query<WrittenMail>({
    text: `select kind, recipient, subject, created_at as "createdAt", sent_at as "sentAt" from mail
            where lower(recipient) = lower($1) order by created_at, id`,
    values: [recipient],
  });
}

/** Also what waits to be sent. */
export async function forgetMailsTo(tx: Queryable, recipient: string): Promise<void> {
  await tx.query({ text: 'delete from mail where lower(recipient) = lower($1)', values: [recipient] });
}
