import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../src/shop.ts';
import type { ToWires } from './wires.ts';

const loader = new URL('../../scripts/lib/typescript.mjs', import.meta.url).href;
const asksForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const startup = Buffer.from('\0\0\0\u0020\0\u0003\0\0user\0standby\0replication\0true\0\0');

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A server that refuses TLS and answers whoever replicates; then it goes on, or dies at once. */
async function database(answer: string, after: 'lives' | 'dies'): Promise<{ port: number; answered: Promise<void> }> {
  const { promise: answered, resolve } = withResolvers();
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.equals(asksForTls)) socket.write('N');
      else
        socket.write(answer, () => {
          if (after === 'dies') socket.destroy();
          resolve();
        });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, answered };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function startWires(message: Extract<ToWires, { do: 'open' }>): Promise<ChildProcess> {
  const wires = fork(fileURLToPath(new URL('./wires.ts', import.meta.url)), {
    execArgv: ['--import', loader],
    stdio: 'inherit',
  });
  ends.push(() => wires.kill());
  wires.send(message);
  await once(wires, 'message');
  return wires;
}

/** A standby as PostgreSQL's client library makes it: it asks for TLS first. */
async function standby(port: number): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ port, host: '127.0.0.1' });
  ends.push(() => socket.destroy());
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  socket.on('error', () => undefined);
  socket.write(asksForTls);
  await expect.poll(() => heard).toBe('N');
  socket.write(startup);
  return { socket, heard: () => heard };
}

test('what a primary has sent to a standby when it dies is lost with it', async () => {
  const [{ port: to }, port] = [await database('wal', 'dies'), await freePort()];
  await startWires({ do: 'open', wires: [{ name: 'pg-a', port, to }], lagMs: 300 });
  const { socket, heard } = await standby(port);
  await once(socket, 'close');
  expect(heard()).toBe('N');
});

test('what is under way when the net is cut waits until it is mended', async () => {
  const [cut, whole] = [await database('cut', 'lives'), await database('whole', 'lives')];
  const [cutPort, wholePort] = [await freePort(), await freePort()];
  const wires = await startWires({
    do: 'open',
    wires: [
      { name: 'pg-a', port: cutPort, to: cut.port },
      { name: 'pg-b', port: wholePort, to: whole.port },
    ],
    lagMs: 300,
  });
  const first = await standby(cutPort);
  await cut.answered;
  wires.send({ do: 'cut', machine: 'a', agent: -1 } satisfies ToWires);
  const second = await standby(wholePort);
  // It asked later and was answered: the first would have been by now.
  await expect.poll(second.heard).toBe('Nwhole');
  expect(first.heard()).toBe('N');
  wires.send({ do: 'mend' } satisfies ToWires);
  await expect.poll(first.heard).toBe('Ncut');
});
