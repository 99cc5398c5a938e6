import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** What a proxy adds to a request that it passes on. */
const addedByProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether the call comes from this very machine, and not through a proxy on it: the connection's own address,
 * nothing that proxies add, and a name that means this machine.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  if (addedByProxies.some((name) => headers[name] !== undefined)) return false;
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return host.toLowerCase() === 'localhost' || isLoopback(host);
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && loopback.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
