import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { HttpParts } from './httpApp.ts';
import { createHttpApp } from './httpApp.ts';

export type LogLine = Readonly<Record<string, unknown>>;

/** A log that keeps its lines, so that a test can read them. */
export function captureLog(level = 'debug') {
  const lines: LogLine[] = [];
  const write = (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line) as LogLine);
  };
  const log = createLog({ level, destination: { write } });
  return { log, lines };
}

/** The conventions alone, with what a test wants to be different. */
export async function createTestApp(
  changes: Partial<HttpParts> = {},
): Promise<{ app: FastifyInstance; lines: LogLine[] }> {
  const { log, lines } = captureLog();
  const app = await createHttpApp({
    settings: { baseUrl: 'http://localhost:3000', nodeEnv: 'production', trustProxy: false },
    log,
    metrics: createMetrics({ process: false }),
    fastPath: () => false,
    isDatabaseReachable: async () => true,
    isSnapshotLoaded: () => true,
    ...changes,
  });
  return { app, lines };
}

/** The headers of a browser that called `GET /api/csrf` first. */
export async function withXsrf(app: FastifyInstance): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const answer = await app.inject({ url: '/api/csrf' });
  const token = /XSRF-TOKEN=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
}

/** First segments of what is served from now on, but for what catches all the rest; of a pattern what stands before it. */
export function servedSegments(app: FastifyInstance): ReadonlySet<string> {
  const segments = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const [, first = ''] = url.split('/');
    if (first !== '' && first !== '*') segments.add(first);
  });
  return segments;
}

/** Asks for a path letter by letter as it stands: `fetch` and `inject` tidy it up first. */
export async function getAsWritten(
  base: string,
  path: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    request.on('error', reject);
  });
}
