import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  watch(server: Server): void;
  /** Until this answer is sent nobody hangs up because nothing comes or goes. */
  answering(response: ServerResponse): void;
  /** Ends those on which nothing has come or gone for too long. */
  endIdle(): void;
  /** Browsers open connections ahead of need. Node does not count those as idle, so they would hold up a server's end. */
  endSilent(): void;
}

/** How much had come and gone when it was last more than before. */
interface Seen {
  readonly moved: number;
  readonly at: number;
}

/** Longer than the usual balancer keeps a connection, so that it is never the server that hangs up first. */
const longestIdleMs = 72_000;
/** Whoever does not take a part of an answer for so long has gone away, and would hold it in memory for ever. */
const longestTakingMs = 600_000;
const everyMs = 6_000;

/**
 * Open connections, looked over every few seconds. Node would set and clear a timer between any two requests instead,
 * which costs a kept page a tenth of its time.
 */
export function createConnections(now: () => number = performance.now.bind(performance)): Connections {
  const open = new Map<Socket, Seen>();
  const working = new Set<Socket>();

  function patienceWith(socket: Socket): number {
    if (socket.writableLength > 0) return longestTakingMs;
    return working.has(socket) ? Number.POSITIVE_INFINITY : longestIdleMs;
  }

  function endIdle(): void {
    const at = now();
    for (const [socket, seen] of open) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (moved !== seen.moved) open.set(socket, { moved, at });
      else if (at - seen.at >= patienceWith(socket)) socket.destroy();
    }
  }

  return {
    watch(server) {
      server.keepAliveTimeout = 0;
      server.on('connection', (socket) => {
        open.set(socket, { moved: 0, at: now() });
        socket.once('close', () => open.delete(socket));
      });
      const timer = setInterval(endIdle, everyMs).unref();
      server.once('close', () => clearInterval(timer));
    },
    answering(response) {
      const { socket } = response;
      if (!socket) return;
      working.add(socket);
      response.once('close', () => working.delete(socket));
    },
    endIdle,
    endSilent() {
      for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
