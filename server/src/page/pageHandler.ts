import type { PageReply } from '@trolley/contract';
import { isBot, previewParameter } from '@trolley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { codingFor } from '../platform/http/coding.ts';
import { fieldsOf } from '../platform/http/readyAnswer.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { Address } from './address.ts';
import { readAddress } from './address.ts';
import { mayShedPage } from './busyPage.ts';
import type { FastPath } from './fastPath.ts';
import type { MadePage } from './madePage.ts';
import { formOf, makePage } from './madePage.ts';
import { asksForViewer } from './openness.ts';
import type { PageAsk } from './pageAsk.ts';
import type { PageCache } from './pageCache.ts';
import type { PageContents } from './pageContent.ts';
import type { PageKind } from './pageKey.ts';
import { addressKey, readVariant } from './pageKey.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import type { PlainPage } from './plainPage.ts';
import type { RedirectPlan } from './planAnswer.ts';
import { planAnswer } from './planAnswer.ts';
import type { PreviewHandler } from './preview/previewHandler.ts';
import type { ViewerOf } from './viewer.ts';

interface Parts {
  readonly shop: PageShop;
  readonly cache: PageCache;
  readonly contents: PageContents;
  readonly fastPath: Pick<FastPath, 'remember'>;
  readonly viewerOf: ViewerOf;
  /** Missing where nobody looks at the shop in preview. */
  readonly previewed?: PreviewHandler | undefined;
  /** Shown instead of a page that whoever asks for has to come back for. */
  readonly busyPage: (address: string) => PlainPage;
  current(): ShopSnapshot;
}

export type PageHandler = (
  kind: PageKind,
  url: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const fileName = /\.[a-z0-9]{1,8}$/i;

/** Answers one address: a redirect, a page from the cache, or one made for this viewer alone. */
export function createPageHandler({
  shop,
  cache,
  contents,
  fastPath,
  viewerOf,
  previewed,
  busyPage,
  current,
}: Parts): PageHandler {
  const { pageMap, baseUrl } = shop.tenant;
  const https = baseUrl.startsWith('https:');

  function plan(address: Address) {
    const { content, words } = current().parts;
    return planAnswer(address, {
      redirects: words.redirects,
      routes: shop.routes,
      searchSlug: pageMap.search.urlslug,
      hasPage: (path) => content.pages.has(path),
    });
  }

  /** Looked at before anything is rendered: a crawler that follows dead links costs next to nothing. */
  function isMissingForBot(ask: PageAsk, { headers }: FastifyRequest): boolean {
    return ask.kind === 'html' && isBot(headers['user-agent']) && contents.opennessOf(ask, current()) === 'missing';
  }

  /** Where more comes than can be rendered: a crawler gets the status alone, a script its refusal, a person words. */
  function sendBusy(
    refusal: Refusal,
    { kind }: PageAsk,
    address: Address,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (kind === 'payload') throw refusal;
    reply.errorCode = refusal.errorCode;
    reply.header('retry-after', String(refusal.retryAfterSeconds));
    if (isBot(request.headers['user-agent'])) return sendStatusAlone(reply, refusal.status);
    const { html, headers } = busyPage(address.encodedPath + address.search);
    reply.headers(headers).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.code(refusal.status).send(html);
  }

  async function pageFor(ask: PageAsk, request: FastifyRequest): Promise<MadePage | RedirectPlan> {
    const snapshot = current();
    if (!asksForViewer(ask.plan, snapshot)) return cache.obtain(ask);
    const loaded = await contents.load(ask, snapshot, await viewerOf(request));
    if (loaded.kind === 'redirect') return loaded;
    return makePage(ask, contents.contentOf(ask, snapshot, loaded), snapshot.version);
  }

  return async (kind, url, request, reply) => {
    const address = readAddress(url);
    if (!address) return sendNothingThere(reply);
    // Before anything else: what a preview shows is neither looked for among the pages of all nor kept there.
    if (previewed && address.query.has(previewParameter)) return previewed(kind, address, request, reply);
    const planned = plan(address);
    if (planned.kind === 'redirect') return sendRedirect(reply, kind, planned, https);
    if (isMissingFile(planned.path, request, current())) return sendNothingThere(reply);

    const variant = readVariant(request.headers.cookie, current().parts.catalogue.zones);
    const ask: PageAsk = { kind, plan: planned, variant };
    if (isMissingForBot(ask, request)) return sendStatusAlone(reply, 404);

    const refusal = mayShedPage(planned.route?.name) && !cache.isReady(ask) ? request.server.tooBusy() : undefined;
    if (refusal) return sendBusy(refusal, ask, address, request, reply);

    const page = await pageFor(ask, request);
    if ('kind' in page) return sendRedirect(reply, kind, page, https);
    if (page.status >= 400 && kind === 'html' && isBot(request.headers['user-agent']))
      return sendStatusAlone(reply, page.status);
    if (page.shared && page.status === 200) fastPath.remember(request.url, addressKey(kind, planned));
    return sendPage(request, reply, page, cache);
  };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  cache: PageCache,
): Promise<FastifyReply> {
  const coding = codingFor(request.headers['accept-encoding']);
  const form = page.shared ? await cache.formFor(page, coding) : await formOf(page, coding);
  const isKnown = form.etag !== undefined && isFresh(request.headers['if-none-match'], form.etag);
  reply.headers(fieldsOf(isKnown ? form.notModified : form.head));
  return isKnown ? reply.code(304).send() : reply.code(page.status).send(form.body);
}

/** What looks like a file is mostly asked for by scripts; only a person's browser is shown a page instead. */
function isMissingFile(path: string, { headers }: FastifyRequest, { parts }: ShopSnapshot): boolean {
  return fileName.test(path) && !parts.content.pages.has(path) && !String(headers.accept).includes('text/html');
}

function sendNothingThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
}

function sendStatusAlone(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send();
}

/** A page is redirected by HTTP; a payload names the target, and the storefront follows it itself. */
function sendRedirect(reply: FastifyReply, kind: PageKind, plan: RedirectPlan, https: boolean): FastifyReply {
  const { status, to, external, cookies } = plan;
  for (const name of cookies) {
    reply.header('set-cookie', `${name}=true; Path=/; SameSite=Lax${https ? '; Secure' : ''}`);
  }
  // Editors change redirects: browsers must not go by an old one for long.
  reply.header('cache-control', status === 301 ? 'public, max-age=60' : 'no-store');
  if (kind === 'html') return reply.code(status).header('location', to).send();
  return reply.send({ redirect: { to, external } } satisfies PageReply);
}
