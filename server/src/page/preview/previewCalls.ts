import { previewedCalls, previewFailures, previewParameter } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptByNobody } from '../../platform/http/caching.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SnapshotScope } from '../../platform/snapshot/snapshotScope.ts';
import type { ShopParts } from '../pageShop.ts';
import type { Preview, Previews } from './previews.ts';

interface Parts {
  readonly previews: Previews;
  readonly scope: Pick<SnapshotScope<ShopParts>, 'enter'>;
}

/**
 * What a page in preview fetches to show (the next products of a list, what is found while somebody types) is of the same
 * moment as the page. The parameter means nothing to any other call: carts and orders are always of today.
 */
export function answerInPreview(app: FastifyInstance, { previews, scope }: Parts): void {
  const found = new WeakMap<FastifyRequest, Preview>();
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined) return;
    // Told before anything can fail: whatever is answered, nobody keeps it.
    reply.header('cache-control', keptByNobody).header('referrer-policy', 'no-referrer');
    const opened = await previews.open(token);
    if (typeof opened !== 'object') throw refusalOf(opened);
    found.set(request, opened);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const opened = found.get(request);
    if (!opened) return done();
    return scope.enter(opened.snapshot, opened.at, (ended) => {
      reply.raw.once('close', ended);
      done();
    });
  });
}

/** Takes the token out of the query: the call itself knows no such parameter. */
function tokenOf({ method, url, query }: FastifyRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !previewedCalls.some((begin) => url.startsWith(begin)))
    return undefined;
  const sent = query as Record<string, unknown>;
  const token = sent[previewParameter];
  if (token === undefined) return undefined;
  delete sent[previewParameter];
  return typeof token === 'string' ? token : '';
}

function refusalOf(opened: 'ended' | number): Refusal {
  return typeof opened === 'number'
    ? new Refusal(429, previewFailures.previewEnded, 'Too many previews were made. Wait a while.', {
        retryAfterSeconds: opened,
      })
    : new Refusal(403, previewFailures.previewEnded, 'This preview has ended. Open it again from the studio.');
}
