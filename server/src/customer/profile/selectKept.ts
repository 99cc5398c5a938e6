import type { Queryable } from '../../platform/database/database.ts';

const list = (fields: string, from: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${order}) from ${from}), '[]')`;
const theirs = (table: string) => `${table} where customer_id = customer.id`;
/** Whole rows, without what proves something to the shop alone. */
const rows = (table: string, order: string, secrets: readonly string[] = []) =>
  `coalesce((select json_agg(to_jsonb(${table}) - '{${secrets.join()}}'::text[] order by ${order}) from ${theirs(table)}), '[]')`;

/** What the customer's own view does not show. The hashes of password and links say nothing to anybody. */
const text = `
  select json_build_object(
           'customerId', id, 'salutation', salutation, 'birthdate', birthdate, 'createdAt', created_at,
           'changedAt', changed_at, 'ordersDelivered', orders_delivered, 'ordersCollected', orders_collected,
           'demo', demo, 'passwordSet', true) as account,
         json_build_object(
           'personalEmailAllowed', personal_email_allowed, 'personalMailAllowed', personal_mail_allowed,
           'personalSmsAllowed', personal_sms_allowed) as "communicationSettings",
         ${list(`'newsletterTopicId', newsletter_topic_id, 'subscribedAt', subscribed_at`, theirs('customer_newsletter_topic'), 'subscribed_at')} as newsletter,
         coalesce((select json_object_agg(id, created_at) from ${theirs('customer_address')}), '{}') as "addressTimes",
         ${list(`'poolId', pool_id, 'tags', tags, 'value', value, 'reason', reason, 'createdAt', created_at`, theirs('loyalty_movement'), 'id')} as "loyaltyMovements",
         ${list(`'cardNumber', card_number, 'firstName', first_name, 'lastName', last_name, 'loyalityMemberId', loyality_member_id`, 'offline_account where claimed_by = customer.id', 'card_number')} as "storeAccounts",
         ${list(`'id', public_id, 'device', device, 'createdAt', created_at, 'seenAt', seen_at, 'expiresAt', expires_at`, theirs('session'), 'created_at')} as sessions,
         ${list(`'purpose', purpose, 'subject', subject, 'createdAt', created_at, 'expiresAt', expires_at`, theirs('mail_token'), 'created_at')} as "openLinks",
         ${rows('shop_order', 'placed_at')} as orders,
         ${rows('checkout', 'created_at', ['browser_hash'])} as checkouts,
         ${rows('purchase', 'sku')} as purchases,
         ${rows('gift_card', 'linked_at', ['number_hash', 'pin_hash'])} as "giftCards",
         ${rows('delivery_pass', 'start_date')} as "deliveryPass",
         ${rows('pass_purchase', 'id')} as "passPurchases",
         ${rows('saved_payment_method', 'created_at', ['token'])} as "paymentMethods",
         ${rows('checkout_claim', 'reference', ['email_hash'])} as claims,
         ${rows('voucher_activation', 'activated_at')} as "activatedVouchers"
    from customer where id = $1`;

interface Kept extends Readonly<Record<string, unknown>> {
  /** When each address was saved, by its id. */
  readonly addressTimes: Readonly<Record<string, string>>;
}

export async function selectKept(on: Queryable, customerId: string): Promise<Kept | undefined> {
  const [row] = await on.query<Kept>({ text, values: [customerId] });
  return row;
}
