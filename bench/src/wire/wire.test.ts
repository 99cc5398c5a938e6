import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { LateAnswer, openWire } from './wire.ts';

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const wire = openWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    wire.close();
    server.closeAllConnections();
    server.close();
  });
  return { server, wire };
}

test('a call over a kept connection brings status, heads and what was packed', async () => {
  const { server, wire } = await serve((request, response) => {
    let sent = '';
    request.on('data', (part) => (sent += String(part)));
    request.on('end', () => {
      response.writeHead(201, { 'content-encoding': 'br' });
      response.end(brotliCompressSync(JSON.stringify({ got: JSON.parse(sent), by: request.method })));
    });
  });
  let connections = 0;
  server.on('connection', () => (connections += 1));
  for (const quantity of [1, 2]) {
    const reply = await wire.send({ method: 'POST', path: '/', headers: {}, body: { quantity } });
    expect(reply).toMatchObject({ status: 201 });
    expect(reply.json()).toEqual({ got: { quantity }, by: 'POST' });
    expect(reply.bytes).toBeGreaterThan(0);
  }
  expect(connections).toBe(1);
});

test('an answer that does not come in time is none, and neither is a broken one', async () => {
  const { wire } = await serve((request, response) => {
    if (request.url === '/half') {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
      setTimeout(() => response.destroy(), 10);
    }
  });
  await expect(wire.send({ method: 'GET', path: '/', headers: {}, withinMs: 30 })).rejects.toThrow(LateAnswer);
  await expect(wire.send({ method: 'GET', path: '/half', headers: {} })).rejects.toThrow(/aborted|reset/i);
});

test('load is sent to this machine alone', () => {
  expect(() => openWire('http://shop.example')).toThrow(/loopback/);
});
