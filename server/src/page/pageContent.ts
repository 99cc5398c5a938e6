import type { PageFrame, Renderer, Viewer } from '@trolley/contract';
import { anonymous } from '@trolley/contract';
import { apiContentPolicy, pageSecurityHeaders, securityHeaders } from '../platform/http/securityHeaders.ts';
import type { Log } from '../platform/log.ts';
import type { LoadedPage } from './loadPage.ts';
import { loadError, loadPage } from './loadPage.ts';
import type { PageContent } from './madePage.ts';
import type { PageAsk } from './pageAsk.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';

export interface PageContents {
  load(ask: PageAsk, snapshot: ShopSnapshot, viewer: Viewer): LoadedPage;
  /** Never throws: what goes wrong becomes an error page, and if that goes wrong too, a line of text. */
  contentOf(ask: PageAsk, snapshot: ShopSnapshot, loaded: LoadedPage): PageContent;
}

interface Parts {
  readonly shop: PageShop;
  readonly renderer: Pick<Renderer, 'render'>;
  readonly frameFor: (webview: boolean) => PageFrame;
  /** Errors are shown as they are. */
  readonly development: boolean;
  readonly log: Log;
}

export function createPageContents({ shop, renderer, frameFor, development, log }: Parts): PageContents {
  const https = shop.tenant.baseUrl.startsWith('https:');
  const dataHeaders = {
    ...securityHeaders({ https }),
    'content-security-policy': apiContentPolicy,
    'x-robots-tag': 'noindex',
  };

  function failed(ask: PageAsk, snapshot: ShopSnapshot, viewer: Viewer, err: unknown): LoadedPage {
    const raw = err instanceof Error ? (err.stack ?? String(err)) : String(err);
    const message = 'This page cannot be shown at the moment';
    return loadError({ plan: ask.plan, snapshot, viewer, shop }, { status: 500, message, ...(development && { raw }) });
  }

  function written(
    { kind, variant }: PageAsk,
    { parts }: ShopSnapshot,
    { payload, tags, shared }: LoadedPage,
  ): PageContent {
    const { status } = payload;
    if (kind === 'payload') {
      const body = Buffer.from(JSON.stringify(payload));
      return { status, contentType: 'application/json; charset=utf-8', body, headers: dataHeaders, tags, shared };
    }
    const boot = { tenant: shop.tenant, site: parts.content.site, page: payload };
    const { html, ...inline } = renderer.render(boot, frameFor(variant.webview));
    const headers = pageSecurityHeaders({ ...inline, https });
    return { status, contentType: 'text/html; charset=utf-8', body: Buffer.from(html), headers, tags, shared };
  }

  return {
    load(ask, snapshot, viewer) {
      try {
        return loadPage({ plan: ask.plan, snapshot, viewer, shop });
      } catch (err) {
        log.error({ err, path: ask.plan.path }, 'loading a page failed');
        return failed(ask, snapshot, viewer, err);
      }
    },

    contentOf(ask, snapshot, loaded) {
      try {
        return written(ask, snapshot, loaded);
      } catch (err) {
        log.error({ err, path: ask.plan.path }, 'rendering a page failed');
        try {
          return written(ask, snapshot, failed(ask, snapshot, anonymous, err));
        } catch (second) {
          log.error({ err: second, path: ask.plan.path }, 'rendering the error page failed too');
          return plainError(dataHeaders);
        }
      }
    },
  };
}

function plainError(headers: Readonly<Record<string, string>>): PageContent {
  const body = Buffer.from('Internal Server Error\n');
  return { status: 500, contentType: 'text/plain; charset=utf-8', body, headers, tags: [], shared: false };
}
