import { type InsightsSettings, matchRoute, type Route } from '@trolley/contract';
import { createInsightsClient } from 'search-insights';
import { createInsights } from './insights.ts';
import { cacheKey } from './queryCache.ts';
import { lastSearch } from './searches.ts';

type Page = Pick<Window, 'document' | 'localStorage' | 'location' | 'fetch'>;

interface Surroundings {
  readonly page: Page;
  readonly routes: readonly Route[];
  readonly settings: InsightsSettings;
}

const defaultCookieDays = 6 * 30;
const dayMs = 86_400_000;
const userCookie = '_ALGOLIA';

/** Watches which results are opened. Loaded only with consent; the returned function stops it and deletes what it stored. */
export function startInsights({ page, routes, settings }: Surroundings): () => void {
  const { cookieDays = defaultCookieDays, ...where } = settings;
  const client = createInsightsClient((url, events) => post(page, url, events));
  client('init', { ...where, useCookie: true, cookieDuration: cookieDays * dayMs });
  const insights = createInsights(client, page.localStorage);

  const searched = () => {
    const search = lastSearch.get();
    if (search) insights.searched(search);
  };
  const clicked = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-searched] a[href]') : null;
    const found = link && matchRoute(routes, decodeURI(new URL(link.href, page.location.href).pathname));
    if (found?.route.name === 'product-slug' && found.params.slug) insights.clicked(found.params.slug);
  };
  const unsubscribe = lastSearch.subscribe(searched);
  page.document.addEventListener('click', clicked, { capture: true });
  searched();

  return () => {
    unsubscribe();
    page.document.removeEventListener('click', clicked, { capture: true });
    page.localStorage.removeItem(cacheKey);
    page.document.cookie = `${userCookie}=; path=/; max-age=0`;
  };
}

/** As plain text, which needs no CORS preflight; `keepalive`, so that it survives leaving the page. */
async function post(page: Page, url: string, events: unknown): Promise<boolean> {
  try {
    const { ok } = await page.fetch(url, { method: 'POST', body: JSON.stringify(events), keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
