import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from '../platform/http/responseCache.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { CatalogueParts } from './catalogue.ts';
import { readZone } from './knownZone.ts';

interface Parts extends Pick<ResponseCacheOptions, 'log' | 'metrics'> {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
}

/** What the catalogue says to everybody in a zone, for as long as its snapshot is the current one. */
export function cacheCatalogueResponses({ snapshots, log, metrics }: Parts): ResponseCache {
  return createResponseCache({
    under: ['/api/'],
    log,
    metrics,
    bytes: 32 * 1024 * 1024,
    version: () => snapshots.current().version,
    variantOf: ({ cookie }) => readZone(cookie, snapshots.current().parts.catalogue.zones),
  });
}
