import { cookies, type Endpoint, headers } from '@trolley/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod/mini';
import { bypassKey, newAddress } from '../testing.ts';

interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser somewhere: keeps cookies, repeats the XSRF token, and passes the bot check by the app's key. */
export function createVisitor(app: FastifyInstance, remoteAddress = newAddress()) {
  const jar = new Map<string, string>();
  const setCookies: string[] = [];

  function keepCookies(response: LightMyRequestResponse): void {
    setCookies.splice(0, setCookies.length, ...[response.headers['set-cookie'] ?? []].flat());
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  async function send({ method, path }: Endpoint, { query = {}, body, headers: more = {} }: Asked = {}) {
    if (!jar.has(cookies.xsrf)) keepCookies(await app.inject({ url: '/api/csrf', remoteAddress }));
    const search = new URLSearchParams(query).toString();
    const response = await app.inject({
      method,
      url: search ? `${path}?${search}` : path,
      remoteAddress,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        [headers.xsrf]: jar.get(cookies.xsrf) ?? '',
        [headers.bypassKey]: bypassKey,
        ...more,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    keepCookies(response);
    return response;
  }

  return {
    jar,
    /** Of the last answer. */
    setCookies,
    remoteAddress,
    send,

    /** Status and code of an answer, as a test compares them. */
    async told(endpoint: Endpoint, asked?: Asked) {
      const { statusCode: status, body } = await send(endpoint, asked);
      const { errorCode, fields } = (body ? JSON.parse(body) : {}) as { errorCode?: string; fields?: unknown };
      return { status, ...(errorCode !== undefined && { errorCode }), ...(fields !== undefined && { fields }) };
    },

    /** An answer that should be 200 or 204; what its schema would have taken out or refused fails here. */
    async ask<E extends Endpoint>(endpoint: E, asked?: Asked) {
      const response = await send(endpoint, asked);
      expect(response.statusCode, response.body).toBe(endpoint.reply ? 200 : 204);
      if (!endpoint.reply) return undefined as never;
      const answer = response.json();
      expect(z.encode(endpoint.reply, answer)).toStrictEqual(answer);
      return answer as E['reply'] extends z.ZodMiniType ? z.output<E['reply']> : never;
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;
