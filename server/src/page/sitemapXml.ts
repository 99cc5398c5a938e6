import type { ShownPage } from '../content/content.ts';
import { isFindable } from '../search/searchPages.ts';
import type { PageShop } from './pageShop.ts';

const notForSearchEngines: readonly string[] = ['index', 'generalerror', 'components'];
const mostAddresses = 50_000;

/** Every page that search engines should know. */
export function sitemapXml(
  pages: ReadonlyMap<string, ShownPage>,
  { tenant, routes, notFoundPage }: Pick<PageShop, 'tenant' | 'routes' | 'notFoundPage'>,
): string {
  const content = [...pages.values()]
    .filter((shown) => isFindable(shown) && shown.page.path !== notFoundPage)
    .map(({ page, updatedAt }) => entry(tenant.baseUrl + page.path, updatedAt));
  const shop = routes
    .filter(
      ({ name, pattern, cacheable }) => cacheable && !notForSearchEngines.includes(name) && !pattern.includes(':'),
    )
    .map(({ pattern }) => entry(tenant.baseUrl + pattern));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...content, ...shop].slice(0, mostAddresses),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(address: string, changed?: Date): string {
  return `<url><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
