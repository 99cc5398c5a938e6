import {
  customerFailures,
  errorCodes,
  type Failure,
  type FieldProblem,
  loyaltyFailures,
  newsletterFailures,
} from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

/** Why a change of an account, or a login, was refused; nothing was changed. */
export interface CustomerRefused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  /** In the tenant's own words, where it has some. */
  readonly message?: string;
  readonly waitSeconds?: number;
}

// Auth calls never answer 401: it would tell the storefront that its session is over.
const messages: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [customerFailures.loginFailed]: [403, 'Address and password do not belong to an account.'],
  [customerFailures.botCheckFailed]: [403, 'The bot check was not passed. Get another one and send its answer.'],
  [customerFailures.tokenInvalid]: [403, 'This link is not valid any more.'],
  [customerFailures.passwordWrong]: [403, 'The password is not right.'],
  [customerFailures.cardInvalid]: [403, 'Card number and activation code do not belong together, or were used.'],
  [customerFailures.cardLinked]: [409, 'There is a card in this account: unlink it first.'],
  [loyaltyFailures.programmeAway]: [
    503,
    'The loyalty programme does not answer. Nothing was changed; try again later.',
  ],
  [customerFailures.addressNotFound]: [404, 'There is no such address.'],
  [customerFailures.tooManyAddresses]: [409, 'No further address can be saved: remove one first.'],
  [customerFailures.storeNotFound]: [404, 'There is no such store.'],
  [newsletterFailures.consentOutdated]: [409, 'The words about the consent have changed. Load the page again.'],
  [customerFailures.topicNotFound]: [404, 'There is no such newsletter.'],
  [errorCodes.notFound]: [404, 'There is no such thing.'],
  [errorCodes.unauthorized]: [401, 'Sign in first.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

export function fieldRefused(path: string, problem: FieldProblem): CustomerRefused {
  return { failure: errorCodes.invalidRequest, fields: [{ path, message: problem.kind, ...problem }] };
}

export function isRefused(result: unknown): result is CustomerRefused {
  return typeof result === 'object' && result !== null && 'failure' in result;
}

export function refusalOf({ failure, fields, message, waitSeconds }: CustomerRefused): Refusal {
  const [status, words] = messages[failure] ?? [400, 'The request is not as expected.'];
  return new Refusal(status, failure, message ?? words, { fields, retryAfterSeconds: waitSeconds });
}

/** What an operation answered, or its refusal. */
export function done<T>(result: T | CustomerRefused): T {
  if (isRefused(result)) throw refusalOf(result);
  return result;
}
