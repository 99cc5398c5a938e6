import { STATUS_CODES } from 'node:http';
import type { Failure } from '@trolley/contract';
import { errorCodes } from '@trolley/contract';
import { DatabaseAway, DatabaseBusy } from '../database/databaseAway.ts';
import { Refusal } from './refusal.ts';

export interface FailureAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Failure;
  /** A bug: it belongs in the log with its stack. */
  readonly unexpected: boolean;
}

interface Situation {
  readonly requestId: string;
  /** Shows the error itself. */
  readonly development: boolean;
}

/** The answer to an error: always the same shape, never a stack. */
export function failureAnswer(error: unknown, { requestId, development }: Situation): FailureAnswer {
  const refusal = asRefusal(error);
  if (refusal) {
    const { status, errorCode, message, fields, customPayload, paymentInitiator, retryAfterSeconds } = refusal;
    return {
      status,
      headers: {
        ...refusal.headers,
        ...(retryAfterSeconds && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
      },
      body: { status, errorCode, message, requestId, fields, customPayload, paymentInitiator },
      unexpected: false,
    };
  }
  const message = development
    ? String(error)
    : `Something went wrong on our side. Tell us the request id ${requestId}.`;
  return {
    status: 500,
    headers: {},
    body: { status: 500, errorCode: errorCodes.internal, message, requestId },
    unexpected: true,
  };
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseAway) {
    const { retryAfterSeconds } = error;
    return new Refusal(
      503,
      errorCodes.databaseAway,
      'The database cannot be reached at the moment. Try again shortly.',
      { retryAfterSeconds },
    );
  }
  if (error instanceof DatabaseBusy) {
    const { retryAfterSeconds } = error;
    return new Refusal(503, errorCodes.tooBusy, 'The shop is very busy at the moment. Try again shortly.', {
      retryAfterSeconds,
    });
  }
  return fromFastify(error);
}

const fastifyRefusals: Readonly<Record<string, readonly [errorCode: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [errorCodes.malformedJson, 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    errorCodes.malformedJson,
    'The body is empty, though its content type says application/json.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    errorCodes.unsupportedMediaType,
    'Send the body as JSON, with content-type: application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [errorCodes.bodyTooLarge, 'The body is larger than this call takes.'],
  FST_ERR_BAD_URL: [errorCodes.invalidRequest, 'The address holds a wrong percent-encoding.'],
  FST_ERR_MAX_PARAM_LENGTH: [errorCodes.invalidRequest, 'The address is too long.'],
};

/** A status below 500 of Fastify or a plugin means that the request was wrong, not the server. */
function fromFastify(error: unknown): Refusal | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  const [errorCode, message] = fastifyRefusals[String(code)] ?? [
    statusCode === 404 ? errorCodes.notFound : errorCodes.invalidRequest,
    `${STATUS_CODES[statusCode] ?? 'Bad Request'}.`,
  ];
  return new Refusal(statusCode, errorCode, message);
}
