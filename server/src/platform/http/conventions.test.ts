import { defineEndpoint, failure } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { DatabaseAway } from '../database/databaseAway.ts';
import { serve } from './serve.ts';
import { createTestApp } from './testing.ts';

const getShop = defineEndpoint({
  method: 'GET',
  path: '/api/test/shop',
  domain: 'test',
  summary: 'Shows.',
  reply: z.object({ name: z.string() }),
});

describe('every answer', () => {
  test.each(['/api/test/shop', '/api/nowhere', '/nowhere', '/%zz', '/health'])(
    'API-02 %s echoes the request id and logs it',
    async (url) => {
      const { app, lines } = await createTestApp();
      serve(app, getShop, () => ({ name: 'x' }));
      const id = '0b6f1b9c-6a52-4c38-9d5f-3f0f1f3a9a11-1731628800000';
      const { headers, statusCode } = await app.inject({
        url: `${url}?q=anna`,
        headers: { 'x-request-id': id, cookie: 'sid=secret' },
      });
      expect(headers['x-request-id']).toBe(id);
      expect(lines).toEqual([
        expect.objectContaining({
          requestId: id,
          method: 'GET',
          path: url,
          status: statusCode,
          durationMs: expect.any(Number),
          message: 'answered',
        }),
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/anna|secret/);
    },
  );

  test('API-02 without an id of the caller the server makes one', async () => {
    const { app } = await createTestApp();
    expect((await app.inject({ url: '/health' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}-\d{13}$/);
  });

  test.each(['/health', '/api/nowhere', '/%zz', '/api/csrf'])(
    '%s carries the security headers and loads nothing',
    async (url) => {
      const settings = { baseUrl: 'https://shop.example', nodeEnv: 'production', trustProxy: false } as const;
      const { app } = await createTestApp({ settings });
      expect((await app.inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  test('is stored nowhere unless its endpoint allows it', async () => {
    const { app } = await createTestApp();
    serve(app, getShop, () => ({ name: 'x' }));
    expect((await app.inject({ url: '/api/test/shop' })).headers['cache-control']).toBe('no-store');
  });

  test('that may be kept has a tag and is not sent twice', async () => {
    const { app } = await createTestApp();
    serve(app, getShop, () => ({ name: 'x' }), { cacheControl: 'public, max-age=60' });
    const first = await app.inject({ url: '/api/test/shop' });
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await app.inject({
      url: '/api/test/shop',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect((await app.inject({ method: 'HEAD', url: '/api/test/shop' })).headers['etag']).toBe(first.headers['etag']);
  });
});

describe('errors', () => {
  async function answerTo(error: unknown, nodeEnv: 'development' | 'production' = 'production') {
    const { app, lines } = await createTestApp({
      settings: { baseUrl: 'http://localhost', nodeEnv, trustProxy: false },
    });
    serve(
      app,
      getShop,
      () => {
        throw error;
      },
      { cacheControl: 'public, max-age=60' },
    );
    const answer = await app.inject({ url: '/api/test/shop' });
    expect(z.safeParse(failure, answer.json()).success).toBe(true);
    return { answer, lines };
  }

  test('API-08 a database that is away: 503 with Retry-After', async () => {
    const { answer } = await answerTo(new DatabaseAway(new Error('ECONNREFUSED'), 5));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ errorCode: 'databaseAway' });
  });

  test('ERR-04 the unforeseen: 500 without a word of it in production, logged with its stack', async () => {
    const { answer, lines } = await answerTo(new Error('the margin of milk is 40 %'));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ errorCode: 'internal', requestId: answer.headers['x-request-id'] });
    expect(answer.body).not.toMatch(/margin|conventions\.test/);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: answer.headers['x-request-id'],
        path: '/api/test/shop',
        err: expect.objectContaining({
          message: 'the margin of milk is 40 %',
          stack: expect.stringContaining('conventions.test.ts'),
        }),
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', status: 500, errorCode: 'internal', message: 'answered' }),
    );
  });

  test('ERR-04 in development the raw error is in the answer, its stack only in the log', async () => {
    const { answer } = await answerTo(new Error('the margin of milk is 40 %'), 'development');
    expect(answer.json()).toMatchObject({ message: 'Error: the margin of milk is 40 %' });
    expect(answer.body).not.toContain('conventions.test');
  });

  test.each(['text', undefined, null])('a thrown %s is an unforeseen error too', async (thrown) => {
    const { answer } = await answerTo(thrown);
    expect(answer.statusCode).toBe(500);
  });
});
