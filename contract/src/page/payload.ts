import type { ClientConfig } from '../content/clientConfig.ts';
import type { Link } from '../content/link.ts';
import type { ContentPage, PageMeta } from '../content/page.ts';
import type { Layout, RouteName } from '../route/routes.ts';
import type { RedirectTarget } from '../tenant/redirects.ts';
import type { TenantConfig } from '../tenant/tenantConfig.ts';

/** What each screen is given to show. A domain adds its screens here when it brings them. */
export interface ScreenData {
  index: { readonly page: ContentPage };
  sitemap: { readonly groups: readonly { readonly title: string; readonly links: readonly Link[] }[] };
  'search-term': { readonly term: string; readonly results: readonly SearchHit[]; readonly total: number };
  generalerror: ErrorScreenData;
  /** The themes of all tenants, each as a style sheet scoped to `[data-theme=id]`. */
  components: { readonly themes: readonly { readonly id: string; readonly name: string; readonly style: string }[] };
}
export type ScreenName = keyof ScreenData & RouteName;

export interface SearchHit {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
}

export interface ErrorScreenData {
  readonly status: number;
  readonly message: string;
  /** The tenant's own not-found page, if editors made one. */
  readonly page?: ContentPage;
  /** Only in development: what really happened. */
  readonly raw?: string;
}

/** One page's data: embedded in its HTML, and fetched alone when the browser navigates to it. */
export type PagePayload = { [N in ScreenName]: PagePayloadOf<N> }[ScreenName];

export interface PagePayloadOf<N extends ScreenName> {
  readonly buildId: string;
  readonly screen: N;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly layout: Layout;
  readonly status: number;
  readonly meta: PageMeta;
  /** The address search engines should know, without entry flags and foreign parameters. */
  readonly canonical: string;
  readonly data: ScreenData[N];
}

/** All that the browser needs to come alive, embedded once in the first page. */
export interface BootData {
  readonly tenant: TenantConfig;
  readonly site: ClientConfig;
  readonly page: PagePayload;
}

/** What `payloadPath` answers: the page's data, or where to go instead. */
export type PageAnswer = PagePayload | { readonly redirect: RedirectTarget };

/** Where the payload of a page is found. */
export function payloadPath(pathname: string, search = ''): string {
  return `/_payload${pathname}${search}`;
}
