import type { CustomerFile } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

type Demo = NonNullable<CustomerFile['demo']>;

interface KnownDemo {
  readonly id: string;
  readonly passwordHash: string;
  readonly memberId: string | null;
}

const demoCustomer = `select id, password_hash as "passwordHash", loyality_member_id as "memberId"
  from customer where demo and lower(email) = lower($1)`;

export async function findDemoCustomer(on: Queryable, email: string): Promise<KnownDemo | undefined> {
  const [row] = await on.query<KnownDemo>({ text: demoCustomer, values: [email] });
  return row;
}

/** Another process that starts waits, so that nobody gets their points twice. */
export async function lockDemoCustomer(tx: Queryable, email: string): Promise<KnownDemo | undefined> {
  const [row] = await tx.query<KnownDemo>({ text: `${demoCustomer} for no key update`, values: [email] });
  return row;
}

/** LOY-01: with card and membership, unless the file says that nobody proved it. */
export const isDemoMember = ({ mpCardId, loyalityMemberId, proved = true }: Demo['customers'][number]): boolean =>
  mpCardId !== undefined && loyalityMemberId !== undefined && proved;

/**
 * A customer since long before the orders that the demo gives them. Whoever is there already, by address, card or member id,
 * is left as they are.
 */
export async function insertDemoCustomer(
  tx: Queryable,
  demo: Demo['customers'][number],
  passwordHash: string,
): Promise<void> {
  const { email, firstName, lastName, salutation, birthdate, mpCardId, loyalityMemberId } = demo;
  await tx.query({
    text: `insert into customer (email, password_hash, first_name, last_name, salutation, birthdate, mp_card_id,
                                 loyality_member_id, joe_authentication_status, demo, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, now() - interval '400 days') on conflict do nothing`,
    values: [
      email,
      passwordHash,
      firstName,
      lastName,
      salutation,
      birthdate,
      mpCardId ?? null,
      loyalityMemberId ?? null,
      isDemoMember(demo) ? 'Authenticated' : null,
    ],
  });
}

export async function setDemoPassword(tx: Queryable, customerId: string, passwordHash: string): Promise<void> {
  await tx.query({
    text: 'update customer set password_hash = $2 where id = $1 and password_hash <> $2',
    values: [customerId, passwordHash],
  });
}

/** Notes of a card that was written before cards were marked that it is the demo's. */
export async function isCardKnown(
  on: Queryable,
  { cardNumber, loyalityMemberId }: Pick<Demo['cards'][number], 'cardNumber' | 'loyalityMemberId'>,
): Promise<boolean> {
  const known = await on.query({
    text: `with marked as (
             update offline_account set demo = true where card_number = $1 and loyality_member_id = $2 and not demo
           )
           select 1 from offline_account where card_number = $1`,
    values: [cardNumber, loyalityMemberId],
  });
  return known.length > 0;
}

/** A card that was claimed stays claimed. */
export async function insertCard(
  on: Queryable,
  { cardNumber, firstName, lastName, loyalityMemberId }: Demo['cards'][number],
  activationCodeHash: string,
  claimedBy?: string,
): Promise<void> {
  await on.query({
    text: `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id,
             claimed_by, demo)
           values ($1, $2, $3, $4, $5, $6, true) on conflict do nothing`,
    values: [cardNumber, activationCodeHash, firstName, lastName, loyalityMemberId, claimedBy ?? null],
  });
}

/** Passwords and codes that everybody can read open nothing in a shop of a retailer; answers whose carts are left. */
export async function closeDemo(tx: Queryable, cards: readonly string[]): Promise<readonly string[]> {
  const gone = await tx.query<{ id: string }>({ text: 'delete from customer where demo returning id' });
  await tx.query({
    text: 'delete from offline_account where (demo or card_number = any($1)) and claimed_by is null',
    values: [cards],
  });
  return gone.map(({ id }) => id);
}
