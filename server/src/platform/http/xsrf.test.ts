import { defineEndpoint } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { serve } from './serve.ts';
import { createTestApp, withXsrf } from './testing.ts';

const change = defineEndpoint({
  method: 'POST',
  path: '/api/test/change',
  domain: 'test',
  summary: 'Changes.',
  reply: null,
});
const webhook = defineEndpoint({
  method: 'POST',
  path: '/api/test/webhook',
  domain: 'test',
  summary: 'Hears.',
  reply: null,
});

describe('the XSRF token', () => {
  let app: FastifyInstance;
  let changed: number;

  beforeEach(async () => {
    ({ app } = await createTestApp());
    changed = 0;
    serve(app, change, () => void changed++);
    serve(app, webhook, () => void changed++, { xsrfExempt: true });
  });

  test('API-03 GET /api/csrf sets a readable cookie for the whole site', async () => {
    const answer = await app.inject({ url: '/api/csrf' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[A-Za-z0-9_-]{43}; Path=\/; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('API-03 behind https the cookie never travels without', async () => {
    const settings = { baseUrl: 'https://shop.example', nodeEnv: 'production', trustProxy: false } as const;
    const { app: secure } = await createTestApp({ settings });
    expect((await secure.inject({ url: '/api/csrf' })).headers['set-cookie']).toContain('; Secure');
  });

  test('API-03 a second tab keeps the token of the first', async () => {
    const { cookie } = await withXsrf(app);
    expect((await app.inject({ url: '/api/csrf', headers: { cookie } })).headers).not.toHaveProperty('set-cookie');
  });

  test('API-03 a cookie of another shape is replaced', async () => {
    const answer = await app.inject({ url: '/api/csrf', headers: { cookie: 'XSRF-TOKEN=1' } });
    expect(answer.headers['set-cookie']).toMatch(/XSRF-TOKEN=[A-Za-z0-9_-]{43};/);
  });

  test('API-03 a state-changing call whose header repeats the cookie is served', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/test/change', headers: await withXsrf(app) });
    expect(answer.statusCode).toBe(204);
    expect(changed).toBe(1);
  });

  test.each([
    ['without cookie and header', () => ({})],
    ['without header', ({ cookie }: Record<string, string>) => ({ cookie })],
    ['without cookie', ({ 'x-xsrf-token': token }: Record<string, string>) => ({ 'x-xsrf-token': token })],
    ['with another header', ({ cookie }: Record<string, string>) => ({ cookie, 'x-xsrf-token': 'A'.repeat(43) })],
    ['with an empty pair', () => ({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })],
    ['with a pair of its own making', () => ({ cookie: 'XSRF-TOKEN=1', 'x-xsrf-token': '1' })],
  ])('API-03 one %s is refused with 403 and changes nothing', async (_, pick) => {
    const headers = pick(await withXsrf(app)) as Record<string, string>;
    const answer = await app.inject({ method: 'POST', url: '/api/test/change', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      status: 403,
      errorCode: 'xsrfMissing',
      message: expect.stringContaining('GET /api/csrf'),
    });
    expect(changed).toBe(0);
  });

  test('API-03 a provider’s message is exempt where its endpoint says so', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/test/webhook' })).statusCode).toBe(204);
  });
});
