import { customerFailures, errorCodes, type Failure, formFailures, newsletterFailures } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

export interface Refused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  readonly waitSeconds?: number;
}

const messages: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [formFailures.formNotFound]: [404, 'There is no such form.'],
  [formFailures.keyReused]: [409, 'This key came with other answers. Use another one.'],
  [formFailures.uploadNotFound]: [409, 'A file is not there any more. Send it again.'],
  [formFailures.uploadTooLarge]: [413, 'A file has at most 10,000,000 bytes.'],
  [formFailures.tooManyUploads]: [409, 'At most three files go with a message. Remove one first.'],
  [formFailures.uploadKind]: [415, 'Only whole PDF, JPEG and PNG files are taken.'],
  [formFailures.uploadEmpty]: [400, 'The file is empty.'],
  [formFailures.uploadNotStored]: [503, 'The file cannot be stored right now. Send it again in a moment.'],
  [formFailures.uploadBroken]: [400, 'The file did not come whole. Send it again, alone, as multipart/form-data.'],
  [newsletterFailures.consentOutdated]: [409, 'The words about the consent have changed. Load the page again.'],
  [customerFailures.botCheckFailed]: [403, 'The bot check was not passed. Get another one and send its answer.'],
  [errorCodes.invalidRequest]: [400, 'Some answers are not as they should be.'],
  [errorCodes.tooBusy]: [503, 'Too many files come at once. Send it again in a moment.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

/** What an operation answered, or its refusal. */
export function done<T extends object | undefined>(result: T | Refused): T {
  if (!result || !('failure' in result)) return result;
  const { failure, fields, waitSeconds } = result;
  const [status, words] = messages[failure] ?? [400, 'The request is not as expected.'];
  throw new Refusal(status, failure, words, { fields, retryAfterSeconds: waitSeconds });
}
