import type { Failure } from '@trolley/contract';

type RefusalDetails = Pick<Failure, 'fields' | 'customPayload' | 'paymentInitiator'> & {
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that is refused on purpose: the caller learns the code and what to do about it. */
export class Refusal extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly fields?: Failure['fields'];
  readonly customPayload?: unknown;
  readonly paymentInitiator?: Failure['paymentInitiator'];
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;

  constructor(status: number, errorCode: string, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errorCode = errorCode;
    Object.assign(this, details);
  }
}
