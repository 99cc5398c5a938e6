import { type RedirectProblem, type TextProblem, wordFailures } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

/** Why something was refused; nothing was changed. */
export interface WordRefused {
  readonly failure: (typeof wordFailures)[keyof typeof wordFailures];
  readonly problems?: readonly (RedirectProblem | TextProblem)[];
  /** What it has become meanwhile. */
  readonly now?: object | undefined;
}

const answers: Readonly<Record<WordRefused['failure'], readonly [status: number, message: string]>> = {
  [wordFailures.redirectChanged]: [409, 'Somebody changed this redirect meanwhile. Look at it again.'],
  [wordFailures.redirectExists]: [409, 'There is a redirect of this address. Change that one.'],
  [wordFailures.redirectNotFound]: [404, 'There is no such redirect any more.'],
  [wordFailures.redirectRefused]: [422, 'This redirect would break the shop.'],
  [wordFailures.textNotFound]: [404, 'There is no such text.'],
  [wordFailures.textChanged]: [409, 'Somebody changed this text meanwhile. Look at it again.'],
  [wordFailures.textRefused]: [422, 'This text cannot stand in place of the original.'],
  [wordFailures.textFixed]: [422, 'This text is part of an address. It is changed in the files of the tenant.'],
};

/** What an operation answered, or its refusal. */
export function done<T extends object>(result: T | WordRefused): T {
  if (!('failure' in result)) return result;
  const { failure, problems, now } = result;
  const [status, message] = answers[failure];
  const customPayload = problems ? { problems } : now;
  throw new Refusal(status, failure, message, { ...(customPayload && { customPayload }) });
}
