import { errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Metrics } from '../metrics/metrics.ts';
import { checkedReply } from './checked.ts';
import { nothingAt } from './errors.ts';
import { isFromThisMachine } from './fromThisMachine.ts';
import { Refusal } from './refusal.ts';
import { sameSecret } from './sameSecret.ts';

/**
 * `GET /metrics` in Prometheus' text format: with a token for who brings it as bearer, without one for this machine alone.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const schema = {
    tags: ['platform'],
    summary: "What the process measures, in Prometheus' text format.",
    produces: ['text/plain'],
    response: { 200: z.string() },
  };
  app.get('/metrics', { schema, serializerCompiler: checkedReply }, async (request, reply) => {
    if (token === undefined && !isFromThisMachine(request.raw)) throw nothingAt(request);
    if (token && !sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      const headers = { 'www-authenticate': 'Bearer' };
      throw new Refusal(401, errorCodes.unauthorized, 'Send the metrics token as authorization: Bearer <token>.', {
        headers,
      });
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
