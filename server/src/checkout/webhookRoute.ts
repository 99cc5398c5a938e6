import { errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { messagePath } from '../payment/provider.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Checkouts } from './checkouts.ts';
import { receiveMessage } from './receiveMessage.ts';

const bodyLimit = 256 * 1024;
/** Providers send from few addresses, and at busy hours a lot. */
const rateLimit = { max: 3000, timeWindow: 60_000 };

/** The webhook of payment providers. Its signature is over the raw bytes, so the body is not parsed before it is checked. */
export function webhookRoute(app: FastifyInstance, checkouts: Checkouts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      messagePath(':provider'),
      { bodyLimit, config: { xsrfExempt: true, rateLimit }, schema: { hide: true } },
      async (request, reply) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const raw = { headers, body: request.body ?? Buffer.alloc(0) };
        const received = await receiveMessage(
          { ...checkouts, log: request.log },
          request.params.provider,
          raw,
          Date.now(),
        );
        if (received === 'unknown')
          throw new Refusal(400, errorCodes.invalidRequest, 'This message is not of a provider of this shop.');
        return reply.code(200).send();
      },
    );
  });
}
