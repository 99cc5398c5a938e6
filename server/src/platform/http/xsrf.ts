import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies, errorCodes, getCsrf, headers } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { serve } from './serve.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Refuses every state-changing call whose header does not repeat the cookie: only our own pages can read it. */
export function requireXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const isExempt = safeMethods.has(request.method) || request.routeOptions.config.xsrfExempt;
    done(isExempt || repeatsCookie(request) ? undefined : new Refusal(403, errorCodes.xsrfMissing, advice));
  });
}

/** `GET /api/csrf`. A visitor keeps the token of their first page: a second tab must not invalidate it. */
export function csrfRoute(app: FastifyInstance, { https }: { readonly https: boolean }): void {
  const rateLimit = { max: 300, timeWindow: 60_000 };
  serve(
    app,
    getCsrf,
    (_, { request, reply }) => {
      if (isToken(request.cookies[cookies.xsrf])) return;
      const token = randomBytes(32).toString('base64url');
      reply.setCookie(cookies.xsrf, token, { path: '/', sameSite: 'lax', secure: https, httpOnly: false });
    },
    { rateLimit },
  );
}

const advice = `Call GET ${getCsrf.path} and repeat the value of the cookie ${cookies.xsrf} in the header ${headers.xsrf}.`;

function repeatsCookie(request: FastifyRequest): boolean {
  const cookie = request.cookies[cookies.xsrf];
  const header = request.headers[headers.xsrf];
  return isToken(cookie) && isToken(header) && timingSafeEqual(Buffer.from(header), Buffer.from(cookie));
}

/** All of them are equally long, so that comparing two takes the same time whatever they say. */
const isToken = (value: unknown): value is string => typeof value === 'string' && tokenShape.test(value);
