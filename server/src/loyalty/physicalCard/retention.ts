import type { RetentionRule } from '../../platform/retention/rule.ts';

export const physicalCardRetention: readonly RetentionRule[] = [
  {
    name: 'physical-card-address',
    table: 'physical_card',
    key: ['member_id'],
    what: 'Addresses that plastic cards were posted to; the card itself stays known',
    days: 60,
    since: 'sent_at',
    where: 'address is not null',
    blank: 'address = null',
    reason: 'they were given for this letter alone; sixty days are enough to trace one that did not arrive',
  },
];
