import type { RetentionRule } from '../platform/retention/rule.ts';

export const customerRetention: readonly RetentionRule[] = [
  {
    name: 'session',
    table: 'session',
    key: ['id_hash'],
    what: 'Sessions that ended',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more',
  },
  {
    name: 'mail-token',
    table: 'mail_token',
    key: ['token_hash'],
    what: 'Links of mails that ended, and with them registrations that were never confirmed',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more; without a confirmation there is no customer',
  },
  {
    name: 'customer-past-newsletter-topic',
    table: 'customer_past_newsletter_topic',
    key: ['customer_id', 'newsletter_topic_id', 'ended_at'],
    what: 'Consents of customers to newsletters they left',
    days: 3 * 365.25,
    since: 'ended_at',
    reason: 'that a newsletter was allowed when it was sent can be asked for as long as claims last',
  },
];
