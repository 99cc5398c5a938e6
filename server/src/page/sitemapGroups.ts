import type { CategoryTree, Link, SitemapGroup } from '@trolley/contract';
import { pathTo } from '@trolley/contract';
import type { ShownPage } from '../content/content.ts';
import { isFindable } from '../search/searchPages.ts';
import type { PageShop } from './pageShop.ts';

type Shop = Pick<PageShop, 'tenant' | 'routes' | 'texts' | 'notFoundPage'>;

/** Every page that is open to all, for people: content by title, the shop's own pages that have a name, then its departments. */
export function sitemapGroups(
  pages: ReadonlyMap<string, ShownPage>,
  tree: CategoryTree,
  shop: Shop,
): readonly SitemapGroup[] {
  const { texts } = shop;
  const groups: readonly SitemapGroup[] = [
    { title: texts('sitemap.pages') ?? '', links: contentLinks(pages, shop) },
    { title: texts('sitemap.shop') ?? '', links: routeLinks(shop) },
    ...departments(tree, shop),
  ];
  return groups.filter(({ links, href }) => links.length > 0 || href !== undefined);
}

function contentLinks(pages: ReadonlyMap<string, ShownPage>, { tenant, notFoundPage }: Shop): readonly Link[] {
  const byTitle = new Intl.Collator(tenant.locale);
  return [...pages.values()]
    .filter((shown) => isFindable(shown) && shown.page.path !== notFoundPage)
    .map(({ page }) => ({ label: page.title, href: page.path }))
    .sort((a, b) => Number(b.href === '/') - Number(a.href === '/') || byTitle.compare(a.label, b.label));
}

function routeLinks({ routes, texts }: Shop): readonly Link[] {
  const overview = pathTo(routes, 'products-slug');
  const named = routes
    .filter(
      ({ name, pattern }) =>
        name !== 'index' && name !== 'generalerror' && name !== 'components' && !pattern.includes(':'),
    )
    .flatMap(({ name, pattern }) => {
      const label = texts(`sitemap.route.${name}`);
      return label === undefined ? [] : [{ label, href: pattern }];
    });
  const all = texts('catalogue.meta.overview.title');
  return overview === undefined || all === undefined ? named : [{ label: all, href: overview }, ...named];
}

function departments({ categories }: CategoryTree, { routes }: Shop): readonly SitemapGroup[] {
  const linkTo = ({ slug, name }: { readonly slug: string; readonly name: string }): Link => ({
    label: name,
    href: pathTo(routes, 'products-slug', { slug }) ?? '',
  });
  return categories.map((root) => ({
    title: root.name,
    href: linkTo(root).href,
    links: root.children.map((branch) => ({ ...linkTo(branch), children: branch.children.map(linkTo) })),
  }));
}
