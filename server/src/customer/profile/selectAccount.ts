import type { Queryable } from '../../platform/database/database.ts';

const list = (fields: string, from: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${order}) from ${from}), '[]')`;
const theirs = (table: string) => `${table} where customer_id = customer.id`;

/** What the profile does not show. Hashes of passwords and links are left out: they tell a customer nothing. */
const text = `
  select json_build_object(
           'customerId', id, 'salutation', salutation, 'birthdate', birthdate, 'createdAt', created_at,
           'changedAt', changed_at, 'ordersDelivered', orders_delivered, 'ordersCollected', orders_collected,
           'addressesChangedAt', addresses_changed_at,
           'demo', demo, 'passwordSet', true) as account,
         json_build_object(
           'personalEmailAllowed', personal_email_allowed, 'personalMailAllowed', personal_mail_allowed,
           'personalSmsAllowed', personal_sms_allowed) as "communicationSettings",
         ${list(`'newsletterTopicId', newsletter_topic_id, 'subscribedAt', subscribed_at`, theirs('customer_newsletter_topic'), 'subscribed_at')} as newsletter,
         ${list(`'newsletterTopicId', newsletter_topic_id, 'consentText', consent_text, 'consentVersion', consent_version, 'subscribedAt', subscribed_at, 'endedAt', ended_at`, theirs('customer_past_newsletter_topic'), 'ended_at')} as "pastNewsletters",
         coalesce((select json_object_agg(id, created_at) from ${theirs('customer_address')}), '{}') as "addressTimes",
         ${list(`'cardNumber', card_number, 'firstName', first_name, 'lastName', last_name, 'loyalityMemberId', loyality_member_id`, 'offline_account where claimed_by = customer.id or kept_by = customer.id', 'card_number')} as "storeAccounts",
         ${list(`'id', public_id, 'device', device, 'createdAt', created_at, 'seenAt', seen_at, 'expiresAt', expires_at`, theirs('session'), 'created_at')} as sessions,
         ${list(`'purpose', purpose, 'subject', subject, 'createdAt', created_at, 'expiresAt', expires_at`, theirs('mail_token'), 'created_at')} as "openLinks"
    from customer where id = $1`;

interface StoredAccount extends Readonly<Record<string, unknown>> {
  /** When each address was saved, by its id. */
  readonly addressTimes: Readonly<Record<string, string>>;
}

export async function selectAccount(on: Queryable, customerId: string): Promise<StoredAccount | undefined> {
  const [row] = await on.query<StoredAccount>({ text, values: [customerId] });
  return row;
}
