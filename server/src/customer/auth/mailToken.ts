import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Customers } from '../customers.ts';

export type TokenPurpose = 'registration' | 'email' | 'password' | 'newsletter';

/** 256 random bits, as they stand in a link or a cookie. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest();

interface NewToken {
  readonly secret: string;
  readonly purpose: TokenPurpose;
  /** Missing for a registration: there is no customer yet. */
  readonly customerId?: string;
  readonly subject?: unknown;
  readonly browserHash?: Buffer;
  readonly hours: number;
}

export async function saveToken(tx: Queryable, token: NewToken): Promise<void> {
  const { secret, purpose, customerId, subject = {}, browserHash, hours } = token;
  await tx.query({
    name: 'mail-token-insert',
    text: `insert into mail_token (token_hash, customer_id, purpose, subject, browser_hash, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    values: [secretHash(secret), customerId, purpose, JSON.stringify(subject), browserHash, hours],
  });
}

export interface OpenedToken {
  readonly purpose: TokenPurpose;
  readonly customerId: string | null;
  readonly subject: unknown;
  readonly browserHash: Buffer | null;
}

/** Deletes the token, so it opens once. A token of another purpose is left alone. */
export async function openToken(
  tx: Queryable,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<OpenedToken | undefined> {
  const [opened] = await tx.query<OpenedToken>({
    name: 'mail-token-open',
    text: `delete from mail_token where token_hash = $1 and purpose = any($2) and expires_at > now()
           returning purpose, customer_id as "customerId", subject, browser_hash as "browserHash"`,
    values: [secretHash(secret), purposes],
  });
  return opened;
}

/** Whether it would open; it stays. */
export async function isOpenable(on: Queryable, secret: string, purpose: TokenPurpose): Promise<boolean> {
  const rows = await on.query({
    text: 'select 1 from mail_token where token_hash = $1 and purpose = $2 and expires_at > now()',
    values: [secretHash(secret), purpose],
  });
  return rows.length > 0;
}

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
