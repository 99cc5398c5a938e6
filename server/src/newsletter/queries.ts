import type { Consent } from '../customer/newsletter/consent.ts';
import type { Queryable } from '../platform/database/database.ts';

export interface NewsletterRequest {
  readonly email: string;
  readonly topics: readonly string[];
  readonly consentText: string;
  readonly consentVersion: string;
}

export async function insertRequest(
  tx: Queryable,
  tokenHash: Buffer,
  { email, topics, consentText, consentVersion }: NewsletterRequest,
  hours: number,
): Promise<void> {
  await tx.query({
    text: `insert into newsletter_request (token_hash, email, topics, consent_text, consent_version, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    values: [tokenHash, email, topics, consentText, consentVersion, hours],
  });
}

export interface OpenedRequest extends Omit<NewsletterRequest, 'email'> {
  /** Null where it was used, or is over. */
  readonly email: string | null;
  readonly createdAt: Date;
  readonly isUsed: boolean;
  readonly isOver: boolean;
}

/** Locks it until the transaction ends, so that a link counts once. */
export async function lockRequest(tx: Queryable, tokenHash: Buffer): Promise<OpenedRequest | undefined> {
  const [row] = await tx.query<OpenedRequest>({
    text: `select email, topics, consent_text as "consentText", consent_version as "consentVersion",
                  created_at as "createdAt", used_at is not null as "isUsed", expires_at <= now() as "isOver"
             from newsletter_request where token_hash = $1 for update`,
    values: [tokenHash],
  });
  return row;
}

export async function markUsed(tx: Queryable, tokenHash: Buffer): Promise<void> {
  await tx.query({
    text: 'update newsletter_request set used_at = now(), email = null where token_hash = $1',
    values: [tokenHash],
  });
}

/** The subscriber of an address, made where there is none. Who comes back keeps the id: links of earlier mails name it. */
export async function subscriberOf(tx: Queryable, email: string): Promise<string> {
  const [row] = await tx.query<{ readonly id: string }>({
    text: `insert into newsletter_subscriber (email) values ($1)
           on conflict (lower(email)) do update set ended_at = null returning id`,
    values: [email],
  });
  if (!row) throw new Error('A subscriber was not written.');
  return row.id;
}

/** A topic that is subscribed to keeps the consent it has. */
export async function insertSubscriptions(
  tx: Queryable,
  subscriberId: string,
  { topics, consentText, consentVersion, createdAt }: Omit<OpenedRequest, 'email' | 'isUsed' | 'isOver'>,
): Promise<void> {
  await tx.query({
    text: `insert into newsletter_subscription
             (subscriber_id, newsletter_topic_id, consent_text, consent_version, asked_at)
           select $1, unnest($2::text[]), $3, $4, $5 on conflict do nothing`,
    values: [subscriberId, topics, consentText, consentVersion, createdAt],
  });
}

export async function selectSubscriberId(on: Queryable, email: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly id: string }>({
    name: 'newsletter-subscriber-by-email',
    text: 'select id from newsletter_subscriber where lower(email) = lower($1)',
    values: [email],
  });
  return row?.id;
}

export interface Subscriber {
  /** Null where the address has an account by now. */
  readonly email: string | null;
  /** Whose account it is. */
  readonly customerId: string | null;
}

export async function selectSubscriber(on: Queryable, id: string): Promise<Subscriber | undefined> {
  const [row] = await on.query<Subscriber>({
    name: 'newsletter-subscriber',
    text: 'select email, customer_id as "customerId" from newsletter_subscriber where id = $1',
    values: [id],
  });
  return row;
}

/** Ends a subscriber's subscriptions, all of them if no topics are named; what was agreed to stays as proof for a while. */
export async function endSubscriptions(
  tx: Queryable,
  subscriberId: string,
  topics: readonly string[] | undefined,
): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly topic: string }>({
    text: `with gone as (
             delete from newsletter_subscription
              where subscriber_id = $1 and ($2::text[] is null or newsletter_topic_id = any($2)) returning *
           ), kept as (
             insert into newsletter_past_subscription
                    (subscriber_id, newsletter_topic_id, consent_text, consent_version, asked_at, confirmed_at)
             select subscriber_id, newsletter_topic_id, consent_text, consent_version, asked_at, confirmed_at from gone
           ) select newsletter_topic_id as topic from gone`,
    values: [subscriberId, topics ?? null],
  });
  await tx.query({
    text: `update newsletter_subscriber set ended_at = now()
            where id = $1 and ended_at is null and customer_id is null
              and not exists (select from newsletter_subscription where subscriber_id = $1)`,
    values: [subscriberId],
  });
  return rows.map(({ topic }) => topic);
}

/** What was asked for with this address and waits for its link is over, too. */
export async function dropRequests(tx: Queryable, email: string): Promise<void> {
  await tx.query({
    text: 'delete from newsletter_request where lower(email) = lower($1) and email is not null',
    values: [email],
  });
}

/** Takes a subscriber out of the lists, and returns what they had agreed to. Links of their mails are the customer's. */
export async function takeSubscriber(tx: Queryable, email: string, customerId: string): Promise<readonly Consent[]> {
  const subscriberId = await selectSubscriberId(tx, email);
  if (subscriberId === undefined) return [];
  const consents = await tx.query<Consent>({
    text: `select newsletter_topic_id as topic, consent_text as "consentText", consent_version as "consentVersion",
                  confirmed_at as "confirmedAt"
             from newsletter_subscription where subscriber_id = $1 order by newsletter_topic_id`,
    values: [subscriberId],
  });
  await endSubscriptions(tx, subscriberId, undefined);
  await tx.query({
    text: 'update newsletter_subscriber set customer_id = $2, email = null, ended_at = null where id = $1',
    values: [subscriberId, customerId],
  });
  return consents;
}

export interface SubscriberOnList {
  readonly subscriberId: string;
  readonly email: string;
  readonly since: Date;
}

export function selectSubscribersOfTopic(on: Queryable, topic: string): Promise<readonly SubscriberOnList[]> {
  return on.query<SubscriberOnList>({
    text: `select newsletter_subscriber.id as "subscriberId", newsletter_subscriber.email,
                  newsletter_subscription.confirmed_at as since
             from newsletter_subscription
             join newsletter_subscriber on newsletter_subscriber.id = newsletter_subscription.subscriber_id
            where newsletter_subscription.newsletter_topic_id = $1 order by newsletter_subscriber.email`,
    values: [topic],
  });
}

/** All that is stored of an address, and of the subscribers that an account took over. */
export async function selectOf(on: Queryable, { id, email }: { readonly id: string; readonly email?: string }) {
  const whose = 'newsletter_subscriber.customer_id = $1 or lower(newsletter_subscriber.email) = lower($2)';
  const values = [id, email ?? null];
  const subscribers = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_subscriber) as row from newsletter_subscriber where ${whose} order by created_at`,
    values,
  });
  const subscriptions = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_subscription) - 'subscriber_id' as row from newsletter_subscription
             join newsletter_subscriber on newsletter_subscriber.id = subscriber_id
            where ${whose} order by newsletter_topic_id`,
    values,
  });
  const past = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_past_subscription) - 'subscriber_id' as row from newsletter_past_subscription
             join newsletter_subscriber on newsletter_subscriber.id = subscriber_id
            where ${whose} order by newsletter_past_subscription.ended_at, newsletter_topic_id`,
    values,
  });
  const requests = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_request) - 'token_hash' as row from newsletter_request
            where lower(email) = lower($1) and email is not null order by created_at`,
    values: [email ?? null],
  });
  const rowsOf = (rows: readonly { readonly row: object }[]) => rows.map(({ row }) => row);
  return {
    ...{ subscribers: rowsOf(subscribers), subscriptions: rowsOf(subscriptions) },
    ...{ past: rowsOf(past), requests: rowsOf(requests) },
  };
}

export async function selectSecret(on: Queryable): Promise<Buffer> {
  const [row] = await on.query<{ readonly secret: Buffer }>({
    text: `select secret from newsletter_secret where name = 'unsubscribe'`,
  });
  if (!row) throw new Error('The database has no secret for links of newsletters.');
  return row.secret;
}
