import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { defineEndpoint } from '@trolley/contract';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { HttpApp } from './httpApp.ts';
import { measureEveryMs } from './pressure.ts';
import { serve } from './serve.ts';
import { createTestApp } from './testing.ts';

const slowMs = 20;
let app: HttpApp;
let callers: readonly Socket[] = [];
const leave = () => callers.forEach((socket) => socket.destroy());
afterEach(() => {
  leave();
  return app.close();
});

async function open(shedLoadAfterMs: number) {
  const baseUrl = 'http://localhost:3000';
  const made = await createTestApp({
    settings: { baseUrl, nodeEnv: 'production', trustProxy: false, metricsToken: 'watching', shedLoadAfterMs },
  });
  app = made.app;
  for (const domain of ['search', 'checkout']) {
    const path = `/api/${domain}` as const;
    const endpoint = defineEndpoint({ method: 'GET', path, domain, summary: '', reply: z.object({ ok: z.boolean() }) });
    serve(app, endpoint, () => ({ ok: true }));
  }
  return made.lines;
}

/** As if more came than can be served: one turn after the other takes too long. */
async function holdUp(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    const until = performance.now() + measureEveryMs + 2 * slowMs;
    while (performance.now() < until);
    await setTimeout(0);
    await setImmediate();
  }
}

const askOften = (url: string) => Promise.all(Array.from({ length: 200 }, () => app.inject({ url })));

test('where more comes than can be served some calls are told when to come back, but nobody at the till', async () => {
  const lines = await open(slowMs);
  await holdUp(8);
  const answers = await askOften('/api/search');
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(200 - refused.length);
  expect(refused.length).toBeLessThan(200);
  expect(refused[0]?.json()).toMatchObject({ status: 503, errorCode: 'tooBusy', requestId: expect.any(String) });
  for (const { headers } of refused) expect(String(headers['retry-after'])).toMatch(/^[1-5]$/);
  expect(lines.filter(({ message }) => String(message).startsWith('more calls come'))).toHaveLength(1);
  for (const url of ['/api/checkout', '/health'])
    expect(new Set((await askOften(url)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // Pages ask where they would be rendered; what they are told counts like a call.
  const told = Array.from({ length: 200 }, () => app.tooBusy()).filter((one) => one !== undefined);
  expect(told.length).toBeGreaterThan(20);
  expect(told[0]).toMatchObject({ status: 503, errorCode: 'tooBusy', retryAfterSeconds: expect.any(Number) });
  const metrics = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer watching' } });
  expect(metrics.body).toContain(`http_requests_shed_total ${refused.length + told.length}`);
});

/** Callers of this very process whose connections the system has made, and the process not yet taken. */
async function knockOften(count: number) {
  const { port } = app.server.address() as AddressInfo;
  callers = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(callers.map((socket) => once(socket, 'connect')));
}

/** Turns that are busy, but quick: until something is so, or for so long. */
async function turnUntil(isSo: () => boolean, longestMs: number) {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    await setImmediate();
    if (isSo()) return true;
  }
  return false;
}

test('callers who wait for their connection to be taken count as much, however quick the turns are', async () => {
  await open(1000);
  const isRefusing = () => app.tooBusy() !== undefined;
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await turnUntil(isRefusing, 2000), 'busy alone').toBe(false);
  await knockOften(400);
  expect(await turnUntil(isRefusing, 10_000), 'busy, with many at the door').toBe(true);
  leave();
  await expect.poll(() => Array.from({ length: 100 }, isRefusing).includes(true)).toBe(false);
});

test('with 0 nobody is refused', async () => {
  await open(0);
  await holdUp(8);
  expect(new Set((await askOften('/api/search')).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(app.tooBusy()).toBeUndefined();
});
