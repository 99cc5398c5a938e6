import type { PageAnswer } from '@trolley/contract';
import type { FastifyReply } from 'fastify';
import type { PageKind } from './pageKey.ts';
import type { RedirectPlan } from './planAnswer.ts';

/** A page's redirect is HTTP's own; the payload of a page tells the storefront, which follows it itself. */
export function sendRedirect(reply: FastifyReply, kind: PageKind, plan: RedirectPlan, https: boolean): FastifyReply {
  const { status, to, external, cookies } = plan;
  for (const name of cookies) {
    reply.header('set-cookie', `${name}=true; Path=/; SameSite=Lax${https ? '; Secure' : ''}`);
  }
  reply.header('cache-control', status === 301 ? 'public, max-age=3600' : 'no-store');
  if (kind === 'html') return reply.code(status).header('location', to).send();
  return reply.send({ redirect: { to, external } } satisfies PageAnswer);
}
