import cookie from '@fastify/cookie';
import { errorCodes, headers } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { governCaching } from './caching.ts';
import { compressAnswers } from './compression.ts';
import type { ErrorHandler } from './errors.ts';
import { answerErrors } from './errors.ts';
import { describeApi } from './openApi.ts';
import { limitRates } from './rateLimits.ts';
import { Refusal } from './refusal.ts';
import { clientGone, logAnswer } from './requestLog.ts';
import { apiContentPolicy, securityHeaders } from './securityHeaders.ts';
import { traceIdOf, traceRequests } from './traceRequests.ts';
import { requireXsrf } from './xsrf.ts';

type Step = (request: FastifyRequest, reply: FastifyReply) => void;

/** What every answer carries from the start, whatever becomes of it. */
export function greeting(baseUrl: string): Step {
  const always = {
    ...securityHeaders({ https: baseUrl.startsWith('https:') }),
    'content-security-policy': apiContentPolicy,
  };
  return (request, reply) => {
    reply.header(headers.requestId, request.id).headers(always);
  };
}

/** One line in the log and one observation per answer. */
export function recorder(log: Log, metrics: Metrics): Step {
  return (request, reply) => {
    const { method, url, id: requestId } = request;
    const { statusCode: status, elapsedTime: durationMs, errorCode } = reply;
    metrics.requestAnswered({ method, route: request.routeOptions.url ?? 'none', status, seconds: durationMs / 1000 });
    logAnswer(log, { requestId, method, url, status, durationMs, errorCode, traceId: traceIdOf(request) });
  };
}

interface Conventions {
  readonly greet: Step;
  readonly record: Step;
  readonly onError: ErrorHandler;
  /** After calls that lead nowhere were told so, before anything costs. */
  readonly shed: (app: FastifyInstance) => void;
  readonly rememberedBytes?: number | undefined;
}

const usualLongestUrl = 4096;

/** What holds for every call, before any route: ids, headers, tokens, limits, errors, log, document. */
export async function addConventions(
  app: FastifyInstance,
  { greet, record, onError, shed, rememberedBytes }: Conventions,
): Promise<void> {
  traceRequests(app);
  // First, since hooks read cookies also of calls that are refused.
  await app.register(cookie);
  // Hooks of every call call back: each promise more is a turn more in which others are served first.
  app.addHook('onRequest', (request, reply, done) => {
    greet(request, reply);
    const { longestUrl = usualLongestUrl } = request.routeOptions.config;
    const isTooLong = request.url.length > longestUrl;
    done(isTooLong ? new Refusal(414, errorCodes.invalidRequest, 'The address is too long.') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply);
    done();
  });
  app.addHook('onRequestAbort', async ({ method, url, id: requestId, log }) => {
    logAnswer(log, { requestId, method, url, status: clientGone });
  });
  answerErrors(app, onError);
  shed(app);
  requireXsrf(app);
  await limitRates(app);
  governCaching(app);
  compressAnswers(app, { rememberedBytes });
  app.removeContentTypeParser('text/plain');
  describeApi(app);
}
