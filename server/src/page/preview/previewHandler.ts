import { createHash } from 'node:crypto';
import type { PagePreview, PageReply, Viewer } from '@trolley/contract';
import { anonymous, mayView, previewFailures, previewParameter, previewSiteHeader } from '@trolley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptByNobody } from '../../platform/http/caching.ts';
import { codingFor } from '../../platform/http/coding.ts';
import { fieldsOf } from '../../platform/http/readyAnswer.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SnapshotScope } from '../../platform/snapshot/snapshotScope.ts';
import { type Address, readAddress } from '../address.ts';
import { formOf, makePage } from '../madePage.ts';
import type { PageAsk } from '../pageAsk.ts';
import type { PageContents } from '../pageContent.ts';
import { type PageKind, readVariant } from '../pageKey.ts';
import type { PageShop, ShopParts, ShopSnapshot } from '../pageShop.ts';
import { type PagePlan, planAnswer, type RedirectPlan } from '../planAnswer.ts';
import { shopAt } from '../shopAt.ts';
import { momentInWords } from './momentInWords.ts';
import type { Preview, Previews } from './previews.ts';
import { plainTexts, previewTexts } from './previewWords.ts';

interface Parts {
  readonly shop: PageShop;
  readonly contents: PageContents;
  readonly previews: Previews;
  readonly scope: Pick<SnapshotScope<ShopParts>, 'within'>;
  /** Shown instead of a page that cannot be. */
  readonly endPage: (end: { readonly why: 'ended' | 'busy'; readonly path: string }) => {
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

export type PreviewHandler = (
  kind: PageKind,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Answers an address in preview. It never looks into the page cache, and nothing of it goes there. */
export function createPreviewHandler({ shop, contents, previews, scope, endPage }: Parts): PreviewHandler {
  const { pageMap } = shop.tenant;

  function plan(address: Address, { parts }: ShopSnapshot): RedirectPlan | PagePlan {
    return planAnswer(address, {
      redirects: parts.words.redirects,
      routes: shop.routes,
      searchSlug: pageMap.search.urlslug,
      hasPage: (path) => parts.content.pages.has(path),
    });
  }

  async function pageFor(ask: PageAsk, { snapshot, at, isLater }: Preview, token: string) {
    const loaded = await scope.within(snapshot, at, async () =>
      contents.load(ask, snapshot, viewerFor(ask.plan, snapshot)),
    );
    if (loaded.kind === 'redirect') return loaded;
    const site = siteOf(contents, snapshot, ask);
    const preview: PagePreview = { token, site, texts: said(shopAt(shop, snapshot), isLater ? at : undefined) };
    const moment = isLater ? { moment: momentInWords(at, shop.tenant) } : {};
    const content = await scope.within(snapshot, at, async () =>
      contents.contentOf(ask, snapshot, loaded, { ...preview, ...moment }),
    );
    const headers = { ...content.headers, [previewSiteHeader]: site };
    return makePage(ask, { ...content, headers, shared: false }, snapshot.version);
  }

  function refuse(kind: PageKind, why: 'ended' | 'busy', address: Address, reply: FastifyReply): FastifyReply {
    const status = why === 'ended' ? 403 : 429;
    if (kind === 'payload') {
      throw new Refusal(status, previewFailures.previewEnded, 'This preview has ended. Open it again from the studio.');
    }
    const { html, headers } = endPage({ why, path: address.encodedPath + address.search });
    reply.headers(headers).header('cache-control', keptByNobody).type('text/html; charset=utf-8');
    return reply.code(status).send(html);
  }

  return async (kind, asked, request, reply) => {
    const token = asked.query.get(previewParameter) ?? '';
    const address = withoutPreview(asked);
    const opened = await previews.open(token);
    if (opened === 'ended') return refuse(kind, 'ended', address, reply);
    if (typeof opened === 'number') return refuse(kind, 'busy', address, reply.header('retry-after', String(opened)));
    const planned = plan(address, opened.snapshot);
    if (planned.kind === 'redirect') return sendRedirect(reply, kind, planned, token);

    const variant = readVariant(request.headers.cookie, opened.snapshot.parts.catalogue.zones);
    const page = await pageFor({ kind, plan: planned, variant }, opened, token);
    if ('kind' in page) return sendRedirect(reply, kind, page, token);
    const form = await formOf(page, codingFor(request.headers['accept-encoding']));
    return reply.headers(fieldsOf(form.head)).code(page.status).send(form.body);
  };
}

/** The address of the page itself. */
function withoutPreview(asked: Address): Address {
  const query = new URLSearchParams(asked.query);
  query.delete(previewParameter);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return readAddress(asked.encodedPath + search) ?? { ...asked, query, search };
}

/** Whoever edits a page sees it as one of those it is for. */
function viewerFor({ path }: PagePlan, { parts }: ShopSnapshot): Viewer {
  const access = parts.content.pages.get(path)?.access;
  const viewers: readonly Viewer[] = [
    anonymous,
    { loggedIn: true, joeMember: false },
    { loggedIn: true, joeMember: true },
  ];
  return viewers.find((viewer) => mayView(access, viewer)) ?? anonymous;
}

function siteOf(contents: PageContents, snapshot: ShopSnapshot, { variant }: PageAsk): string {
  const { site } = contents.surroundingsOf(snapshot, variant.zone);
  return createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 16);
}

/** The words of previews, with the moment where it is another one than now. */
function said(shop: PageShop, at: number | undefined): Readonly<Record<string, string>> {
  const texts = plainTexts(shop);
  if (at === undefined) return texts;
  const title = previewTexts(shop)('preview.bar.later', { moment: momentInWords(at, shop.tenant) });
  return { ...texts, ...(title !== undefined && { 'preview.bar.title': title }) };
}

/** Inside the shop the preview goes along, and no browser remembers where it led. */
function sendRedirect(reply: FastifyReply, kind: PageKind, plan: RedirectPlan, token: string): FastifyReply {
  const { status, external } = plan;
  const to = external ? plan.to : withPreview(plan.to, token);
  reply.header('cache-control', keptByNobody).header('referrer-policy', 'no-referrer');
  if (kind === 'html')
    return reply
      .code(status === 301 ? 302 : status)
      .header('location', to)
      .send();
  return reply.send({ redirect: { to, external } } satisfies PageReply);
}

function withPreview(to: string, token: string): string {
  const [address = '', place] = to.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${previewParameter}=${token}`;
  return place === undefined ? joined : `${joined}#${place}`;
}
