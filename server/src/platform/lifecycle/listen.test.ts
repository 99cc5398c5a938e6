import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../http/testing.ts';
import { listen } from './listen.ts';

test('OPS-03 a process that was told to stop says so first, and goes on answering until balancers have noticed', async () => {
  const { app } = await createTestApp();
  onTestFinished(() => app.close());
  const close = await listen(app, { host: '127.0.0.1', port: 0, drainMs: 400 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const probes = ['/serving', '/ready'];
  for (const path of probes) expect((await fetch(base + path)).status).toBe(200);

  const closed = close();
  for (const path of probes) {
    const answer = await fetch(base + path);
    expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, 503, 'close']);
  }
  const health = await fetch(`${base}/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${base}/health`)).rejects.toThrow('fetch failed');
});

test('OPS-03 a request that is on its way on a new connection while the door closes is answered', async () => {
  const { app } = await createTestApp();
  onTestFinished(() => app.close());
  const close = await listen(app, { host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes));
  await accepted;
  const closed = close();
  await pause(100);
  socket.write('GET /health HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  await Promise.all([closed, once(socket, 'close')]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
});
