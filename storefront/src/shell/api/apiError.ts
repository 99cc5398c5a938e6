import type { Failure } from '@trolley/contract';

export interface ApiErrorDetails {
  readonly errorCode?: Failure['errorCode'];
  readonly customPayload?: Failure['customPayload'];
  readonly paymentInitiator?: Failure['paymentInitiator'];
  readonly fields?: Failure['fields'];
  /** Of a 429: after how many seconds to try again. */
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

/** The error of a content call whose server could not be reached. */
export const backendUnavailable = 'Backend or internet is not available';

/** Turns the body of a refused request into an `ApiError`; it may be of any shape. */
export function toApiError(status: number, body: unknown, requestId: string, retryAfter?: string | null): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
  const { errorCode, customPayload, paymentInitiator, fields } = said;
  const message = typeof said.message === 'string' ? said.message : `The server answered with status ${status}`;
  const details = { errorCode, customPayload, paymentInitiator, fields };
  const retryAfterSeconds = retryAfter ? Number(retryAfter) || undefined : undefined;
  return new ApiError(status, message, retryAfterSeconds ? { ...details, retryAfterSeconds } : details, requestId);
}

/** Whether the backend is unavailable, as opposed to refusing or failing. */
export function isUnavailable(status: number): boolean {
  return status >= 501;
}
