import type { RetentionRule } from '../platform/retention/rule.ts';

export const loyaltyRetention: readonly RetentionRule[] = [
  {
    name: 'loyalty-member',
    table: 'loyalty_member',
    key: ['member_id'],
    what: 'Points of cards that were unlinked and never linked again, with their movements',
    days: 3 * 365.25,
    since: 'unlinked_at',
    where: 'customer_id is null',
    reason: 'whoever links the card again finds the points; after three years nobody is expected to',
  },
];
