import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isFromThisMachine } from './fromThisMachine.ts';

function asks(remoteAddress: string | undefined, headers: IncomingHttpHeaders): boolean {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return isFromThisMachine({ socket, headers });
}

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['127.1.2.3', 'LOCALHOST'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('%s that asks for %s is on this machine', (address, host) => expect(asks(address, { host })).toBe(true));

test.each([
  ['10.0.0.2', 'localhost:3000'],
  ['::ffff:10.0.0.2', 'localhost'],
  ['203.0.113.9', '127.0.0.1'],
  ['2001:db8::1', '[::1]'],
  [undefined, 'localhost'],
])('%s is not, whatever it asks for', (address, host) => expect(asks(address, { host })).toBe(false));

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
  'what a proxy on this machine passes on is not: %s',
  (name) => expect(asks('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false),
);

test.each(['shop.example', 'localhost.shop.example', '', '127.0.0.1.shop.example', '10.0.0.2:3000'])(
  'nor is what asks for "%s", as a proxy does that adds nothing',
  (host) => expect(asks('127.0.0.1', { host })).toBe(false),
);
