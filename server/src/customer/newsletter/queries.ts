import type { Queryable } from '../../platform/database/database.ts';
import type { Consent } from './consent.ts';

/** A topic that is subscribed to keeps the consent it has. */
export async function subscribeWithConsent(
  tx: Queryable,
  customerId: string,
  consents: readonly Consent[],
): Promise<void> {
  await tx.query({
    text: `insert into customer_newsletter_topic
             (customer_id, newsletter_topic_id, consent_text, consent_version, subscribed_at)
           select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) on conflict do nothing`,
    values: [
      customerId,
      consents.map(({ topic }) => topic),
      consents.map(({ consentText }) => consentText),
      consents.map(({ consentVersion }) => consentVersion),
      consents.map(({ confirmedAt }) => confirmedAt),
    ],
  });
}

export async function selectIdByEmail(on: Queryable, email: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly id: string }>({
    name: 'customer-id-by-email',
    text: 'select id from customer where lower(email) = lower($1)',
    values: [email],
  });
  return row?.id;
}

export async function selectEmailById(on: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly email: string }>({
    name: 'customer-email-by-id',
    text: 'select email from customer where id = $1',
    values: [customerId],
  });
  return row?.email;
}

/** Which of the topics ended; without topics all of them do. What was agreed to stays as proof for a while. */
export async function endTopics(
  tx: Queryable,
  customerId: string,
  topics: readonly string[] | undefined,
): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly topic: string }>({
    text: `with gone as (
             delete from customer_newsletter_topic
              where customer_id = $1 and ($2::text[] is null or newsletter_topic_id = any($2)) returning *
           ), kept as (
             insert into customer_past_newsletter_topic
                    (customer_id, newsletter_topic_id, consent_text, consent_version, subscribed_at)
             select customer_id, newsletter_topic_id, consent_text, consent_version, subscribed_at from gone
           ) select newsletter_topic_id as topic from gone`,
    values: [customerId, topics ?? null],
  });
  return rows.map(({ topic }) => topic);
}

export interface CustomerOnList {
  readonly customerId: string;
  readonly email: string;
  readonly since: Date;
}

export function selectCustomersOfTopic(on: Queryable, topic: string): Promise<readonly CustomerOnList[]> {
  return on.query<CustomerOnList>({
    text: `select customer.id as "customerId", customer.email, customer_newsletter_topic.subscribed_at as since
             from customer_newsletter_topic
             join customer on customer.id = customer_newsletter_topic.customer_id
            where customer_newsletter_topic.newsletter_topic_id = $1 order by customer.email`,
    values: [topic],
  });
}
