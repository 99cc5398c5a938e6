import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FetchOptions, fetchPhoto } from './fetchPhoto.ts';

let server: Server;
let base: string;
let answer: (request: IncomingMessage, response: ServerResponse, asked: number) => void;
let asked: IncomingMessage[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response, asked.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end('photo');
});

const fetchIt = (path = '/milk.jpg', options: Partial<FetchOptions> = {}) =>
  fetchPhoto(path.startsWith('http') ? path : base + path, { allowPrivate: true, pauseMs: 1, ...options });
const reason = (text: string) => expect.objectContaining({ reason: expect.stringContaining(text) as string });

test('a photo comes with what its server says of its version', async () => {
  answer = (_, response) => response.setHeader('etag', '"7"').end('photo');
  expect(await fetchIt()).toEqual({ bytes: Buffer.from('photo'), etag: '"7"', lastModified: null });
});

test('a photo that is known is asked for by its version, and not sent again', async () => {
  answer = (request, response) => response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end();
  const known = { etag: '"7"', lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT' };
  expect(await fetchIt('/milk.jpg', { known })).toBe('unchanged');
  expect(asked[0]?.headers['if-modified-since']).toBe(known.lastModified);
});

test('it is followed where it is sent on to, but not for ever', async () => {
  answer = ({ url }, response) => {
    if (url === '/new.jpg') response.end('photo');
    else response.writeHead(302, { location: url === '/old.jpg' ? '/new.jpg' : `${url}x` }).end();
  };
  expect(await fetchIt('/old.jpg')).toMatchObject({ bytes: Buffer.from('photo') });
  expect(await fetchIt('/circle')).toEqual(reason('sent on more than 5 times'));
  expect(asked).toHaveLength(8);
});

test('it is not followed to what is no web address', async () => {
  answer = (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end();
  expect(await fetchIt()).toEqual(reason('no web address'));
  expect(asked).toHaveLength(1);
});

test('nothing is asked of addresses that are not public, by number, by name, or sent on from elsewhere', async () => {
  const port = new URL(base).port;
  for (const address of [
    base,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    'http://169.254.169.254/latest/',
    'http://0x7f.1/',
  ])
    expect(await fetchIt(address, { allowPrivate: false })).toEqual(reason('--allow-private-addresses'));
  expect(asked).toEqual([]);
});

test('what is there no more is asked for once, what fails for the moment three times', async () => {
  answer = (_, response) => response.writeHead(404).end();
  expect(await fetchIt()).toEqual(reason('status 404'));
  expect(asked).toHaveLength(1);
  answer = (_, response, times) => response.writeHead(times < 4 ? 503 : 200).end('photo');
  expect(await fetchIt()).toMatchObject({ bytes: Buffer.from('photo') });
  asked = [];
  answer = (request) => request.socket.destroy();
  expect(await fetchIt()).toEqual(reason('cannot be fetched'));
  expect(asked).toHaveLength(3);
});

test('what is too large is left, whether it says so or not', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-length': 50_000_000 }).flushHeaders();
  expect(await fetchIt()).toEqual(reason('larger than 40 MB'));
  const piece = Buffer.alloc(4_000_000);
  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
  expect(await fetchIt()).toEqual(reason('larger than 40 MB'));
});

test('what does not come in time is left', async () => {
  answer = (_, response) => void response.write('pho');
  expect(await fetchIt('/slow.jpg', { limitMs: 60 })).toEqual(reason('did not come in time'));
});
