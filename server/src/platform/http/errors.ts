import { errorCodes } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath, pathOnly } from '../log.ts';
import { failureAnswer } from './failures.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the failure this request was answered with, for its log line. */
    errorCode: string | undefined;
  }
}

export type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

export function errorHandler({ development }: { readonly development: boolean }): ErrorHandler {
  return (error, request, reply) => {
    const answer = failureAnswer(error, { requestId: request.id, development });
    if (answer.unexpected)
      request.log.error({ err: error, path: loggedPath(request.url), status: answer.status }, 'unexpected error');
    reply.errorCode = answer.body.errorCode;
    reply.code(answer.status).headers(answer.headers).removeHeader('content-encoding').removeHeader('etag');
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer.body);
  };
}

/** Every error of the app is answered in the same shape, and so is what leads nowhere. */
export function answerErrors(app: FastifyInstance, handler: ErrorHandler): void {
  app.decorateReply('errorCode', undefined);
  app.setErrorHandler(handler);
  const refuse = async (request: FastifyRequest) => {
    throw nothingAt(request);
  };
  app.setNotFoundHandler(refuse);
  // At once: what does not exist needs neither token nor body.
  app.addHook('onRequest', (request, _, done) => done(request.is404 ? nothingAt(request) : undefined));
  // The pages' catch-all must not answer for the API.
  for (const url of ['/api', '/api/*']) app.get(url, { schema: { hide: true } }, refuse);
}

/** The refusal of an address that leads nowhere. */
export function nothingAt({ method, url }: FastifyRequest): Refusal {
  return new Refusal(
    404,
    errorCodes.notFound,
    `There is no ${method} ${pathOnly(url)}. GET /api/openapi.json lists what there is.`,
  );
}
