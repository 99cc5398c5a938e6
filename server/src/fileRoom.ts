import { join } from 'node:path';
import type { KeptAssets } from './asset/keptAssets.ts';
import { assetRoutes } from './asset/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { Pictures } from './picture/openPictures.ts';
import { libraryPictureRoutes, pictureRoutes } from './picture/routes.ts';
import { takesAvif } from './picture/takesAvif.ts';
import { createResponseCache } from './platform/http/responseCache.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { paths } from './platform/paths.ts';
import type { Settings } from './platform/settings.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'media'>;
  readonly pictures: Pictures;
  /** Of the studio's library. */
  readonly libraryPictures: Pictures;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly settings?: Pick<Settings, 'mapOrigins'>;
  readonly assetsDir?: string;
  readonly keptAssets?: KeptAssets | undefined;
}

/** Files that never change are asked for with every page: the most used ones stay in memory. */
const fileCacheBytes = 48 * 1024 * 1024;

/** Pictures, the storefront's own files, and the tenant's. */
export function fileRoom(parts: Parts): Room {
  const { tenant, pictures, libraryPictures, log, metrics, settings, keptAssets: kept } = parts;
  const { assetsDir = join(paths.client, 'assets') } = parts;
  const cache = createResponseCache({
    under: ['/pictures/', '/assets/', '/media/'],
    log,
    metrics,
    bytes: fileCacheBytes,
    // Pictures come as AVIF or WebP under one address.
    variantOf: ({ accept }) => (takesAvif(accept) ? 'avif' : ''),
    // No file has a query: invented ones must not push out the others.
    isStored: (cacheControl, url) => cacheControl.includes('immutable') && !url.includes('?'),
  });
  return {
    answerFromCache: cache.answerFromCache,
    ...(kept && { jobs: [kept.job] }),
    async routes(app) {
      await app.register(async (scope) => {
        cache.storeResponsesOf(scope);
        mediaRoutes(scope, tenant.media);
        pictureRoutes(scope, pictures);
        libraryPictureRoutes(scope, libraryPictures);
        assetRoutes(scope, assetsDir, { mapOrigins: settings?.mapOrigins, kept });
      });
    },
  };
}
