import { expect, test } from 'vitest';
import { createTestApp } from './testing.ts';

const settings = { baseUrl: 'http://localhost', nodeEnv: 'production', trustProxy: false } as const;

test('GET /metrics counts answers by the pattern of their route, not by their address', async () => {
  const { app } = await createTestApp();
  await app.inject({ url: '/api/csrf?x=1' });
  await app.inject({ url: '/nowhere/in/particular' });
  const answer = await app.inject({ url: '/metrics' });
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/csrf",status="204"} 1');
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(answer.body).not.toContain('particular');
});

test('without a token only this machine sees them; others are told that there is nothing', async () => {
  const { app } = await createTestApp();
  const ask = (remoteAddress: string, headers = {}) => app.inject({ url: '/metrics', remoteAddress, headers });
  expect((await ask('127.0.0.1')).statusCode).toBe(200);
  for (const answer of [await ask('203.0.113.9'), await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })]) {
    expect(answer.json()).toMatchObject({ status: 404, errorCode: 'notFound' });
    expect(answer.body).not.toContain('http_request');
  }
});

test('with a token set, only who brings it sees them', async () => {
  const { app } = await createTestApp({ settings: { ...settings, metricsToken: 'sixteen-letters-' } });
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await ask('Bearer sixteen-letters-')).statusCode).toBe(200);
  for (const wrong of [undefined, 'Bearer', 'Bearer sixteen-letters', 'sixteen-letters-']) {
    const answer = await ask(wrong);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ errorCode: 'unauthorized' });
  }
});
