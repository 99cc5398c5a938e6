import type { Failure } from '@trolley/contract';

/** A call of the studio that did not succeed. Status 0: there was no answer at all. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly status: number;
  readonly code: string;
  /** All that was answered: fields that are wrong, and what a call adds of its own. */
  readonly failure: Partial<Failure>;
  readonly requestId: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, failure: Partial<Failure>, requestId: string, retryAfterSeconds?: number) {
    super(failure.message ?? `The server answered with status ${status}`);
    this.status = status;
    this.code = failure.errorCode ?? (status === 0 ? 'noAnswer' : 'unknown');
    this.failure = failure;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
