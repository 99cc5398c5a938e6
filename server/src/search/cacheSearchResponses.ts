import { searchBrands, searchCategories, searchProducts } from '@trolley/contract';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { readZone } from '../catalogue/knownZone.ts';
import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from '../platform/http/responseCache.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';

interface Parts extends Pick<ResponseCacheOptions, 'log' | 'metrics'> {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
}

/** What searches of everybody in a zone were answered, for as long as the snapshot is the current one; apart from lists, which many words must not push out. */
export function cacheSearchResponses({ snapshots, log, metrics }: Parts): ResponseCache {
  return createResponseCache({
    under: [searchProducts, searchCategories, searchBrands].map(({ path }) => path.slice(0, path.indexOf('{'))),
    log,
    metrics,
    bytes: 16 * 1024 * 1024,
    version: () => snapshots.current().version,
    variantOf: ({ cookie }) => readZone(cookie, snapshots.current().parts.catalogue.zones),
  });
}
