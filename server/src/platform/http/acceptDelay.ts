import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** How long whoever connects waits until the process takes the connection. */
export interface AcceptDelay {
  /** Of the one that waits at this moment; 0 where none does. */
  waitingMs(): number;
  stop(): void;
}

const knockEveryMs = 250;

/**
 * Node takes one new connection each turn of its event loop (libuv since 1.45). Where more come than turns, they queue in
 * the system: no timer of the process is late, and callers wait for seconds all the same. So it knocks at its own door
 * and sees how long that takes.
 */
export function watchAcceptDelay(server: Server): AcceptDelay {
  let knock: { readonly socket: Socket; readonly since: number } | undefined;

  function end(): void {
    knock?.socket.destroy();
    knock = undefined;
  }

  function letIn(socket: Socket): void {
    if (!knock || socket.remotePort !== knock.socket.localPort) return;
    socket.destroy();
    end();
  }
  server.on('connection', letIn);

  const timer = setInterval(() => {
    const address = server.address();
    if (knock || address === null || typeof address === 'string') return;
    const socket = connect(ownAddress(address));
    socket.unref();
    // A door that cannot be reached says nothing about how many wait at it.
    socket.on('error', end);
    knock = { socket, since: performance.now() };
  }, knockEveryMs);
  timer.unref();

  return {
    waitingMs: () => (knock ? performance.now() - knock.since : 0),
    stop() {
      clearInterval(timer);
      server.off('connection', letIn);
      end();
    },
  };
}

/** Whoever listens everywhere is reached at this machine's own address. */
function ownAddress({ address, port }: AddressInfo): { readonly host: string; readonly port: number } {
  const host = { '::': '::1', '0.0.0.0': '127.0.0.1' }[address] ?? address;
  return { host, port };
}
