import { customerFailures, errorCodes, type Failure, type FieldProblem } from '@trolley/contract';
import { Refusal } from '../../platform/http/refusal.ts';

/** Why nobody got in; everything is as it was. */
export interface DoorRefused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  readonly waitSeconds?: number;
}

// Never 401: it would tell the storefront that its session is over.
const told: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [customerFailures.loginFailed]: [403, 'Address and password do not belong to an account.'],
  [customerFailures.botCheckFailed]: [403, 'The bot check was not passed. Get another one and send its answer.'],
  [customerFailures.tokenInvalid]: [403, 'This link is not valid any more.'],
  [customerFailures.passwordWrong]: [403, 'The password is not right.'],
  [customerFailures.cardInvalid]: [403, 'Card number and activation code do not belong together, or were used.'],
  [customerFailures.topicNotFound]: [404, 'There is no such newsletter.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

export function fieldRefused(path: string, problem: FieldProblem): DoorRefused {
  return { failure: errorCodes.invalidRequest, fields: [{ path, message: problem.kind, ...problem }] };
}

export function isRefused(result: unknown): result is DoorRefused {
  return typeof result === 'object' && result !== null && 'failure' in result;
}

/** What an operation answered, or its refusal. */
export function done<T>(result: T | DoorRefused): T {
  if (!isRefused(result)) return result;
  const { failure, fields, waitSeconds } = result;
  const [status, message] = told[failure] ?? [400, 'The request is not as expected.'];
  throw new Refusal(status, failure, message, { fields, retryAfterSeconds: waitSeconds });
}
