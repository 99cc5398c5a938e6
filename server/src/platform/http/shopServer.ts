import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Log } from '../log.ts';
import type { Connections } from './connections.ts';

/** Answers what it can at once, before the framework sees the request; false leaves the request untouched. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly fastPath: FastPath;
  readonly isClosing: () => boolean;
  readonly connections: Pick<Connections, 'watch' | 'answering'>;
  readonly log: Log;
}

/** The HTTP server: pages kept ready are answered first, everything else is the framework's. */
export function createShopServer(handOver: RequestListener, options: ShopServerOptions): Server {
  const { fastPath, isClosing, connections, log } = options;
  const server = createServer((request, response) => {
    if (isClosing()) response.setHeader('connection', 'close');
    if ((request.method === 'GET' || request.method === 'HEAD') && answeredAtOnce(request, response)) return;
    connections.answering(response);
    handOver(request, response);
  });

  function answeredAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    try {
      return fastPath(request, response);
    } catch (err) {
      log.error({ err }, 'the page cache failed');
      if (!response.headersSent) return false;
      response.destroy();
      return true;
    }
  }

  connections.watch(server);
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return server;
}
