import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers open connections ahead of need. Node does not count those as idle, so they would hold up a server's end. */
export function watchSilentConnections(server: Server): { end(): void } {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return {
    end() {
      for (const socket of silent) socket.destroy();
    },
  };
}
