import type { RetentionRule } from '../retention/rule.ts';

export const botCheckRetention: readonly RetentionRule[] = [
  {
    name: 'used-proof',
    table: 'used_proof',
    key: ['proof_hash'],
    what: 'Answers to the bot check',
    days: 0,
    since: 'expires_at',
    reason: 'afterwards an answer is refused for its age',
  },
];
