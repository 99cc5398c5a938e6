import { customerFailures, errorCodes, newsletterFailures } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

export interface Refused {
  readonly failure: string;
  readonly waitSeconds?: number;
}

const messages: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [newsletterFailures.linkUsed]: [410, 'This link has been used.'],
  [newsletterFailures.linkExpired]: [410, 'This link is too old. Ask for another one.'],
  [newsletterFailures.linkUnknown]: [404, 'There is no such link. Copy it from the mail as a whole.'],
  [newsletterFailures.consentOutdated]: [409, 'The words about the consent have changed. Load the page again.'],
  [customerFailures.topicNotFound]: [404, 'There is no such newsletter.'],
  [customerFailures.botCheckFailed]: [403, 'The bot check was not passed. Get another one and send its answer.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

/** What an operation answered, or its refusal. */
export function done<T>(result: T | Refused): T {
  if (typeof result !== 'object' || result === null || !('failure' in result)) return result;
  const [status, words] = messages[result.failure] ?? [400, 'The request is not as expected.'];
  throw new Refusal(status, result.failure, words, { retryAfterSeconds: result.waitSeconds });
}
