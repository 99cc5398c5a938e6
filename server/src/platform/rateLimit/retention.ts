import type { RetentionRule } from '../retention/rule.ts';

export const rateLimitRetention: readonly RetentionRule[] = [
  {
    name: 'tries',
    table: 'tries',
    key: ['key_hash', 'window_start'],
    what: 'Counted tries',
    days: 1,
    since: 'window_start',
    reason: 'limits count for a day at most',
  },
];
