import type {
  ErrorScreenData,
  PageMeta,
  PagePayload,
  PagePayloadOf,
  ScreenData,
  ScreenName,
  Viewer,
} from '@trolley/contract';
import { isRestricted, mayView } from '@trolley/contract';
import type { ShownPage } from '../content/content.ts';
import { contentTags } from '../content/content.ts';
import { searchPages } from '../search/searchPages.ts';
import { readSearchTerm } from '../search/searchTerm.ts';
import { encodePath } from './address.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import type { PagePlan } from './planAnswer.ts';
import { sitemapGroups } from './sitemapGroups.ts';

export interface LoadedPage {
  readonly payload: PagePayload;
  /** What it was made from; when one of these changes it must be made again. */
  readonly tags: readonly string[];
  /** The same for everybody, so it may be kept. */
  readonly shared: boolean;
}

export interface PageLoad {
  readonly plan: PagePlan;
  readonly snapshot: ShopSnapshot;
  readonly viewer: Viewer;
  readonly shop: PageShop;
}

interface Loaded<N extends ScreenName> {
  readonly screen: N;
  readonly data: ScreenData[N];
  /** Its title stands in the site's template; `wholeTitle` stands alone. */
  readonly meta: Omit<PageMeta, 'title'> & { readonly title?: string };
  readonly wholeTitle?: string;
  readonly tags?: readonly string[];
  readonly status?: number;
  readonly shared?: boolean;
}

const mostHits = 50;

/** What a page shows, from the address and the snapshot alone. What is not there, or not for this viewer, is not found. */
export function loadPage(load: PageLoad): LoadedPage {
  const { plan, snapshot, shop } = load;
  const { pages } = snapshot.parts.content;
  const { texts } = shop;
  switch (plan.route?.name) {
    case 'index':
      return loadContent(load);
    case 'sitemap': {
      const data = { groups: sitemapGroups(pages, shop) };
      return made(load, {
        screen: 'sitemap',
        data,
        meta: { title: texts('sitemap.title') },
        tags: [contentTags.pages],
      });
    }
    case 'search-term': {
      const term = readSearchTerm(plan.params['term'] ?? '');
      const hits = searchPages(pages, term);
      const data = { term, results: hits.slice(0, mostHits), total: hits.length };
      const meta = { title: texts('search.title', { term }), noIndex: true };
      return made(load, { screen: 'search-term', data, meta, tags: [contentTags.pages] });
    }
    case 'generalerror': {
      const meta = { title: texts('error.general.title'), noIndex: true };
      return made(load, { screen: 'generalerror', data: { status: 500, message: '' }, meta });
    }
    case 'components':
      return made(load, {
        screen: 'components',
        data: { themes: shop.themes },
        meta: { noIndex: true, noFollow: true },
      });
    case undefined:
      return notFound(load);
  }
}

/** Whether what this address shows depends on who is asking. */
export function asksForViewer({ path, route }: PagePlan, { parts }: ShopSnapshot): boolean {
  return route?.name === 'index' && isRestricted(parts.content.pages.get(path)?.access);
}

/** The page of an error, under the address that was asked for. */
export function loadError(load: PageLoad, error: ErrorScreenData, tags: readonly string[] = []): LoadedPage {
  const isMissing = error.status === 404;
  const title = load.shop.texts(isMissing ? 'error.notFound.title' : 'error.general.title');
  const meta = { title, noIndex: true };
  return made(load, { screen: 'generalerror', data: error, meta, tags, status: error.status, shared: isMissing });
}

function loadContent(load: PageLoad): LoadedPage {
  const { plan, snapshot, viewer } = load;
  const { pages, site } = snapshot.parts.content;
  const shown = pages.get(plan.path);
  const shared = !shown || isOpen(shown);
  if (!shown || !mayView(shown.access, viewer)) return { ...notFound(load), shared };
  const { page, meta } = shown;
  const isHome = page.path === '/';
  return made(load, {
    screen: 'index',
    data: { page },
    meta: { ...meta, title: meta.title ?? page.title },
    // The home page is the site itself.
    wholeTitle: isHome ? (meta.title ?? site.seo.defaultTitle) : undefined,
    tags: [contentTags.page(plan.path)],
    shared,
  });
}

function notFound(load: PageLoad): LoadedPage {
  const { plan, snapshot, shop } = load;
  const tags = [contentTags.page(plan.path)];
  let page: ShownPage['page'] | undefined;
  if (shop.notFoundPage !== undefined) {
    tags.push(contentTags.page(shop.notFoundPage));
    const own = snapshot.parts.content.pages.get(shop.notFoundPage);
    page = own && isOpen(own) ? own.page : undefined;
  }
  return loadError(load, { status: 404, message: `Page not found: ${plan.path}`, ...(page && { page }) }, tags);
}

function isOpen({ access, draft }: ShownPage): boolean {
  return !isRestricted(access) && !draft;
}

function made<N extends ScreenName>({ plan, snapshot, shop }: PageLoad, loaded: Loaded<N>): LoadedPage {
  const { screen, data, meta, wholeTitle, tags = [], status = 200, shared = true } = loaded;
  const { path, route, params, query } = plan;
  const { seo } = snapshot.parts.content.site;
  const encodedPath = encodePath(path);
  const title =
    meta.title === undefined ? seo.defaultTitle : seo.titleTemplate.replaceAll('{title}', () => meta.title ?? '');
  const payload: PagePayloadOf<N> = {
    buildId: shop.buildId,
    screen,
    path: encodedPath,
    params,
    layout: route?.layout ?? 'default',
    status,
    meta: {
      ...meta,
      title: wholeTitle ?? title,
      description: meta.description ?? (meta.noIndex ? undefined : seo.defaultDescription),
    },
    canonical: `${shop.tenant.baseUrl}${encodedPath}${query === '' ? '' : `?${query}`}`,
    data,
  };
  return {
    // One member of the union for one screen, which a generic function cannot tell the compiler.
    payload: payload as PagePayload,
    tags: [contentTags.site, ...tags],
    shared: shared && (route?.cacheable ?? true),
  };
}
