import type { RetentionRule } from '../platform/retention/rule.ts';

/** The journal has no rule: it cannot be deleted, and knows people by id alone. */
export const staffRetention: readonly RetentionRule[] = [
  {
    name: 'staff-session',
    table: 'staff_session',
    key: ['id_hash'],
    what: 'Sessions of the studio that ended',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more',
  },
  {
    name: 'staff-login',
    table: 'staff_login',
    key: ['ticket_hash'],
    what: 'Log-ins to the studio that waited for their code',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more',
  },
  {
    name: 'staff-invitation',
    table: 'staff_invitation',
    key: ['token_hash'],
    what: 'Invitations to the studio that ended; the account stays, without a way in',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more',
  },
  {
    name: 'staff-preview',
    table: 'staff_preview',
    key: ['token_hash'],
    what: 'Previews of the shop that ended; those of a session end with it',
    days: 0,
    since: 'expires_at',
    reason: 'they open nothing any more',
  },
];
