import { createHash } from 'node:crypto';
import type { errorCodes, WalletCode } from '@trolley/contract';
import type { Passwords } from '../customer/passwords/passwords.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tries } from '../platform/tries/tries.ts';

/** What every operation on wallets works with. */
export interface Wallets {
  readonly database: Database;
  /** PINs are kept as passwords are: only what proves them. */
  readonly passwords: Passwords;
  readonly tries: Tries;
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
