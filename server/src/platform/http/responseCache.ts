import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '../cache.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createAnswerLog } from './answerLog.ts';
import { codingFor } from './coding.ts';
import { type ReadyAnswer, sendReady } from './readyAnswer.ts';

/** Responses that are the same for many callers, as they were sent. */
export interface ResponseCache {
  /** Sends a cached response on Node's own response object; false leaves the request untouched. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Stores what the routes of this scope answer, where it may be stored. `againOf` is asked with each answer: what is to
   * be done whenever it is given again, as counting it.
   */
  storeResponsesOf(scope: FastifyInstance, againOf?: (request: FastifyRequest) => (() => void) | undefined): void;
}

export interface ResponseCacheOptions {
  /** Only addresses that begin with one of these are looked up. */
  readonly under: readonly string[];
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'>;
  readonly bytes: number;
  /** Of the data behind the responses; when it changes, the cache is emptied. */
  version?(): string;
  /** Part of the key, for callers who get different responses at one address; the encoding is one already. */
  variantOf?(asked: IncomingHttpHeaders): string;
  /** Whether the response of an address with this `cache-control` is stored. */
  isStored?(cacheControl: string, url: string): boolean;
}

interface CachedResponse extends ReadyAnswer {
  readonly route: string;
  readonly again?: () => void;
}

const longestAddress = 512;

export function createResponseCache(parts: ResponseCacheOptions): ResponseCache {
  const { under, log, metrics, bytes, version = () => '', variantOf = () => '', isStored = () => true } = parts;
  const cache = createCache<CachedResponse>(bytes, {
    sizeCalculation: ({ body, head }) => body.length + head.join('').length * 2 + 500,
  });
  const answers = createAnswerLog({ log, metrics });
  let cachedVersion = version();

  function keyOf(url: string, asked: IncomingHttpHeaders): string {
    const current = version();
    if (current !== cachedVersion) {
      cache.clear();
      cachedVersion = current;
    }
    return `${variantOf(asked)}\n${codingFor(asked['accept-encoding'])}\n${url}`;
  }

  function store(request: FastifyRequest, reply: FastifyReply, payload: unknown, again?: () => void): void {
    const { method, url, raw } = request;
    const { 'set-cookie': cookie, etag, [headers.requestId]: _, ...rest } = reply.getHeaders();
    if (method !== 'GET' || reply.statusCode !== 200 || url.length > longestAddress) return;
    if (cookie !== undefined || typeof etag !== 'string' || !isStored(String(rest['cache-control']), url)) return;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body)) return;
    const { 'content-length': _length, 'content-encoding': encoding, ...common } = { ...rest, etag };
    const notModified = Object.entries(common).flatMap(([name, value]) => [name, String(value)]);
    cache.set(keyOf(url, raw.headers), {
      body,
      etag,
      route: request.routeOptions.url ?? 'none',
      notModified,
      ...(again && { again }),
      head: [
        ...notModified,
        'content-length',
        String(body.length),
        ...(encoding === undefined ? [] : ['content-encoding', String(encoding)]),
      ],
    });
  }

  return {
    storeResponsesOf(scope, againOf) {
      answers.flushOnClose(scope);
      const begunWith = new WeakMap<FastifyRequest, string>();
      scope.addHook('preHandler', (request, _, done) => {
        begunWith.set(request, version());
        done();
      });
      scope.addHook('onSend', (request, reply, payload, done) => {
        if (begunWith.get(request) === version()) store(request, reply, payload, againOf?.(request));
        done(null, payload);
      });
    },

    answerFromCache(request, response) {
      const { method, url, headers: asked } = request;
      if (method !== 'GET' || url === undefined || !under.some((begin) => url.startsWith(begin))) return false;
      const started = performance.now();
      const answer = asked.range === undefined ? cache.get(keyOf(url, asked)) : undefined;
      if (!answer) return false;

      const { requestId, status } = sendReady(request, response, answer);
      const durationMs = performance.now() - started;
      answer.again?.();
      answers.add({ requestId, method, url, status, route: answer.route, durationMs });
      return true;
    },
  };
}
