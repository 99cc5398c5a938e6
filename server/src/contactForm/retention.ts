import type { RetentionRule } from '../platform/retention/rule.ts';

export const contactFormRetention: readonly RetentionRule[] = [
  {
    name: 'form-submission',
    table: 'form_submission',
    key: ['id'],
    what: 'Messages of contact forms and questionnaires, with their files, `keepDays` of their form after they came',
    days: 0,
    since: 'delete_after',
    reason: 'the form says so to whoever sends it; by then they are answered',
  },
  {
    name: 'form-upload',
    table: 'form_upload',
    key: ['id'],
    what: 'Files that no message followed, a day after they were sent',
    days: 0,
    since: 'delete_after',
    reason: 'nobody will ask for them',
  },
];
