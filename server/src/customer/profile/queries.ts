import type { CommunicationSettings, Salutation } from '@trolley/contract';
import { consentVersion } from '../../platform/consentVersion.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface PersonalRow {
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: Salutation | null;
  readonly academicTitle: string;
  /** As `1988-05-17`. */
  readonly birthdate: string | null;
}

const personal = `email, pending_email as "pendingEmail", first_name as "firstName", last_name as "lastName", salutation,
                  academic_title as "academicTitle", birthdate`;

export async function selectPersonal(on: Queryable, customerId: string): Promise<PersonalRow | undefined> {
  const text = `select ${personal} from customer where id = $1`;
  const [row] = await on.query<PersonalRow>({ name: 'customer-personal', text, values: [customerId] });
  return row;
}

/** Locks the customer until the transaction ends; undefined where the account is gone. */
export async function lockPersonal(tx: Queryable, customerId: string): Promise<PersonalRow | undefined> {
  const text = `select ${personal} from customer where id = $1 for no key update`;
  const [row] = await tx.query<PersonalRow>({ name: 'customer-personal-locked', text, values: [customerId] });
  return row;
}

export async function updatePersonal(tx: Queryable, customerId: string, row: PersonalRow): Promise<void> {
  const { email, pendingEmail, firstName, lastName, salutation, academicTitle, birthdate } = row;
  await tx.query({
    text: `update customer set email = $2, pending_email = $3, first_name = $4, last_name = $5, salutation = $6,
                  academic_title = $7, birthdate = $8, changed_at = now() where id = $1`,
    values: [customerId, email, pendingEmail, firstName, lastName, salutation, academicTitle, birthdate],
  });
}

/** The customer who has this address, if any. */
export async function ownerOf(on: Queryable, email: string): Promise<{ firstName: string; email: string } | undefined> {
  const [owner] = await on.query<{ firstName: string; email: string }>({
    text: 'select first_name as "firstName", email from customer where lower(email) = lower($1)',
    values: [email],
  });
  return owner;
}

/** Returns the former values; throws a unique violation where another account has the address. */
export async function setEmail(
  tx: Queryable,
  customerId: string,
  email: string,
): Promise<{ firstName: string; email: string } | undefined> {
  const [former] = await tx.query<{ firstName: string; email: string }>({
    text: `update customer set email = $2, pending_email = null, changed_at = now()
             from (select email, first_name from customer where id = $1 for no key update) former
            where id = $1 and pending_email = $2
           returning former.email, former.first_name as "firstName"`,
    values: [customerId, email],
  });
  return former;
}

/** It waits for nothing any more. */
export async function dropPendingEmail(tx: Queryable, customerId: string, email: string): Promise<void> {
  await tx.query({
    text: 'update customer set pending_email = null where id = $1 and pending_email = $2',
    values: [customerId, email],
  });
}

/** Skips a link that is being opened at this moment. */
export async function dropUnopened(tx: Queryable, customerId: string, purposes: readonly string[]): Promise<void> {
  await tx.query({
    text: `delete from mail_token where token_hash in (
             select token_hash from mail_token where customer_id = $1 and purpose = any($2) for update skip locked)`,
    values: [customerId, purposes],
  });
}

/** Waits for a link that is being opened. */
export async function dropTokens(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({ text: 'delete from mail_token where customer_id = $1', values: [customerId] });
}

const settings = `personal_email_allowed as "personalEmailAllowed", personal_mail_allowed as "personalMailAllowed",
                  personal_sms_allowed as "personalSmsAllowed"`;

export async function selectSettings(on: Queryable, customerId: string): Promise<CommunicationSettings | undefined> {
  const text = `select ${settings} from customer where id = $1`;
  const [row] = await on.query<CommunicationSettings>({ name: 'customer-settings', text, values: [customerId] });
  return row;
}

export async function updateSettings(
  on: Queryable,
  customerId: string,
  wished: CommunicationSettings,
): Promise<CommunicationSettings | undefined> {
  const [row] = await on.query<CommunicationSettings>({
    text: `update customer set personal_email_allowed = $2, personal_mail_allowed = $3, personal_sms_allowed = $4,
                  changed_at = now() where id = $1 returning ${settings}`,
    values: [customerId, wished.personalEmailAllowed, wished.personalMailAllowed, wished.personalSmsAllowed],
  });
  return row;
}

export async function selectTopics(on: Queryable, customerId: string): Promise<readonly string[]> {
  const rows = await on.query<{ id: string }>({
    text: `select newsletter_topic_id as id from customer_newsletter_topic where customer_id = $1
            order by subscribed_at, newsletter_topic_id`,
    values: [customerId],
  });
  return rows.map(({ id }) => id);
}

/** A topic that is subscribed to keeps the moment of its consent, and the words that were agreed to. */
export async function subscribe(
  tx: Queryable,
  customerId: string,
  topics: readonly string[],
  consent?: string,
): Promise<void> {
  await tx.query({
    text: `insert into customer_newsletter_topic (customer_id, newsletter_topic_id, consent_text, consent_version)
           select $1, unnest($2::text[]), $3, $4 on conflict do nothing`,
    values: [customerId, topics, consent ?? null, consent === undefined ? null : consentVersion(consent)],
  });
}

export async function setStore(
  tx: Queryable,
  customerId: string,
  { storeType, storeId }: { readonly storeType: string; readonly storeId: string },
): Promise<void> {
  await tx.query({
    text: `insert into customer_store (customer_id, store_type, store_id) values ($1, $2, $3)
           on conflict (customer_id, store_type) do update set store_id = excluded.store_id`,
    values: [customerId, storeType, storeId],
  });
}

export async function selectPasswordHash(on: Queryable, customerId: string): Promise<string | undefined> {
  const text = 'select password_hash as hash from customer where id = $1';
  const [row] = await on.query<{ hash: string }>({ text, values: [customerId] });
  return row?.hash;
}

/** Whatever refers to the customer goes along. Nothing where the password is another one by now. */
export async function deleteRow(
  tx: Queryable,
  customerId: string,
  passwordHash: string,
): Promise<{ readonly email: string; readonly firstName: string } | undefined> {
  const [row] = await tx.query<{ email: string; firstName: string }>({
    text: 'delete from customer where id = $1 and password_hash = $2 returning email, first_name as "firstName"',
    values: [customerId, passwordHash],
  });
  return row;
}
