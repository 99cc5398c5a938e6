import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { codingFor } from '../platform/http/coding.ts';
import { requestIdOf } from '../platform/http/requestId.ts';
import { logAnswer } from '../platform/http/requestLog.ts';
import { createKeep } from '../platform/keep.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { CatalogueParts } from './catalogue.ts';
import { readZone } from './knownZone.ts';

/** Answers of the API that are the same for everybody in a zone, as they were sent. */
export interface KeptAnswers {
  /** Gives an answer again, straight on node's own response; false leaves the request untouched. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what the routes of this scope answer, where it may be stored. */
  keepOf(scope: FastifyInstance): void;
}

interface Parts {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered'>;
  readonly bytes?: number;
}

interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly route: string;
  readonly head: readonly string[];
  readonly notModified: readonly string[];
}

const longestAddress = 512;
const defaultBytes = 32 * 1024 * 1024;

export function createKeptAnswers({ snapshots, log, metrics, bytes = defaultBytes }: Parts): KeptAnswers {
  const kept = createKeep<KeptAnswer>(bytes, ({ body, head }) => body.length + head.join('').length * 2 + 500);
  let version = '';

  /** Nothing is found that was said of another snapshot. */
  function current() {
    const snapshot = snapshots.current();
    if (snapshot.version !== version) {
      kept.clear();
      version = snapshot.version;
    }
    return snapshot.parts.catalogue;
  }

  function keyOf(url: string, { headers: asked }: Pick<IncomingMessage, 'headers'>): string {
    const zone = readZone(asked.cookie, current().zones);
    return `${zone}\n${codingFor(asked['accept-encoding'])}\n${url}`;
  }

  function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown, madeOf: string): void {
    const { method, url, raw } = request;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const { 'set-cookie': cookie, etag, [headers.requestId]: _, ...rest } = reply.getHeaders();
    if (method !== 'GET' || reply.statusCode !== 200 || url.length > longestAddress) return;
    if (!isWhole || cookie !== undefined || typeof etag !== 'string' || snapshots.current().version !== madeOf) return;
    const body = Buffer.from(payload);
    const common = Object.entries({ ...rest, etag }).flatMap(([name, value]) =>
      name === 'content-length' || name === 'content-encoding' ? [] : [name, String(value)],
    );
    const encoding = reply.getHeader('content-encoding');
    kept.set(keyOf(url, raw), {
      body,
      etag,
      route: request.routeOptions.url ?? 'none',
      notModified: common,
      head: [
        ...common,
        'content-length',
        String(body.length),
        ...(encoding === undefined ? [] : ['content-encoding', String(encoding)]),
      ],
    });
  }

  return {
    keepOf(scope) {
      const versions = new WeakMap<FastifyRequest, string>();
      scope.addHook('preHandler', async (request) => void versions.set(request, snapshots.current().version));
      scope.addHook('onSend', async (request, reply, payload) => {
        keep(request, reply, payload, versions.get(request) ?? '');
        return payload;
      });
    },

    answerFromCache(request, response) {
      const { method, url } = request;
      if (method !== 'GET' || !url?.startsWith('/api/')) return false;
      const started = performance.now();
      const answer = kept.get(keyOf(url, request));
      if (!answer) return false;

      const requestId = requestIdOf(request.headers);
      const isKnown = isFresh(request.headers['if-none-match'], answer.etag);
      const status = isKnown ? 304 : 200;
      response.writeHead(status, [...(isKnown ? answer.notModified : answer.head), headers.requestId, requestId]);
      response.end(isKnown ? undefined : answer.body);

      const durationMs = performance.now() - started;
      metrics?.requestAnswered({ method, route: answer.route, status, seconds: durationMs / 1000 });
      logAnswer(log, { requestId, method, url, status, durationMs });
      return true;
    },
  };
}
