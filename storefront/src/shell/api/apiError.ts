import type { Failure } from '@trolley/contract';

export interface ApiErrorDetails {
  readonly errorCode?: Failure['errorCode'];
  readonly customPayload?: Failure['customPayload'];
  readonly paymentInitiator?: Failure['paymentInitiator'];
  readonly fields?: Failure['fields'];
  /** After how many seconds to try again, where too much was asked for. */
  readonly retryAfterSeconds?: number;
}

/** A call that did not succeed. Status 0: there was no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly data: ApiErrorDetails;
  readonly requestId: string | undefined;

  constructor(status: number, message: string, data: ApiErrorDetails = {}, requestId?: string) {
    super(message);
    this.status = status;
    this.data = data;
    this.requestId = requestId;
  }
}

/** What a content call fails with when nobody could answer it. */
export const backendAway = 'Backend or internet is not available';

/** Turns the body of a refused request, whatever it is, into an error that carries what the server said. */
export function refused(status: number, body: unknown, requestId: string, retryAfter?: string | null): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
  const { errorCode, customPayload, paymentInitiator, fields } = said;
  const message = typeof said.message === 'string' ? said.message : `The server answered with status ${status}`;
  const details = { errorCode, customPayload, paymentInitiator, fields };
  const retryAfterSeconds = retryAfter ? Number(retryAfter) || undefined : undefined;
  return new ApiError(status, message, retryAfterSeconds ? { ...details, retryAfterSeconds } : details, requestId);
}

/** Statuses that mean that the backend is not there, as opposed to one that refuses or fails. */
export function isAway(status: number): boolean {
  return status >= 501;
}
