import { errorCodes, staffFailures } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';
import type { RateLimit, RateLimiter } from '../platform/rateLimit/rateLimiter.ts';

/** Why something was refused; nothing was changed. */
export interface StaffRefused {
  readonly failure: (typeof staffFailures)[keyof typeof staffFailures] | typeof errorCodes.tooManyRequests;
  readonly waitSeconds?: number;
}

// Calls before and around a log-in never answer 401: it would tell the studio that its session is over.
const answers: Readonly<Record<StaffRefused['failure'], readonly [status: number, message: string]>> = {
  [staffFailures.loginFailed]: [403, 'Address and password do not belong to an account.'],
  [staffFailures.codeWrong]: [403, 'The code is not right, or was used before. Wait for the next one.'],
  [staffFailures.loginOver]: [403, 'Enter address and password again.'],
  [staffFailures.invitationInvalid]: [403, 'This invitation was used or has ended. Ask for another one.'],
  [staffFailures.passwordWrong]: [403, 'The password is not right.'],
  [staffFailures.staffNotFound]: [404, 'There is no such account.'],
  [staffFailures.staffExists]: [409, 'There is an account of this address.'],
  [staffFailures.roleNotFound]: [404, 'There is no such role.'],
  [staffFailures.roleExists]: [409, 'There is a role of this name.'],
  [staffFailures.storeNotFound]: [404, 'There is no such store.'],
  [staffFailures.beyondOwnRights]: [403, 'This would be more than you may do yourself.'],
  [staffFailures.ownAccount]: [409, 'Ask a colleague to change your own account.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

export function isRefused(result: unknown): result is StaffRefused {
  return typeof result === 'object' && result !== null && 'failure' in result;
}

/** What an operation answered, or its refusal. */
export function done<T>(result: T | StaffRefused): T {
  if (!isRefused(result)) return result;
  const { failure, waitSeconds } = result;
  const [status, message] = answers[failure];
  throw new Refusal(status, failure, message, { ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) });
}

export type Counted = readonly [what: string, limit: RateLimit];

/** Counts one after the other, and refuses at the first that was tried too often. */
export async function overLimit(
  rateLimiter: RateLimiter,
  ...all: readonly Counted[]
): Promise<StaffRefused | undefined> {
  for (const [what, limit] of all) {
    const waitSeconds = await rateLimiter.count(what, limit);
    if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  }
  return undefined;
}
