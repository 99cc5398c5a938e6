import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer, type TracedRequest } from '../tracing/tracing.ts';

const requests = new WeakMap<FastifyRequest, TracedRequest>();

/** Undefined where it is not traced. */
export const traceIdOf = (request: FastifyRequest): string | undefined => requests.get(request)?.traceId;

/** A span for each request in the sample. Without a tracer no hook is added; answers from memory never come here. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = currentTracer();
  if (!tracer) return;
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers } = request;
    // What came through a proxy that we believe; anybody else could have every one of their requests traced.
    const isBelieved = (request.ips?.length ?? 0) > 1;
    const { traceparent, tracestate } = headers;
    const begun = tracer.beginRequest({
      method,
      ...(isBelieved && { traceparent: textOf(traceparent), tracestate: textOf(tracestate) }),
    });
    requests.set(request, begun);
    begun.enter(done);
  });
  // Reading the body goes by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _, done) => {
    const begun = requests.get(request);
    if (begun) begun.enter(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    requests.get(request)?.end(request.routeOptions.url ?? 'none', reply.statusCode);
  });
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];
