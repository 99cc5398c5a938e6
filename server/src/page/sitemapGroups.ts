import type { Link, ScreenData } from '@trolley/contract';
import type { ShownPage } from '../content/content.ts';
import { isFindable } from '../search/searchPages.ts';
import type { PageShop } from './pageShop.ts';

/** Every page that is open to all, for people: content by title, then the shop's own pages that have a name. */
export function sitemapGroups(
  pages: ReadonlyMap<string, ShownPage>,
  { tenant, routes, texts, notFoundPage }: Pick<PageShop, 'tenant' | 'routes' | 'texts' | 'notFoundPage'>,
): ScreenData['sitemap']['groups'] {
  const byTitle = new Intl.Collator(tenant.locale);
  const content: Link[] = [...pages.values()]
    .filter((shown) => isFindable(shown) && shown.page.path !== notFoundPage)
    .map(({ page }) => ({ label: page.title, href: page.path }))
    .sort((a, b) => Number(b.href === '/') - Number(a.href === '/') || byTitle.compare(a.label, b.label));
  const shop: Link[] = routes
    .filter(
      ({ name, pattern }) =>
        name !== 'index' && name !== 'generalerror' && name !== 'components' && !pattern.includes(':'),
    )
    .flatMap(({ name, pattern }) => {
      const label = texts(`sitemap.route.${name}`);
      return label === undefined ? [] : [{ label, href: pattern }];
    });
  return [
    { title: texts('sitemap.pages') ?? '', links: content },
    { title: texts('sitemap.shop') ?? '', links: shop },
  ].filter(({ links }) => links.length > 0);
}
