import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Log } from '../log.ts';

/** Answers what it can at once, before the framework sees the request; false leaves the request untouched. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly fastPath: FastPath;
  readonly isClosing: () => boolean;
  readonly log: Log;
}

/** The HTTP server: pages kept ready are answered first, everything else is the framework's. */
export function createShopServer(handOver: RequestListener, { fastPath, isClosing, log }: ShopServerOptions): Server {
  const server = createServer((request, response) => {
    if (isClosing()) response.setHeader('connection', 'close');
    if ((request.method === 'GET' || request.method === 'HEAD') && answeredAtOnce(request, response)) return;
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

  // Longer than the usual balancer keeps a connection, so that it is never the server that hangs up first.
  server.keepAliveTimeout = 72_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return server;
}
