import type { PageMeta, PagePayload, PagePayloadOf, ScreenData, ScreenName, Viewer } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { contentTags } from '../content/content.ts';
import { encodePath } from './address.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import type { PagePlan, RedirectPlan } from './planAnswer.ts';

export interface ReadyPage {
  readonly kind: 'page';
  readonly payload: PagePayload;
  /** What it was made from; when one of these changes it must be made again. */
  readonly tags: readonly string[];
  /** The same for everybody, so it may be cached. */
  readonly shared: boolean;
  /** How long it may be cached at most, where changes of what it shows are not known. */
  readonly maxAgeMs?: number;
}

/** What an address shows, or where it leads once the catalogue has been asked. */
export type LoadedPage = ReadyPage | RedirectPlan;

export interface PageLoad {
  readonly plan: PagePlan;
  readonly snapshot: ShopSnapshot;
  readonly viewer: Viewer;
  readonly shop: PageShop;
  /** The catalogue as the visitor's zone sees it. */
  readonly shelf: Shelf;
}

interface Screen<N extends ScreenName> {
  readonly screen: N;
  readonly data: ScreenData[N];
  /** Its title stands in the site's template; `wholeTitle` stands alone. */
  readonly meta: Omit<PageMeta, 'title'> & { readonly title?: string };
  readonly wholeTitle?: string;
  readonly tags?: readonly string[];
  readonly status?: number;
  readonly shared?: boolean;
  readonly maxAgeMs?: number;
  /** The address search engines should know, where it is another one. */
  readonly canonical?: string;
}

/** A screen with its data as a page of this address. */
export function readyPage<N extends ScreenName>({ plan, snapshot, shop }: PageLoad, shown: Screen<N>): ReadyPage {
  const { screen, data, meta, wholeTitle, tags = [], status = 200, shared = true, maxAgeMs, canonical } = shown;
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
    canonical: shop.tenant.baseUrl + (canonical ?? encodedPath + (query === '' ? '' : `?${query}`)),
    data,
  };
  return {
    kind: 'page',
    // One member of the union for one screen, which a generic function cannot tell the compiler.
    payload: payload as PagePayload,
    tags: [...new Set([contentTags.site, ...tags])],
    shared: shared && (route?.cacheable ?? true),
    ...(maxAgeMs !== undefined && { maxAgeMs }),
  };
}
