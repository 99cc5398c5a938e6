import type { Renderer } from '@trolley/contract';
import { consentPolicy } from '../consent/consentPolicy.ts';
import type { HttpApp } from '../platform/http/httpApp.ts';
import type { Room } from '../platform/http/room.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { SnapshotScope } from '../platform/snapshot/snapshotScope.ts';
import type { ProductDiscovery } from '../search/productDiscovery.ts';
import type { Stores } from '../store/stores.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { busyPage } from './busyPage.ts';
import { registerDocuments } from './documents.ts';
import { createFastPath } from './fastPath.ts';
import { readGalleryThemes } from './galleryThemes.ts';
import { createPageCache } from './pageCache.ts';
import { createPageContents } from './pageContent.ts';
import { pageFrame } from './pageFrame.ts';
import { createPageHandler } from './pageHandler.ts';
import type { PageShop, ShopParts } from './pageShop.ts';
import { endPage } from './preview/endPage.ts';
import { createPreviewHandler } from './preview/previewHandler.ts';
import type { Previews } from './preview/previews.ts';
import { plainTexts } from './preview/previewWords.ts';
import { shopAt } from './shopAt.ts';
import { createTexts } from './texts.ts';
import type { ViewerOf } from './viewer.ts';
import { everybodyAnonymous } from './viewer.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly snapshots: Snapshots<ShopParts>;
  /** Who finds products by words. */
  readonly discovery: ProductDiscovery;
  readonly renderer: Renderer;
  readonly settings: Pick<Settings, 'nodeEnv' | 'pageCacheBytes' | 'tenantsDir'> &
    Partial<Pick<Settings, 'recaptchaSiteKey' | 'mapOrigins'>>;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly viewerOf?: ViewerOf;
  /** What a cookie list shows. */
  readonly cookieCategories?: PageShop['cookieCategories'];
  /** Missing where the tenant has no store finder. */
  readonly stores?: Stores | undefined;
  /** The shop as staff look at it, and how what a page asks for sees the same. */
  readonly preview?: { readonly previews: Previews; readonly scope: SnapshotScope<ShopParts> } | undefined;
}

export interface Pages extends Room {
  answerFromCache: NonNullable<Room['answerFromCache']>;
  routes(app: HttpApp): void;
}

const payloads = '/_payload';

/** Serves pages, their payloads and what machines ask for beside them. */
export function createPages({
  tenant,
  snapshots,
  discovery,
  renderer,
  settings,
  log,
  metrics,
  viewerOf = everybodyAnonymous,
  cookieCategories = () => [],
  stores,
  preview,
}: Parts): Pages {
  const routes = mountedRoutes(tenant.routes, renderer.screens);
  const hasGallery = routes.some(({ name }) => name === 'components');
  const shop: PageShop = {
    tenant: tenant.publicConfig,
    routes,
    buildId: renderer.buildId,
    notFoundPage: tenant.file.notFoundPage,
    texts: createTexts(tenant.publicConfig),
    areaTexts: tenant.areaTexts,
    ...(tenant.file.residueGoal !== undefined && { residueGoal: tenant.file.residueGoal }),
    themes: hasGallery ? readGalleryThemes(settings.tenantsDir, tenant.media, log) : [],
    discovery,
    cookieCategories,
    stores,
    log,
  };
  // Where the whole shop is a preview every page tells its editors what is what (CONT-04).
  const marks = tenant.publicConfig.clientRuntimeConfig.cms.preview ? { texts: plainTexts(shop) } : undefined;
  const frames = { page: pageFrame(tenant, false, marks), webview: pageFrame(tenant, true, marks) };
  const current = () => snapshots.current();
  const contents = createPageContents({
    shop,
    renderer,
    frameFor: (webview) => (webview ? frames.webview : frames.page),
    development: settings.nodeEnv === 'development',
    recaptcha: settings.recaptchaSiteKey !== undefined,
    mapOrigins: settings.mapOrigins,
    consent: consentPolicy(tenant.consent),
    log,
  });
  const cache = createPageCache({ snapshots, contents, bytes: settings.pageCacheBytes, log, metrics });
  const fastPath = createFastPath({ cache, zones: () => current().parts.catalogue.zones, log, metrics });
  const previewed =
    preview &&
    createPreviewHandler({
      shop,
      contents,
      ...preview,
      endPage: (end) => endPage(shopAt(shop, current()), frames.page, end),
    });
  const handle = createPageHandler({
    ...{ shop, cache, contents, fastPath, viewerOf, previewed, current },
    busyPage: (address) => busyPage(shopAt(shop, current()), frames.page, address),
  });

  return {
    answerFromCache: fastPath.answerFromCache,
    routes(app) {
      fastPath.answerLog.flushOnClose(app);
      registerDocuments(app, { shop, build: renderer, icons: frames.page.icons, current });
      const hidden = { schema: { hide: true } };
      app.get(`${payloads}/*`, hidden, (request, reply) =>
        handle('payload', request.url.slice(payloads.length), request, reply),
      );
      app.get('/*', hidden, (request, reply) => handle('html', request.url, request, reply));
    },
  };
}
