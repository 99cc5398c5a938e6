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

/** The subscriber of an address, made where there is none. */
export async function subscriberOf(tx: Queryable, email: string): Promise<string> {
  const [row] = await tx.query<{ readonly id: string }>({
    text: `insert into newsletter_subscriber (email) values ($1)
           on conflict (lower(email)) do update set email = newsletter_subscriber.email returning id`,
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

/** Ends a subscriber's subscriptions, all of them if no topics are named; without any there is no subscriber. */
export async function deleteSubscriptions(
  tx: Queryable,
  subscriberId: string,
  topics: readonly string[] | undefined,
): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly topic: string }>({
    text: `delete from newsletter_subscription
            where subscriber_id = $1 and ($2::text[] is null or newsletter_topic_id = any($2))
           returning newsletter_topic_id as topic`,
    values: [subscriberId, topics ?? null],
  });
  await tx.query({
    text: `delete from newsletter_subscriber where id = $1
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

/** Takes a subscriber out of the lists, and returns what they had agreed to. */
export async function takeSubscriber(tx: Queryable, email: string): Promise<readonly Consent[]> {
  const consents = await tx.query<Consent>({
    text: `select newsletter_topic_id as topic, consent_text as "consentText", consent_version as "consentVersion",
                  confirmed_at as "confirmedAt"
             from newsletter_subscription
             join newsletter_subscriber on newsletter_subscriber.id = subscriber_id
            where lower(newsletter_subscriber.email) = lower($1) order by newsletter_topic_id`,
    values: [email],
  });
  await tx.query({
    text: 'delete from newsletter_subscriber where lower(email) = lower($1)',
    values: [email],
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

/** All that is stored of an address. */
export async function selectOfAddress(on: Queryable, email: string) {
  const subscriptions = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_subscription) - 'subscriber_id' as row from newsletter_subscription
             join newsletter_subscriber on newsletter_subscriber.id = subscriber_id
            where lower(newsletter_subscriber.email) = lower($1) order by newsletter_topic_id`,
    values: [email],
  });
  const requests = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(newsletter_request) - 'token_hash' as row from newsletter_request
            where lower(email) = lower($1) and email is not null order by created_at`,
    values: [email],
  });
  return { subscriptions: subscriptions.map(({ row }) => row), requests: requests.map(({ row }) => row) };
}

export async function selectSecret(on: Queryable): Promise<Buffer> {
  const [row] = await on.query<{ readonly secret: Buffer }>({
    text: `select secret from newsletter_secret where name = 'unsubscribe'`,
  });
  if (!row) throw new Error('The database has no secret for links of newsletters.');
  return row.secret;
}
