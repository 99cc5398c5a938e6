import { createHash } from 'node:crypto';
import type { errorCodes, WalletCode } from '@trolley/contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Passwords } from '../platform/passwords/createPasswords.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';

/** What every operation on wallets works with. */
export interface Wallets {
  readonly database: Database;
  /** PINs are stored as passwords are: by their hashes. */
  readonly passwords: Passwords;
  readonly rateLimiter: RateLimiter;
  /** Order numbers by checkout; a checkout without an order is missing. */
  orderNumbersOf(checkoutIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether a payment is under way for one of these checkouts. */
  isAnyCheckoutOpen(tx: Queryable, checkoutIds: readonly string[]): Promise<boolean>;
}

/** Why a wallet is as it was. */
export interface WalletRefused {
  readonly failure: WalletCode | typeof errorCodes.tooManyRequests;
  readonly waitSeconds?: number;
}

/** WAL-02 */
export const mostCards = 10;

/** The number itself is on the card alone. */
export function hashOfNumber(number: string): Buffer {
  return createHash('sha256').update(number).digest();
}
