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
];
