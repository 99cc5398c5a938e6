import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../http/testing.ts';
import { listen } from './listen.ts';

test('OPS-03 a process that was told to stop says so first, and goes on answering until balancers have noticed', async () => {
  const { app } = await createTestApp();
  onTestFinished(() => app.close());
  const close = await listen(app, { host: '127.0.0.1', port: 0, drainMs: 400 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${base}/ready`)).status).toBe(200);

  const closed = close();
  const ready = await fetch(`${base}/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  const health = await fetch(`${base}/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${base}/health`)).rejects.toThrow('fetch failed');
});
