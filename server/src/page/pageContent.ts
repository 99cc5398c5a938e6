import type { BootData, PageFrame, PagePreview, Renderer, Viewer } from '@trolley/contract';
import { anonymous, insightsOf, insightsOrigin, trackingOf } from '@trolley/contract';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import type { ConsentPolicy } from '../consent/consentPolicy.ts';
import {
  apiContentPolicy,
  pageSecurityHeaders,
  previewHeaders,
  securityHeaders,
} from '../platform/http/securityHeaders.ts';
import type { Log } from '../platform/log.ts';
import { traced } from '../platform/tracing/tracing.ts';
import { categoryIndex } from './categoryIndex.ts';
import { fillSite } from './fillSite.ts';
import type { LoadedPage, PageLoad, ReadyPage } from './loadedPage.ts';
import { loadPage } from './loadPage.ts';
import type { PageContent } from './madePage.ts';
import { sayableNumbers } from './numbersInWords.ts';
import type { Openness } from './openness.ts';
import { opennessOf } from './openness.ts';
import type { PageAsk } from './pageAsk.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import { movedBy } from './planAnswer.ts';
import { recaptchaHosts } from './recaptchaHosts.ts';
import { loadError } from './screens/error.ts';
import { shopAt } from './shopAt.ts';
import type { Surroundings } from './surroundings.ts';

export interface PageContents {
  /** Never fails: what goes wrong becomes an error page. */
  load(ask: PageAsk, snapshot: ShopSnapshot, viewer: Viewer): LoadedPage | Promise<LoadedPage>;
  /** Never throws: what goes wrong becomes an error page, and if that goes wrong too, a line of text. */
  contentOf(ask: PageAsk, snapshot: ShopSnapshot, loaded: ReadyPage, preview?: PagePreview): PageContent;
  /** Whether there is anything to load, without loading it. */
  opennessOf(ask: PageAsk, snapshot: ShopSnapshot): Openness;
  /** Whether a redirect stands before it. */
  isMoved(ask: PageAsk, snapshot: ShopSnapshot): boolean;
  /** What surrounds the pages of a zone. */
  surroundingsOf(snapshot: ShopSnapshot, zone: string): Surroundings;
}

interface Parts {
  readonly shop: PageShop;
  readonly renderer: Pick<Renderer, 'render'>;
  readonly frameFor: (webview: boolean) => PageFrame;
  /** Errors are shown as they are. */
  readonly development: boolean;
  /** Google's bot check stands at the door. */
  readonly recaptcha?: boolean;
  /** Whom maps are asked of. */
  readonly mapOrigins?: readonly string[];
  /** What was consented to may run. */
  readonly consent?: ConsentPolicy;
  readonly log: Log;
}

