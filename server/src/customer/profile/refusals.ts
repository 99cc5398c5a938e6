import { customerFailures, errorCodes, type Failure } from '@trolley/contract';
import { Refusal } from '../../platform/http/refusal.ts';

/** Why something of somebody's account was not done; everything is as it was. */
export interface CustomerRefused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  /** In the tenant's own words, where it has some. */
  readonly message?: string;
  readonly waitSeconds?: number;
}

const told: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [customerFailures.addressNotFound]: [404, 'There is no such address.'],
  [customerFailures.tooManyAddresses]: [409, 'No further address can be saved: remove one first.'],
  [customerFailures.storeNotFound]: [404, 'There is no such store.'],
  [customerFailures.productNotFound]: [404, 'There is no such product.'],
  [customerFailures.topicNotFound]: [404, 'There is no such newsletter.'],
  [customerFailures.tooManyFavorites]: [409, 'No further favourite can be marked: take one off first.'],
  [customerFailures.passwordWrong]: [403, 'The password is not right.'],
  [errorCodes.notFound]: [404, 'There is no such thing.'],
  [errorCodes.unauthorized]: [401, 'Sign in first.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

export function refusalOf({ failure, fields, message, waitSeconds }: CustomerRefused): Refusal {
  const [status, words] = told[failure] ?? [400, 'The request is not as expected.'];
  return new Refusal(status, failure, message ?? words, { fields, retryAfterSeconds: waitSeconds });
}

/** What an operation answered, or its refusal. */
export function done<T>(result: T | CustomerRefused): T {
  if (isRefused(result)) throw refusalOf(result);
  return result;
}

export function isRefused(result: unknown): result is CustomerRefused {
  return typeof result === 'object' && result !== null && 'failure' in result;
}
