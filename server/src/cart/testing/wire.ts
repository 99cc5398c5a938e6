import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A wire to a test's database that can be cut. */
export interface Wire {
  /** Fits DATABASE_URL. */
  readonly connectionString: string;
  /** `open`: all passes. `mute`: questions arrive, then the connection breaks before the answer. `cut`: nothing passes. */
  state: 'open' | 'mute' | 'cut';
  close(): Promise<void>;
}

export async function wireTo(connectionString: string): Promise<Wire> {
  const url = new URL(connectionString.replace('///', '//database/'));
  const host = url.searchParams.get('host') ?? '';
  const port = Number(url.searchParams.get('port'));
  const sockets = new Set<Socket>();
  const wire = { state: 'open' as Wire['state'] };
  const server = createServer((near) => {
    const far = host.startsWith('/') ? createConnection(`${host}/.s.PGSQL.${port}`) : createConnection(port, host);
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    near.on('data', (bytes) => (wire.state === 'cut' ? end() : far.write(bytes)));
    far.on('data', (bytes) => (wire.state === 'open' ? near.write(bytes) : end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  url.searchParams.set('host', '127.0.0.1');
  url.searchParams.set('port', String(address.port));
  return Object.assign(wire, {
    connectionString: url.href.replace('//database/', '///'),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  });
}
