import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createConnections } from './connections.ts';

const almostIdleMs = 71_999;
const idleMs = 72_000;
const large = Buffer.alloc(64 * 1024 * 1024);

let end = async () => {};
afterEach(() => end());

async function open() {
  let time = 0;
  const connections = createConnections(() => time);
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/large') response.end(large);
    else if (request.url === '/slow') {
      connections.answering(response);
      waiting.push(response);
    } else response.end('ok');
  });
  connections.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const clients: Socket[] = [];
  end = async () => {
    for (const client of clients) client.destroy();
    await new Promise((done) => server.close(done));
  };

  return {
    connections,
    waiting,
    async client() {
      const connected = once(server, 'connection') as Promise<[Socket]>;
      const client = connect(port, '127.0.0.1');
      clients.push(client);
      const [socket] = await connected;
      return { client, socket, ask: (path: string) => void client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`) };
    },
    lookAfter(ms: number) {
      time += ms;
      connections.endIdle();
    },
  };
}

test('a connection on which nothing comes or goes is ended after 72 s, and not before', async () => {
  const { client, lookAfter } = await open();
  const { client: browser, socket, ask } = await client();
  ask('/');
  await once(browser, 'data');
  lookAfter(1000);
  lookAfter(almostIdleMs);
  expect(socket.destroyed).toBe(false);
  lookAfter(1);
  expect(socket.destroyed).toBe(true);
});

test('whoever asks now and then stays connected', async () => {
  const { client, lookAfter } = await open();
  const { client: browser, socket, ask } = await client();
  for (let count = 0; count < 3; count += 1) {
    ask('/');
    await once(browser, 'data');
    lookAfter(idleMs);
  }
  expect(socket.destroyed).toBe(false);
});

test('whoever waits for an answer is not cut off, but is idle once it came', async () => {
  const { client, lookAfter, waiting } = await open();
  const { client: browser, socket, ask } = await client();
  ask('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  for (let count = 0; count < 3; count += 1) lookAfter(idleMs);
  expect(socket.destroyed).toBe(false);
  waiting[0]?.end('ok');
  await once(browser, 'data');
  lookAfter(idleMs);
  expect(socket.destroyed).toBe(false);
  lookAfter(idleMs);
  expect(socket.destroyed).toBe(true);
});

test('whoever takes an answer slowly has ten minutes for each part of it', async () => {
  const { client, lookAfter } = await open();
  const [slow, gone] = [await client(), await client()];
  for (const { client: reader, ask, socket } of [slow, gone]) {
    reader.pause();
    ask('/large');
    await expect.poll(() => socket.writableLength).toBeGreaterThan(0);
  }
  lookAfter(1);
  lookAfter(599_999);
  expect([slow.socket.destroyed, gone.socket.destroyed]).toEqual([false, false]);
  slow.client.resume();
  await expect.poll(() => slow.socket.writableLength).toBe(0);
  lookAfter(1);
  expect([slow.socket.destroyed, gone.socket.destroyed]).toEqual([false, true]);
});

test('at the end only those are dropped on which nothing was ever asked', async () => {
  const { client, connections } = await open();
  const [asking, silent] = [await client(), await client()];
  asking.ask('/');
  await once(asking.client, 'data');
  connections.endSilent();
  expect([asking.socket.destroyed, silent.socket.destroyed]).toEqual([false, true]);
});
