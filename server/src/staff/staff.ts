import type { Database } from '../platform/database/database.ts';
import type { Passwords } from '../platform/passwords/createPasswords.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { StaffSessions } from './session/sessions.ts';

/** What the operations on staff work with. */
export interface Staff {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly rateLimiter: RateLimiter;
  readonly sessions: StaffSessions;
  /** Where links lead to. */
  readonly baseUrl: string;
  /** Stands beside the codes in an authenticator app. */
  readonly shopName: string;
  isStore(id: string): boolean;
  now(): number;
}
