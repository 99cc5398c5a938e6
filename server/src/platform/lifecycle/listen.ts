import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../startProblem.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** What serves the shop. */
interface Listener {
  readonly server: HttpServer;
  listen(place: Place & { readonly backlog?: number }): Promise<string>;
  /** Balancers are told to ask others from now on. */
  leave(): void;
  close(): Promise<unknown>;
}

interface ListenOptions extends Place {
  /** How long balancers may take to notice that it leaves; meanwhile everything is answered. */
  readonly drainMs?: number;
}

const drainWithinMs = 10_000;
/** Who knocks while a turn of the event loop takes long waits; beyond this number they would not even be heard. The system may allow fewer. */
const backlog = 4096;

/** Opens the shop. `localhost` means both of its addresses, IPv4 and IPv6. Returns how to close it again. */
export async function listen(app: Listener, { host, port, drainMs = 0 }: ListenOptions): Promise<() => Promise<void>> {
  const primary = host === 'localhost' ? '127.0.0.1' : host;
  let second: Server | undefined;
  try {
    await app.listen({ host: primary, port, backlog });
    if (host === 'localhost') second = await listenToo(app, '::1', (app.server.address() as AddressInfo).port);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, { host, port });
  }
  return async () => {
    app.leave();
    if (drainMs > 0) await sleep(drainMs);
    second?.close();
    await drain(app);
  };
}

/** A second address for the same HTTP server: its connections are handed over. None where the machine has no IPv6. */
function listenToo(app: Pick<Listener, 'server'>, host: string, port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => app.server.emit('connection', socket));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(error);
      else resolve(undefined);
    });
    server.listen({ host, port, backlog, exclusive: true }, () => resolve(server));
  });
}

/** No new connections; what is being answered is finished, within reason. */
async function drain(app: Pick<Listener, 'server' | 'close'>): Promise<void> {
  const tooLong = setTimeout(() => app.server.closeAllConnections(), drainWithinMs);
  await app.close();
  clearTimeout(tooLong);
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is in use by another program.\nStop it, or choose another one, for example PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartProblem(
      `Port ${port} may not be opened by this user.\nChoose one above 1023, for example PORT=3000.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(
      `HOST=${host} is not an address of this machine.\nUse one that is, for example HOST=0.0.0.0 for all of them.`,
    );
  }
  return error;
}

/** Where a person on this machine finds the shop. */
export function localAddress({ host, port }: Place): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
