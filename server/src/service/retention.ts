import type { RetentionRule } from '../platform/retention/rule.ts';

export const serviceRetention: readonly RetentionRule[] = [
  {
    name: 'slot-hold',
    table: 'slot_hold',
    key: ['cart_id'],
    what: 'Holds of slots that ended or were given back',
    days: 7,
    since: 'held_until',
    reason: 'a cart shows for a while which slot it lost',
  },
];
