import { defineEndpoint, failure } from '@trolley/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { serve } from './serve.ts';
import { createTestApp, getAsWritten, withXsrf } from './testing.ts';

const save = defineEndpoint({
  method: 'POST',
  path: '/api/test/save',
  domain: 'test',
  summary: 'Saves.',
  body: z.looseObject({ name: z.string() }),
  reply: z.object({ name: z.string() }),
});

describe('bad input', () => {
  let app: FastifyInstance;
  let token: Record<string, string>;
  let base: string;

  beforeAll(async () => {
    ({ app } = await createTestApp());
    serve(app, save, ({ body }) => ({ name: body.name }));
    token = await withXsrf(app);
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const json = { 'content-type': 'application/json' };
  const refused: [what: string, call: InjectOptions, status: number, errorCode: string][] = [
    ['malformed JSON', { payload: '{"name":', headers: json }, 400, 'malformedJson'],
    ['an empty JSON body', { payload: '', headers: json }, 400, 'malformedJson'],
    [
      'a poisoned prototype',
      { payload: '{"name":"x","__proto__":{"admin":true}}', headers: json },
      400,
      'malformedJson',
    ],
    [
      'a poisoned constructor',
      { payload: '{"name":"x","constructor":{"prototype":{"admin":true}}}', headers: json },
      400,
      'malformedJson',
    ],
    [
      'a form',
      { payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupportedMediaType',
    ],
    ['plain text', { payload: '{"name":"x"}', headers: { 'content-type': 'text/plain' } }, 415, 'unsupportedMediaType'],
    ['an unreadable content type', { payload: '{}', headers: { 'content-type': '///' } }, 415, 'unsupportedMediaType'],
    [
      'a body of 10 MB',
      { payload: JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }), headers: json },
      413,
      'bodyTooLarge',
    ],
    [
      'a body just over the limit',
      { payload: JSON.stringify({ name: 'x'.repeat(256 * 1024) }), headers: json },
      413,
      'bodyTooLarge',
    ],
    ['a wrong type', { payload: { name: 1 } }, 400, 'invalidRequest'],
    ['another method', { method: 'PUT', payload: { name: 'x' } }, 404, 'notFound'],
    ['an unknown route', { url: '/api/nowhere', payload: { name: 'x' } }, 404, 'notFound'],
    ['an unknown route with a broken body', { url: '/api/nowhere', payload: '{', headers: json }, 404, 'notFound'],
    ['an unknown route outside the API', { url: '/nowhere', payload: { name: 'x' } }, 404, 'notFound'],
    ['an unknown page of the API', { method: 'GET', url: '/api' }, 404, 'notFound'],
    ['a wrong percent-encoding', { method: 'GET', url: '/api/%zz' }, 400, 'invalidRequest'],
    ['an address of 5,000 letters', { method: 'GET', url: `/api/csrf?x=${'y'.repeat(5000)}` }, 414, 'invalidRequest'],
  ];

  test.each(refused)('API-08 %s gets a clear answer in the one shape', async (_, call, status, errorCode) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/test/save',
      ...call,
      headers: { ...token, ...call.headers },
    });
    expect({ status: answer.statusCode, errorCode: answer.json().errorCode }).toEqual({ status, errorCode });
    expect(z.parse(failure, answer.json())).toMatchObject({
      status,
      message: expect.stringMatching(/\.$/),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).not.toMatch(/node_modules|at Object|FST_/);
  });

  test.each([
    '/../../etc/passwd',
    '/api/../../etc/passwd',
    '/api/docs/static/../../../../../etc/passwd',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '/api/docs/static/%2e%2e/%2e%2e/package.json',
    '/api/docs/static/..\\..\\package.json',
  ])('API-08 the climbing path %s leads nowhere', async (path) => {
    const { status, body } = await getAsWritten(base, path);
    expect([403, 404]).toContain(status);
    expect(z.parse(failure, JSON.parse(body))).toMatchObject({ status });
  });

  test('API-03 a missing token is told before anything about the body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/test/save', payload: '{"name":', headers: json });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: 'xsrfMissing' });
  });

  test('API-01 what is as it should be is served', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/test/save',
      payload: { name: 'Milch' },
      headers: token,
    });
    expect(answer.json()).toEqual({ name: 'Milch' });
  });
});
