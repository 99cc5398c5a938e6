import type { RetentionRule } from '../platform/retention/rule.ts';

export const checkoutRetention: readonly RetentionRule[] = [
  {
    name: 'checkout-failed',
    table: 'checkout',
    key: ['id'],
    what: 'Names, addresses and goods of payments that came to nothing',
    days: 30,
    since: 'created_at',
    where: `status = 'FAILED' and attempt <> '{}'`,
    blank: `attempt = '{}'`,
    reason: 'so long it may be asked why a payment came to nothing',
  },
];
