import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ProviderCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Stands in for the provider: listens on this machine and speaks its API as far as the shop uses it. */
export async function openTestProvider() {
  const calls: ProviderCall[] = [];
  let objects: Readonly<Record<string, readonly string[]>> = {};
  let silent = false;
  let status = 200;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>;
    const path = new URL(request.url ?? '/', 'http://provider').pathname;
    calls.push({ path, headers: request.headers, body });
    const index = decodeURIComponent(/^\/1\/indexes\/([^/]+)\/query$/.exec(path)?.[1] ?? '');
    const ids = objects[index];
    if (silent) return;
    response.setHeader('content-type', 'application/json');
    response.statusCode = ids ? status : 404;
    if (!ids || status !== 200) {
      response.end(JSON.stringify({ message: 'no', status: response.statusCode }));
      return;
    }
    const most = Number(body['hitsPerPage'] ?? 20);
    const hits = ids.slice(0, most).map((objectID) => ({ objectID }));
    const queryID = body['clickAnalytics'] === true ? 'q'.repeat(32) : undefined;
    const found = { hits, nbHits: ids.length, page: 0, nbPages: 1, hitsPerPage: most, query: body['query'], queryID };
    response.end(JSON.stringify({ ...found, params: '', exhaustiveNbHits: true, processingTimeMS: 1 }));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    calls,
    /** By index, best first. */
    hold: (given: typeof objects) => {
      objects = given;
    },
    behave: (given: { readonly silent?: boolean; readonly status?: number }) => {
      ({ silent = false, status = 200 } = given);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
