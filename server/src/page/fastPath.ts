import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import { type Answered, createAnswered } from '../platform/http/answered.ts';
import { isFresh } from '../platform/http/caching.ts';
import { codingFor } from '../platform/http/coding.ts';
import { requestIdOf } from '../platform/http/requestId.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { pageKey, readVariant } from './pageKey.ts';
import type { PageStore } from './pageStore.ts';

export interface FastPath {
  /** Answers a page that is ready, straight on node's own response; false leaves the request untouched. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** An address, as it was sent, whose page is found under this key from now on. */
  remember(url: string, addressed: string): void;
  readonly answered: Pick<Answered, 'tellAtEndOf'>;
}

interface Parts {
  readonly store: Pick<PageStore, 'find'>;
  /** The assortment zones there are. */
  zones(): readonly string[];
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'>;
}

const mostAddresses = 20_000;
const longestAddress = 512;

export function createFastPath({ store, zones, log, metrics }: Parts): FastPath {
  const addresses = new Map<string, string>();
  const answered = createAnswered({ log, metrics });

  return {
    answered,
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
      const page = store.find(pageKey(addressed, readVariant(request.headers.cookie, zones())));
      const form = page?.forms[codingFor(request.headers['accept-encoding'])];
      if (!page || !form) return false;

      const requestId = requestIdOf(request.headers);
      const isKnown = form.etag !== undefined && isFresh(request.headers['if-none-match'], form.etag);
      const status = isKnown ? 304 : page.status;
      const head = isKnown ? form.notModified.slice() : form.head.slice();
      head.push(headers.requestId, requestId);
      response.writeHead(status, head);
      if (isKnown || method === 'HEAD') response.end();
      else response.end(form.body);

      const durationMs = performance.now() - started;
      const pageCache = page.staleSince === undefined ? 'hit' : 'stale';
      answered.note({ requestId, method, url, route: '/*', status, durationMs, pageCache });
      return true;
    },
  };
}
