import type { RetentionRule } from '../retention/rule.ts';

export const mailRetention: readonly RetentionRule[] = [
  {
    name: 'mail',
    table: 'mail',
    key: ['id'],
    what: 'Mails, sent ones (without their content, which goes when they are sent) and failed ones',
    days: 30,
    since: 'created_at',
    where: 'sent_at is not null or queued_at < $1',
    reason: 'to answer whether something was sent, and to send again what failed',
  },
];
