import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerLog, createAnswerLog } from '../platform/http/answerLog.ts';
import { codingFor } from '../platform/http/coding.ts';
import { sendReady } from '../platform/http/readyAnswer.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { PageCache } from './pageCache.ts';
import { pageKey, readVariant } from './pageKey.ts';

export interface FastPath {
  /** Answers a page that is ready, straight on node's own response; false leaves the request untouched. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** An address, as it was sent, whose page is found under this key from now on. */
  remember(url: string, addressed: string): void;
  readonly answerLog: Pick<AnswerLog, 'flushOnClose'>;
}

interface Parts {
  readonly cache: Pick<PageCache, 'find'>;
  /** The assortment zones there are. */
  zones(): readonly string[];
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'>;
}

const mostAddresses = 20_000;
const longestAddress = 512;

export function createFastPath({ cache, zones, log, metrics }: Parts): FastPath {
  const addresses = new Map<string, string>();
  const answerLog = createAnswerLog({ log, metrics });

  return {
    answerLog,
    remember(url, addressed) {
      if (url.length > longestAddress) return;
      // Endless invented parameters cost no more than starting over.
      if (addresses.size >= mostAddresses) addresses.clear();
      addresses.set(url, addressed);
    },

    answerFromCache(request, response) {
      const { method, url } = request;
      if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
      const addressed = addresses.get(url);
      if (addressed === undefined) return false;
      const started = performance.now();
      const { headers } = request;
      const page = cache.find(pageKey(addressed, readVariant(headers.cookie, zones())));
      const form = page?.forms[codingFor(headers['accept-encoding'])];
      if (!page || !form) return false;

      const { requestId, status } = sendReady(request, response, form, page.status);
      const durationMs = performance.now() - started;
      const pageCache = page.staleSince === undefined ? 'hit' : 'stale';
      answerLog.add({ requestId, method, url, status, route: '/*', durationMs, pageCache });
      return true;
    },
  };
}
