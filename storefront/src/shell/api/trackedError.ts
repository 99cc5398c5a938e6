import { ApiError } from './apiError.ts';

/** What the statistics learn about an error. */
export type TrackedError =
  | { readonly type: 'paymentError'; readonly code: string; readonly description: string }
  | { readonly type: 'retailGateway'; readonly errorCode: string; readonly message: string }
  | { readonly type: 'other'; readonly status: number };

interface PaymentFailure {
  readonly code: string;
  readonly description: string;
}

/** A payment's refusal comes with its code and description; any other code is the gateway's; the rest has a status only. */
export function trackedError(error: unknown): TrackedError {
  if (!(error instanceof ApiError)) return { type: 'other', status: 0 };
  const { customPayload, errorCode } = error.data;
  if (isPaymentFailure(customPayload)) {
    return { type: 'paymentError', code: customPayload.code, description: customPayload.description };
  }
  if (errorCode) return { type: 'retailGateway', errorCode, message: error.message };
  return { type: 'other', status: error.status };
}

function isPaymentFailure(payload: unknown): payload is PaymentFailure {
  const { code, description } = (payload ?? {}) as Partial<PaymentFailure>;
  return typeof code === 'string' && typeof description === 'string';
}
