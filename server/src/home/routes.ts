import { cookies, getHome } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../cart/caller.ts';
import type { Visitor } from '../cart/carts.ts';
import { serve } from '../platform/http/serve.ts';
import { rememberParts } from './homeCookie.ts';
import { type Home, readHome } from './readHome.ts';

interface Parts extends Home {
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  readonly secureCookies: boolean;
}

/** Asked once with every home page; nobody needs it more often. */
const limit = { rateLimit: { max: 240, timeWindow: 60_000 } };

export function homeRoutes(app: FastifyInstance, { visitorOf, secureCookies, ...home }: Parts): void {
  serve(
    app,
    getHome,
    async (_, call) => {
      const { request } = call;
      const caller = callerOf(request, await visitorOf(request));
      const answer = await readHome(home, { ...caller, browser: request.cookies[cookies.checkout] });
      rememberParts(call, answer, secureCookies);
      return answer;
    },
    limit,
  );
}
