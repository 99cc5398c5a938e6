import type { PageMeta, PagePayload } from '@trolley/contract';

/** What browsers and search engines are told about a page. */
export interface Head {
  readonly title: string;
  readonly description: string | undefined;
  readonly keywords: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string;
}

export function headOf({ meta, canonical, status }: Pick<PagePayload, 'meta' | 'canonical' | 'status'>): Head {
  const { title, description, keywords } = meta;
  return { title, description, keywords, robots: robotsOf(meta, status), canonical };
}

/** Nothing is said where everything is allowed; an error page is never kept by a search engine. */
function robotsOf({ noIndex, noFollow }: PageMeta, status: number): string | undefined {
  const rules = [(noIndex || status >= 400) && 'noindex', noFollow && 'nofollow'].filter(Boolean);
  return rules.length > 0 ? rules.join(', ') : undefined;
}
