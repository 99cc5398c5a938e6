import type { RetentionRule } from '../platform/retention/rule.ts';

export const newsletterRetention: readonly RetentionRule[] = [
  {
    name: 'newsletter-request-address',
    table: 'newsletter_request',
    key: ['token_hash'],
    what: 'Addresses that a newsletter was asked for, and never confirmed',
    days: 0,
    since: 'expires_at',
    where: 'email is not null',
    blank: 'email = null',
    reason: 'without a confirmation there is no consent',
  },
  {
    name: 'newsletter-request',
    table: 'newsletter_request',
    key: ['token_hash'],
    what: 'Links that confirm a newsletter, without their address',
    days: 60,
    since: 'expires_at',
    reason: 'so long a late press is told that its link was used, or is over',
  },
  {
    name: 'newsletter-past-subscription',
    table: 'newsletter_past_subscription',
    key: ['subscriber_id', 'newsletter_topic_id', 'ended_at'],
    what: 'Consents of subscribers to newsletters they left',
    days: 3 * 365.25,
    since: 'ended_at',
    reason: 'that a newsletter was allowed when it was sent can be asked for as long as claims last',
  },
  {
    name: 'newsletter-subscriber',
    table: 'newsletter_subscriber',
    key: ['id'],
    what: 'Subscribers who left their last newsletter and did not come back',
    days: 3 * 365.25,
    since: 'ended_at',
    where: 'not exists (select from newsletter_subscription where subscriber_id = newsletter_subscriber.id)',
    reason: 'whom the proof of a consent is about; should they come back, links of earlier mails still let them leave',
  },
];
