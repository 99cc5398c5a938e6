import { errorCodes } from '@trolley/contract';
import type { RateLimit, RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { CustomerRefused } from '../refusals.ts';

const minute = 60_000;
const hour = 60 * minute;

export const limits = {
  /** By account and address together, so that a stranger's guesses do not lock the owner out elsewhere. */
  loginsToAccount: { max: 10, windowMs: 15 * minute },
  /** By account, over all addresses; where its owner logged in before, the device's own limit holds instead. */
  loginsFromAnywhere: { max: 30, windowMs: hour },
  loginsFromDevice: { max: 10, windowMs: 15 * minute },
  loginsFromAddress: { max: 60, windowMs: 15 * minute },
  mailsFromAddress: { max: 20, windowMs: hour },
  /** Of one purpose: mails for another do not use it up. */
  mailsToRecipient: { max: 3, windowMs: hour },
  allMailsToRecipient: { max: 6, windowMs: hour },
  triesOfCard: { max: 5, windowMs: hour },
  cardsFromAddress: { max: 10, windowMs: hour },
  passwordsOfCustomer: { max: 10, windowMs: 15 * minute },
} as const satisfies Record<string, RateLimit>;

/** What a mail asks to confirm. */
type MailPurpose = 'registration' | 'password' | 'email';

/** The keys that are counted under; `profile` and `auth` share those of mails and passwords. */
export const counted = {
  login: (email: string, address: string) => `login:${email.toLowerCase()}:${address}`,
  loginsFromAnywhere: (email: string) => `login:${email.toLowerCase()}`,
  loginsFromDevice: (mark: string) => `login device:${mark}`,
  loginsFrom: (address: string) => `logins:${address}`,
  mailsFrom: (address: string) => `mails:${address}`,
  mailsTo: (purpose: MailPurpose, email: string) => `mail:${purpose}:${email.toLowerCase()}`,
  allMailsTo: (email: string) => `mail:${email.toLowerCase()}`,
  unsentTo: (email: string) => `unsent:${email.toLowerCase()}`,
  card: (cardNumber: string) => `card:${cardNumber}`,
  cardsFrom: (address: string) => `cards:${address}`,
  password: (customerId: string) => `password:${customerId}`,
};

/** Counts one after the other, and refuses at the first that was tried too often. */
export async function overLimit(
  rateLimiter: RateLimiter,
  ...all: readonly (readonly [what: string, limit: RateLimit])[]
): Promise<CustomerRefused | undefined> {
  for (const [what, limit] of all) {
    const waitSeconds = await rateLimiter.count(what, limit);
    if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  }
  return undefined;
}

/**
 * Whether a mailbox was written to enough, for this purpose or altogether. What is not sent counts for nothing, but is
 * counted too: it costs the same either way.
 */
export async function isMailboxFull(rateLimiter: RateLimiter, purpose: MailPurpose, email: string): Promise<boolean> {
  const ofPurpose = await rateLimiter.count(counted.mailsTo(purpose, email), limits.mailsToRecipient);
  const all = ofPurpose === undefined ? counted.allMailsTo(email) : counted.unsentTo(email);
  const ofAll = await rateLimiter.count(all, limits.allMailsToRecipient);
  return ofPurpose !== undefined || ofAll !== undefined;
}
