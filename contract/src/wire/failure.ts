import { z } from 'zod/mini';

/** One field of a request that was refused, so that a form can show the reason where it belongs. */
export const failedField = z.object({
  path: z.string(),
  message: z.string(),
  /** Where a field's own rule was broken: which, and the number in it, as the form's messages know them. */
  kind: z.optional(z.string()),
  limit: z.optional(z.int()),
});

/** Payment initiators; an order that failed tells which side had started it. */
export const paymentInitiator = z.enum(['REDIRECT', 'UNKNOWN', 'WEBHOOK']);

/** The body of every refused request. */
export const failure = z.object({
  status: z.int(),
  errorCode: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(failedField)),
  customPayload: z.optional(z.unknown()),
  paymentInitiator: z.optional(paymentInitiator),
});
export type Failure = z.infer<typeof failure>;

/** Error codes of the conventions themselves; a domain's own codes live beside its schemas. */
export const errorCodes = {
  invalidRequest: 'invalidRequest',
  malformedJson: 'malformedJson',
  unsupportedMediaType: 'unsupportedMediaType',
  bodyTooLarge: 'bodyTooLarge',
  xsrfMissing: 'xsrfMissing',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'notFound',
  tooManyRequests: 'tooManyRequests',
  tooBusy: 'tooBusy',
  databaseAway: 'databaseAway',
  shuttingDown: 'shuttingDown',
  internal: 'internal',
} as const;
