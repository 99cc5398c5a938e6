import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes, type Failure, headers } from '@trolley/contract';
import type { Log } from '../log.ts';
import { requestIdOf } from './requestId.ts';

/** Answers what it can at once, before the framework sees the request; false leaves the request untouched. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly fastPath: FastPath;
  readonly isClosing: () => boolean;
  readonly log: Log;
}

/** How often Node looks for heads and bodies that take too long. */
const checkEveryMs = 5_000;

const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  /** Longer than balancers usually keep a connection, so that the server is never the first to hang up. */
  keepAliveTimeout: 72_000,
  /** A client that takes nothing of its answer for so long has gone away, and the answer would stay in memory. */
  timeout: 600_000,
};

/** The HTTP server: cached answers are sent first, everything else is the framework's. */
export function createShopServer(handOver: RequestListener, options: ShopServerOptions): Server {
  const { fastPath, isClosing, log } = options;
  const server = createServer({ connectionsCheckingInterval: checkEveryMs }, (request, response) => {
    if (hasTwoHosts(request)) return refuseTwoHosts(request, response, log);
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

  return Object.assign(server, timeouts);
}

/**
 * Connections on which nothing was ever asked; the returned function ends them. Browsers open some ahead of need, and
 * since Node does not count them as idle, closing the server would wait for them. One that was opened just now is given a
 * moment: a proxy has opened it for a request that is on its way, and a POST would be lost with it.
 */
export function trackSilentConnections(server: Server, momentMs = 1000): () => void {
  const open = new Map<Socket, number>();
  server.on('connection', (socket) => {
    open.set(socket, Date.now());
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const [socket, since] of open) {
      if (socket.bytesRead > 0) continue;
      const left = since + momentMs - Date.now();
      if (left <= 0) socket.destroy();
      else setTimeout(() => socket.bytesRead === 0 && socket.destroy(), left);
    }
  };
}

/** Node shows the first Host and drops the rest, but a proxy in front may have gone by another one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuseTwoHosts(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const requestId = requestIdOf(request.headers);
  const message = 'The request names more than one host.';
  const failure: Failure = { status: 400, errorCode: errorCodes.invalidRequest, message, requestId };
  log.info({ requestId, status: 400 }, 'broken request');
  response.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    [headers.requestId]: requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify(failure));
}
