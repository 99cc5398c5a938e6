import type { RetentionRule } from '../platform/retention/rule.ts';

export const consentRetention: readonly RetentionRule[] = [
  {
    name: 'consent-record',
    table: 'consent_record',
    key: ['customer_id', 'answered_at'],
    what: 'Answers of customers to the question for consent',
    days: 3 * 365.25,
    since: 'answered_at',
    reason: 'an answer counts for half a year; that it was given can be asked for as long as claims last',
  },
];
