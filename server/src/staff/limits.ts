import type { RateLimit } from '../platform/rateLimit/rateLimiter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Like those of customers (decision 0033), and those of codes. */
export const limits = {
  /** By account and address together, so that a stranger's guesses do not lock the owner out elsewhere. */
  loginsToAccount: { max: 10, windowMs: 15 * minute },
  /** By account, over all addresses; where its owner logged in before, the device's own limit holds instead. */
  loginsFromAnywhere: { max: 30, windowMs: hour },
  loginsFromDevice: { max: 10, windowMs: 15 * minute },
  loginsFromAddress: { max: 60, windowMs: 15 * minute },
  /** Whoever gets as far as a code has the password. Three codes are right at a time: one guess in 50,000 a day. */
  codesOfAccount: { max: 20, windowMs: 24 * hour },
  codesFromAddress: { max: 60, windowMs: 15 * minute },
  invitationsFromAddress: { max: 60, windowMs: 15 * minute },
  /** More than a new store has people; too few to try out which addresses have accounts. */
  invitationsOfStaff: { max: 60, windowMs: hour },
  codesOfInvitation: { max: 20, windowMs: 24 * hour },
  passwordsOfStaff: { max: 10, windowMs: 15 * minute },
  /** Entries about calls beyond somebody's rights: enough to notice, too few to fill the journal. */
  refusalsOfStaff: { max: 30, windowMs: hour },
  previewsOfStaff: { max: 60, windowMs: minute },
} as const satisfies Record<string, RateLimit>;

/** The keys that are counted under. */
export const counted = {
  login: (email: string, address: string) => `staff login:${email.toLowerCase()}:${address}`,
  loginsFromAnywhere: (email: string) => `staff login:${email.toLowerCase()}`,
  loginsFromDevice: (mark: string) => `staff login device:${mark}`,
  loginsFrom: (address: string) => `staff logins:${address}`,
  codes: (staffId: string) => `staff code:${staffId}`,
  codesFrom: (address: string) => `staff codes:${address}`,
  invitationsFrom: (address: string) => `staff invitations:${address}`,
  invitations: (staffId: string) => `staff invites:${staffId}`,
  invitation: (staffId: string) => `staff invitation:${staffId}`,
  password: (staffId: string) => `staff password:${staffId}`,
  refusals: (staffId: string) => `staff refused:${staffId}`,
  previews: (staffId: string) => `staff preview:${staffId}`,
};
