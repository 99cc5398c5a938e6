import type { Queryable } from '../../platform/database/database.ts';
import type { Account } from './account.ts';

export interface Known {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly passwordHash: string;
}

const known = 'id, email, first_name as "firstName", password_hash as "passwordHash"';

export async function selectByEmail(on: Queryable, email: string): Promise<Known | undefined> {
  const [row] = await on.query<Known>({
    name: 'customer-by-email',
    text: `select ${known} from customer where lower(email) = lower($1)`,
    values: [email],
  });
  return row;
}

export async function selectById(on: Queryable, id: string): Promise<Known | undefined> {
  const text = `select ${known} from customer where id = $1`;
  const [row] = await on.query<Known>({ name: 'customer-by-id', text, values: [id] });
  return row;
}

/** Whether the password is still the one that was compared; the row is locked until the transaction ends. */
export async function holdPassword(tx: Queryable, { id, passwordHash }: Known): Promise<boolean> {
  const rows = await tx.query({
    name: 'customer-hold-password',
    text: 'select 1 from customer where id = $1 and password_hash = $2 for share',
    values: [id, passwordHash],
  });
  return rows.length > 0;
}

/** Whatever was asked for with the old password is over: links to a new one, and a new address that waits. */
export async function updatePassword(
  tx: Queryable,
  id: string,
  hashes: { readonly former?: string; readonly next: string },
): Promise<Pick<Known, 'email' | 'firstName'> | undefined> {
  const [row] = await tx.query<Pick<Known, 'email' | 'firstName'>>({
    text: `update customer set password_hash = $2, pending_email = null, changed_at = now()
            where id = $1 and password_hash = coalesce($3, password_hash) returning email, first_name as "firstName"`,
    values: [id, hashes.next, hashes.former],
  });
  if (!row) return undefined;
  await tx.query({
    text: `delete from mail_token where customer_id = $1 and purpose in ('password', 'email')`,
    values: [id],
  });
  return row;
}

/** Undefined where another registration with this address was faster: the unique index decides. */
async function insertCustomer(
  tx: Queryable,
  account: Account,
  membership: Membership | undefined,
): Promise<string | undefined> {
  const { email, passwordHash, firstName, lastName, salutation, academicTitle, birthdate } = account;
  const [row] = await tx.query<{ readonly id: string }>({
    text: `insert into customer (email, password_hash, first_name, last_name, salutation, academic_title, birthdate,
                                 mp_card_id, loyality_member_id, joe_authentication_status)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    values: [
      email,
      passwordHash,
      firstName,
      lastName,
      salutation,
      academicTitle,
      birthdate,
      membership?.cardNumber,
      membership?.loyalityMemberId,
      membership && 'Authenticated',
    ],
  });
  return row?.id;
}

export interface Membership {
  readonly cardNumber: string;
  readonly loyalityMemberId: string;
}

/** The hash of its activation code; nothing where there is no such card, or it was claimed. */
export async function selectCard(on: Queryable, cardNumber: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly hash: string | null }>({
    name: 'offline-account-code',
    text: 'select activation_code_hash as hash from offline_account where card_number = $1 and claimed_by is null',
    values: [cardNumber],
  });
  return row?.hash ?? undefined;
}

/** The account of an unclaimed card, locked until the transaction ends. */
async function lockCard(tx: Queryable, cardNumber: string): Promise<Membership | undefined> {
  const [row] = await tx.query<Membership>({
    text: `select card_number as "cardNumber", loyality_member_id as "loyalityMemberId" from offline_account
            where card_number = $1 and claimed_by is null for update`,
    values: [cardNumber],
  });
  return row;
}

async function claimCard(tx: Queryable, cardNumber: string, customerId: string): Promise<void> {
  await tx.query({
    text: 'update offline_account set claimed_by = $2 where card_number = $1',
    values: [cardNumber, customerId],
  });
}

type Created = { readonly customerId: string } | { readonly taken: 'card' | 'email' };

/** Inserts the customer, with the claimed card, unless address or card were taken meanwhile. */
export async function createAccount(tx: Queryable, account: Account): Promise<Created> {
  const { cardNumber } = account;
  const membership = cardNumber === undefined ? undefined : await lockCard(tx, cardNumber);
  if (cardNumber !== undefined && !membership) return { taken: 'card' };
  const customerId = await insertCustomer(tx, account, membership);
  if (customerId === undefined) return { taken: 'email' };
  if (membership) await claimCard(tx, membership.cardNumber, customerId);
  return { customerId };
}
