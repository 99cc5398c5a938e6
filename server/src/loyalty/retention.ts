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
  {
    name: 'loyalty-task',
    table: 'loyalty_task',
    key: ['id'],
    what: 'Bookings that an outside loyalty programme was told of',
    days: 3 * 365.25,
    since: 'created_at',
    where: '(done_at is not null or refused is not null)',
    reason: 'a later refund takes back what an order brought',
  },
];
