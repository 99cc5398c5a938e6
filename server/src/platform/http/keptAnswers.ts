import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeep } from '../keep.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createAnswered } from './answered.ts';
import { codingFor } from './coding.ts';
import { type ReadyAnswer, readyHead, sendReady } from './readyAnswer.ts';

/** Answers that are the same for many, as they were sent. */
export interface KeptAnswers {
  /** Gives an answer again, straight on node's own response; false leaves the request untouched. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what the routes of this scope answer, where it may be kept. */
  keepOf(scope: FastifyInstance): void;
}

export interface KeptAnswersParts {
  /** How the addresses begin that are looked for. */
  readonly under: readonly string[];
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'>;
  readonly bytes: number;
  /** What the answers are made of: once it is another, none of them is found. */
  version?(): string;
  /** What sets those apart who get different answers at one address, besides the encoding they take. */
  variantOf?(asked: IncomingHttpHeaders): string;
  /** Whether the answer of an address with this `cache-control` is kept. */
  isKept?(cacheControl: string, url: string): boolean;
}

interface KeptAnswer extends ReadyAnswer {
  readonly route: string;
}

const longestAddress = 512;

export function createKeptAnswers(parts: KeptAnswersParts): KeptAnswers {
  const { under, log, metrics, bytes, version = () => '', variantOf = () => '', isKept = () => true } = parts;
  const kept = createKeep<KeptAnswer>(bytes, ({ body, head }) => body.length + head.join('').length * 2 + 500);
  const answered = createAnswered({ log, metrics });
  let keptOf = version();

  function keyOf(url: string, asked: IncomingHttpHeaders): string {
    const current = version();
    if (current !== keptOf) {
      kept.clear();
      keptOf = current;
    }
    return `${variantOf(asked)}\n${codingFor(asked['accept-encoding'])}\n${url}`;
  }

  function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const { method, url, raw } = request;
    const { 'set-cookie': cookie, etag, [headers.requestId]: _, ...rest } = reply.getHeaders();
    if (method !== 'GET' || reply.statusCode !== 200 || url.length > longestAddress) return;
    if (cookie !== undefined || typeof etag !== 'string' || !isKept(String(rest['cache-control']), url)) return;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body)) return;
    const { 'content-length': _length, 'content-encoding': encoding, ...common } = { ...rest, etag };
    const notModified = Object.entries(common).flatMap(([name, value]) => [name, String(value)]);
    kept.set(keyOf(url, raw.headers), {
      body,
      etag,
      route: request.routeOptions.url ?? 'none',
      notModified: readyHead(notModified),
      head: readyHead([
        ...notModified,
        'content-length',
        String(body.length),
        ...(encoding === undefined ? [] : ['content-encoding', String(encoding)]),
      ]),
    });
  }

  return {
    keepOf(scope) {
      answered.tellAtEndOf(scope);
      const begunWith = new WeakMap<FastifyRequest, string>();
      scope.addHook('preHandler', async (request) => void begunWith.set(request, version()));
      scope.addHook('onSend', async (request, reply, payload) => {
        if (begunWith.get(request) === version()) keep(request, reply, payload);
        return payload;
      });
    },

    answerFromCache(request, response) {
      const { method, url, headers: asked } = request;
      if (method !== 'GET' || url === undefined || !under.some((begin) => url.startsWith(begin))) return false;
      const started = performance.now();
      const answer = asked.range === undefined ? kept.get(keyOf(url, asked)) : undefined;
      if (!answer) return false;

      const { requestId, status } = sendReady(request, response, answer);
      const durationMs = performance.now() - started;
      answered.note({ requestId, method, url, status, route: answer.route, durationMs });
      return true;
    },
  };
}
