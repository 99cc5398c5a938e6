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
];
