import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { errorCodes, type Failure, headers } from '@trolley/contract';
import type { Log } from '../log.ts';
import type { Connections } from './connections.ts';
import { requestIdOf } from './requestId.ts';

/** Answers what it can at once, before the framework sees the request; false leaves the request untouched. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly fastPath: FastPath;
  readonly isClosing: () => boolean;
  readonly connections: Pick<Connections, 'watch' | 'answering'>;
  readonly log: Log;
}

/** How often Node looks for heads and bodies that take too long. */
const checkEveryMs = 5_000;

/** The HTTP server: pages kept ready are answered first, everything else is the framework's. */
export function createShopServer(handOver: RequestListener, options: ShopServerOptions): Server {
  const { fastPath, isClosing, connections, log } = options;
  const server = createServer({ connectionsCheckingInterval: checkEveryMs }, (request, response) => {
    if (hasTwoHosts(request)) return refuseTwoHosts(request, response, log);
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

/** Node shows the first and drops the rest; somebody in front may go by another. By hand, because every request passes. */
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