export function createPageContents({
  shop,
  renderer,
  frameFor,
  development,
  recaptcha = false,
  mapOrigins = [],
  consent,
  log,
}: Parts): PageContents {
  const https = shop.tenant.baseUrl.startsWith('https:');
  const insights = insightsOf(shop.tenant.clientRuntimeConfig);
  const hosts = recaptcha ? recaptchaHosts : { scriptHosts: [], frameHosts: [], connectHosts: [] };
  const { umami } = trackingOf(shop.tenant.clientRuntimeConfig);
  const connectHosts = [
    ...(insights ? [insightsOrigin(insights)] : []),
    ...(umami ? [new URL(umami.host).origin] : []),
    ...hosts.connectHosts,
    ...(consent?.connectHosts ?? []),
  ];
  const scriptHosts = [...hosts.scriptHosts, ...(consent?.scriptHosts ?? [])];
  const dataHeaders = {
    ...securityHeaders({ https }),
    'content-security-policy': apiContentPolicy,
    'x-robots-tag': 'noindex',
  };

  function loadOf({ plan, variant }: PageAsk, snapshot: ShopSnapshot, viewer: Viewer): PageLoad {
    return {
      plan,
      snapshot,
      viewer,
      shop: shopAt(shop, snapshot),
      // Only when it is looked at: the page of an error must not need it.
      get shelf() {
        return shelfOf(snapshot.parts.catalogue, variant.zone);
      },
    };
  }

  function failed(ask: PageAsk, snapshot: ShopSnapshot, viewer: Viewer, err: unknown): ReadyPage {
    const raw = err instanceof Error ? (err.stack ?? String(err)) : String(err);
    const message = 'This page cannot be shown at the moment';
    return loadError(loadOf(ask, snapshot, viewer), { status: 500, message, ...(development && { raw }) });
  }

  function surroundingsOf({ parts }: ShopSnapshot, zone: string): Surroundings {
    const shelf = shelfOf(parts.catalogue, zone);
    return {
      site: fillSite(parts.content, shelf, { routes: shop.routes, locale: shop.tenant.locale }),
      categories: categoryIndex(shelf),
      numbers: sayableNumbers(shelf.numbers()),
    };
  }

  function written(
    { kind, variant }: PageAsk,
    snapshot: ShopSnapshot,
    { payload, tags, shared: isForAll, maxAgeMs }: ReadyPage,
    preview: PagePreview | undefined,
  ): PageContent {
    const { status } = payload;
    const shared = isForAll && !preview;
    const caching = { tags, shared, maxAgeMs };
    if (kind === 'payload') {
      const body = Buffer.from(JSON.stringify(payload));
      const headers = preview ? { ...dataHeaders, ...previewHeaders } : dataHeaders;
      return { status, contentType: 'application/json; charset=utf-8', body, headers, ...caching };
    }
    // Rules for addresses stay here: a page that is open for hours would go by old ones, and they may be thousands.
    const { redirects: _, ...told } = shopAt(shop, snapshot).tenant;
    const tenant = preview ? unwatched(told) : told;
    const boot = { tenant, site: surroundingsOf(snapshot, variant.zone).site, page: payload };
    const frame = frameFor(variant.webview);
    const { html, ...inline } = renderer.render(boot, preview ? { ...frame, preview } : frame);
    const frameHosts = [...inline.frameHosts, ...hosts.frameHosts, ...(consent?.frameHosts ?? [])];
    const headers = pageSecurityHeaders({
      scriptHashes: [...inline.scriptHashes, ...(consent?.scriptHashes ?? [])],
      styleHashes: [...inline.styleHashes, ...(consent?.styleHashes ?? [])],
      imageHosts: consent?.imageHosts,
      scriptHosts,
      frameHosts,
      connectHosts,
      mapOrigins,
      https,
      shared,
      preview: preview !== undefined,
    });
    return { status, contentType: 'text/html; charset=utf-8', body: Buffer.from(html), headers, ...caching };
  }

  return {
    async load(ask, snapshot, viewer) {
      try {
        const attributes = { 'page.kind': ask.kind };
        return await traced({ name: 'page load', attributes }, () => loadPage(loadOf(ask, snapshot, viewer)));
      } catch (err) {
        log.error({ err, path: ask.plan.path }, 'loading a page failed');
        return failed(ask, snapshot, viewer, err);
      }
    },

    surroundingsOf,
    isMoved: ({ plan }, { parts }) => movedBy(parts.words.redirects, plan.path) !== undefined,
    opennessOf: (ask, snapshot) => opennessOf(loadOf(ask, snapshot, anonymous)),

    contentOf(ask, snapshot, loaded, preview) {
      try {
        const attributes = { 'page.kind': ask.kind, 'page.screen': loaded.payload.screen };
        return traced({ name: 'page render', attributes }, () => written(ask, snapshot, loaded, preview));
      } catch (err) {
        log.error({ err, path: ask.plan.path }, 'rendering a page failed');
        try {
          return written(ask, snapshot, failed(ask, snapshot, anonymous, err), preview);
        } catch (second) {
          log.error({ err: second, path: ask.plan.path }, 'rendering the error page failed too');
          return plainError(dataHeaders);
        }
      }
    },
  };
}

/** What editors look at is no visit: nobody is asked for consent, nothing is counted and nobody else is told. */
function unwatched(tenant: BootData['tenant']): BootData['tenant'] {
  const { tracking: _, productDiscovery, ...flags } = tenant.clientRuntimeConfig;
  const { insights: __, ...discovery } = productDiscovery;
  return {
    ...tenant,
    consent: { ...tenant.consent, asked: [] },
    clientRuntimeConfig: {
      ...flags,
      productDiscovery: discovery,
      tracking: { counting: false, dataLayer: false, vitalsPercent: 0 },
    },
  };
}

function plainError(headers: Readonly<Record<string, string>>): PageContent {
  const body = Buffer.from('Internal Server Error\n');
  return { status: 500, contentType: 'text/plain; charset=utf-8', body, headers, tags: [], shared: false };
}
