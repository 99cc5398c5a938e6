import type { Endpoint } from '@trolley/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod/mini';
import { createTestApp } from '../../platform/http/testing.ts';
import type { Carts, Visitor } from '../carts.ts';
import { cartRoutes } from '../routes.ts';

export async function createCartApp(carts: Carts, visitor: Visitor = { member: false }) {
  const { app, lines } = await createTestApp();
  cartRoutes(app, { carts, visitorOf: () => visitor, secureCookies: true });
  return { app, lines };
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps cookies, repeats the XSRF token, and holds every answer against its schema. */
export function createBrowser(app: FastifyInstance) {
  const jar = new Map<string, string>();
  const setCookies: string[] = [];

  async function send(method: Endpoint['method'], url: string, body?: unknown, headers: Asked['headers'] = {}) {
    if (!jar.has('XSRF-TOKEN')) keepCookies(await app.inject({ url: '/api/csrf' }));
    const response = await app.inject({
      method,
      url,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    keepCookies(response);
    return response;
  }

  function keepCookies({ headers }: LightMyRequestResponse): void {
    setCookies.splice(0, setCookies.length, ...[headers['set-cookie'] ?? []].flat());
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  return {
    jar,
    /** Of the last answer. */
    setCookies,
    send,

    /** An answer that should be 200; what its schema would have taken out or refused fails here. */
    async ask<E extends Endpoint>(endpoint: E, { params = {}, query = {}, body, headers }: Asked = {}) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const search = new URLSearchParams(query).toString();
      const response = await send(endpoint.method, search ? `${path}?${search}` : path, body, headers);
      expect(response.statusCode, response.body).toBe(endpoint.reply ? 200 : 204);
      expect(response.headers['cache-control']).toBe('no-store');
      if (!endpoint.reply) return undefined as never;
      const answer = response.json();
      expect(z.encode(endpoint.reply, answer)).toStrictEqual(answer);
      return answer as E['reply'] extends z.ZodMiniType ? z.output<E['reply']> : never;
    },
  };
}
