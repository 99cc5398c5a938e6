import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defineEndpoint } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { HttpParts } from './httpApp.ts';
import { serve } from './serve.ts';
import type { LogLine } from './testing.ts';
import { createTestApp } from './testing.ts';

const large = Buffer.alloc(32 * 1024 * 1024);
const getSlow = defineEndpoint({
  method: 'GET',
  path: '/api/test/slow',
  domain: 'test',
  summary: 'Waits.',
  reply: z.object({ done: z.boolean() }),
});

describe('on a real connection', () => {
  let app: FastifyInstance;
  let lines: LogLine[];
  let begun: Promise<void>;

  async function listen(parts: Partial<HttpParts> = {}): Promise<string> {
    ({ app, lines } = await createTestApp(parts));
    let begin = () => {};
    begun = new Promise((resolve) => (begin = resolve));
    serve(app, getSlow, async () => {
      begin();
      await pause(300);
      return { done: true };
    });
    return app.listen({ port: 0, host: '127.0.0.1' });
  }
  afterEach(() => app.close());

  /** Sends bytes as they are and collects what comes back until the server ends the connection. */
  async function send(...parts: (string | Buffer)[]): Promise<string> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => {});
    for (const part of parts) {
      if (!socket.writable) break;
      socket.write(part);
      await pause(20);
    }
    if (!socket.closed) await once(socket, 'close');
    return received;
  }

  test('what is kept ready is answered before the framework sees the request, for GET and HEAD alone', async () => {
    const seen: string[] = [];
    const base = await listen({
      fastPath: (request, response) => {
        seen.push(`${request.method} ${request.url}`);
        if (request.url !== '/') return false;
        response.end('kept');
        return true;
      },
    });
    expect(await (await fetch(base)).text()).toBe('kept');
    expect((await fetch(`${base}/health`)).status).toBe(200);
    expect((await fetch(base, { method: 'POST' })).status).toBe(404);
    expect(seen).toEqual(['GET /', 'GET /health']);
  });

  test('two Host headers are refused, also before what is kept ready', async () => {
    await listen({
      fastPath: (_, response) => {
        response.end('kept');
        return true;
      },
    });
    const answer = await send('GET / HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"errorCode":"invalidRequest"');
    expect(answer).not.toContain('kept');
    expect(await send('GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')).toContain('kept');
  });

  test.each([
    ['a head', 'GET /health HTTP/1.1\r\nHost: shop.example\r\nx-slow: '],
    [
      'a body',
      'POST /logs HTTP/1.1\r\nHost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    ],
  ])('a client that drips %s is answered 408, and cut off although it goes on', async (_, begin) => {
    await listen();
    app.server.headersTimeout = 200;
    app.server.requestTimeout = 400;
    const { port } = app.server.address() as AddressInfo;
    // Half open: the end of the server's side alone would not end this one.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => {});
    socket.write(begin);
    const dripping = setInterval(() => socket.write('a'), 50);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('connections, heads, bodies and answers that are not taken have their time limits', async () => {
    await listen();
    expect(app.server).toMatchObject({
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 72_000,
      timeout: 600_000,
    });
  });

  test('a connection on which nothing comes or goes is ended, but not while an answer is waited for', async () => {
    await listen();
    app.server.keepAliveTimeout = 50;
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /api/test/slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 200 [^]*"done":true/);
  });

  test('a client that takes nothing of its answer is cut off, one that takes it in parts is not', async () => {
    await listen({
      fastPath: (request, response) => {
        if (request.url === '/large') response.end(large);
        return request.url === '/large';
      },
    });
    app.server.timeout = 2000;
    const { port } = app.server.address() as AddressInfo;
    const ask = () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      return socket;
    };
    const [gone, slow] = [ask(), ask()];
    const connections = () => new Promise<number>((done) => app.server.getConnections((_, count) => done(count)));
    gone.pause();
    let taken = 0;
    slow.on('data', (chunk) => {
      taken += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 1);
    });
    await once(slow, 'close');
    expect(taken).toBeGreaterThan(large.length);
    await expect.poll(connections).toBe(0);
    gone.destroy();
  });

  test('a page cache that fails is logged, and the request goes the long way', async () => {
    const base = await listen({
      fastPath: () => {
        throw new Error('cache broke');
      },
    });
    expect((await fetch(`${base}/health`)).status).toBe(200);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', err: expect.objectContaining({ message: 'cache broke' }) }),
    );
  });

  test.each([
    ['a head of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['what is not HTTP', 'hello there\r\n\r\n', 400],
    [
      'two lengths at once',
      'POST /logs HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('API-08 %s is refused in the one shape', async (_, bytes, status) => {
    await listen();
    const answer = await send(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({
      status,
      errorCode: 'invalidRequest',
      message: expect.any(String),
      requestId: /x-request-id: (\S+)/.exec(head)?.[1],
    });
  });

  test('API-08 who sends 10 MB is told why it was not taken', async () => {
    const base = await listen();
    const body = JSON.stringify({ error: 'x', message: 'y'.repeat(10 * 1024 * 1024) });
    const answer = await fetch(`${base}/logs`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errorCode: 'bodyTooLarge' });
    expect((await fetch(`${base}/health`)).status).toBe(200);
  });

  test('API-08 a body without end is cut off at the limit', async () => {
    await listen();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await send(
      'POST /logs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      ...Array(20).fill(chunk),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test('a client that leaves is logged and does no harm', async () => {
    const base = await listen();
    const leaving = new AbortController();
    const asked = fetch(`${base}/api/test/slow`, { signal: leaving.signal });
    await begun;
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect
      .poll(() => lines)
      .toContainEqual(expect.objectContaining({ path: '/api/test/slow', status: 499, message: 'client left' }));
    expect((await fetch(`${base}/health`)).status).toBe(200);
  });

  test('closing finishes what was begun, ends idle connections and takes no new ones', async () => {
    const base = await listen();
    await (await fetch(`${base}/health`)).text();
    const asked = fetch(`${base}/api/test/slow`);
    await begun;
    const started = Date.now();
    const closed = app.close();
    const answer = await asked;
    expect(await answer.json()).toEqual({ done: true });
    await closed;
    expect(Date.now() - started).toBeLessThan(8000);
    await expect(fetch(`${base}/health`)).rejects.toThrow('fetch failed');
  });

  test('a connection on which nothing was ever asked does not hold up the end', async () => {
    await listen();
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const started = Date.now();
    await app.close();
    expect(Date.now() - started).toBeLessThan(8000);
    socket.destroy();
  });

  test('what was begun before the end is answered with the word that the connection ends', async () => {
    await listen();
    const answer = send('GET /api/test/slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await begun;
    await app.close();
    expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n/i);
  });
});
