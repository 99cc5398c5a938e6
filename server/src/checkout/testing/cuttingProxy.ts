import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to the database that can be cut after a statement has reached it and before its answer comes back. */
export async function openCuttingProxy(connectionString: string) {
  const address = new URL(connectionString.replace('postgresql:///', 'postgresql://localhost/'));
  const port = address.searchParams.get('port') ?? '';
  const socketFile = join(address.searchParams.get('host') ?? '', `.s.PGSQL.${port}`);
  const open = new Set<Socket>();
  let cutAfter: string | undefined;
  let cuts = 0;

  const server = createServer((caller) => {
    const database = connect(socketFile);
    let isCut = false;
    for (const socket of [caller, database]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        caller.destroy();
        database.destroy();
      });
    }
    caller.on('data', (sent) => {
      if (cutAfter !== undefined && sent.includes(cutAfter)) {
        cutAfter = undefined;
        isCut = true;
      }
      database.write(sent);
    });
    database.on('data', (answer) => {
      if (!isCut) return caller.write(answer);
      cuts += 1;
      return caller.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const listening = server.address();
  address.searchParams.set('host', '127.0.0.1');
  address.searchParams.set('port', String(typeof listening === 'object' ? listening?.port : ''));
  return {
    connectionString: address.href.replace('postgresql://localhost/', 'postgresql:///'),
    /** The answer to the next statement that holds this text is lost. */
    loseAnswerTo: (text: string) => {
      cutAfter = text;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
