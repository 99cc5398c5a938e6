import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { oneClickPath } from './links.ts';
import type { Newsletters } from './newsletters.ts';
import { done } from './refused.ts';
import { unsubscribeWith } from './unsubscribe.ts';

/** As links spell it: anything else would not fit into an address, and stands for nothing. */
const asked = z.object({ token: z.string().check(z.regex(/^[\w.-]{1,200}$/)) });
const limited = { rateLimit: { max: 600, timeWindow: 60_000 } };

/**
 * RFC 8058: mail programs post a form here, without cookies and so without an XSRF token; the signed token is the proof.
 * A person who opens the same address in a browser gets the page instead: programs that look through mails open links, too.
 */
export function oneClickRoute(app: FastifyInstance, newsletters: Newsletters): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever it says: only the token counts.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, ready) => ready(null, body));
    scope.post(
      oneClickPath,
      { bodyLimit: 4096, config: { xsrfExempt: true, ...limited }, schema: { hide: true } },
      async (request, reply) => {
        const { token } = asked.safeParse(request.query).data ?? { token: '' };
        done(await unsubscribeWith(newsletters, { token }));
        return reply.code(200).type('text/plain; charset=utf-8').send('Unsubscribed.');
      },
    );
    scope.get(oneClickPath, { config: limited, schema: { hide: true } }, async (request, reply) => {
      const { token } = asked.safeParse(request.query).data ?? { token: '' };
      return reply.redirect(newsletters.links.unsubscribe(token), 303);
    });
  });
}
